/** The clipboard, where the browser gives it; else the text is there to be copied by hand. */

import { toast } from '../../pieces/toasts.svelte';
import { t } from '../../words/words.svelte';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('accounts-copied'));
  } catch {
    window.prompt(t('accounts-copy-by-hand'), text);
  }
}
