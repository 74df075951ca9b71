/** The focus stays in the page. */

import { tick } from 'svelte';

/** What had the focus is gone: whoever plays by keys goes on at the main part, not at the head of the page. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}
