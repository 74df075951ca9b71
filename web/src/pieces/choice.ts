/**
 * Something on a board that can be chosen, by pointer, touch or keyboard:
 *
 *     <g {@attach choice({ label: t('…'), act: () => pick(place) })}>…</g>
 *
 * The arrow keys go from choice to choice (see roving.ts); Enter and Space choose.
 */

import type { Attachment } from 'svelte/attachments';

export interface Choice {
  /** What it says to those who hear it. */
  label: string;
  act: () => void;
  /** Picked already, as the first of two steps? Leave out where nothing can be picked. */
  pressed?: boolean;
  /** When the pointer or the focus comes and goes. */
  hover?: (on: boolean) => void;
}

export function choice({ label, act, pressed, hover }: Choice): Attachment<Element> {
  return (element) => {
    element.setAttribute('role', 'button');
    element.setAttribute('aria-label', label);
    element.setAttribute('data-choice', '');
    if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
    if (pressed === undefined) element.removeAttribute('aria-pressed');
    else element.setAttribute('aria-pressed', String(pressed));

    const click = (event: Event) => {
      event.stopPropagation();
      act();
    };
    const key = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    // A choice that is taken away while it has the focus loses it in the middle of drawing: that is told afterwards.
    const tell = (on: boolean) => queueMicrotask(() => hover?.(on));
    const come = () => tell(true);
    const leave = () => tell(false);
    const listening: [string, (event: Event) => void][] = [
      ['click', click],
      ['keydown', key],
      ['pointerenter', come],
      ['pointerleave', leave],
      ['focus', come],
      ['blur', leave],
    ];
    for (const [name, listener] of listening) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listening) element.removeEventListener(name, listener);
      for (const name of ['role', 'aria-label', 'data-choice', 'aria-pressed']) element.removeAttribute(name);
    };
  };
}
