/**
 * Whoever plays by keyboard stays on the board: when the choice that had the focus is gone, because it was made
 * or another turn has begun, the focus goes to the nearest one that there is. Put it on what holds the choices:
 * `<div {@attach holding()}>`.
 */

import type { Attachment } from 'svelte/attachments';

import type { Point } from './direction';

export function holding(): Attachment<HTMLElement> {
  return (holder) => {
    /** Where the focus was last, as long as it has not gone elsewhere. */
    let last: Point | null = null;

    const remember = (event: FocusEvent) => {
      const target = event.target as Element;
      const isChoice = holder.contains(target) && target.matches('[data-choice]:focus-visible');
      last = isChoice ? centre(target) : null;
    };

    const restore = () => {
      const now = document.activeElement;
      const isLost = now === null || now === document.body || (holder.contains(now) && now.matches('g'));
      if (last === null || !isLost || now?.matches('[data-choice]')) return;
      const from = last;
      const far = (one: Element) => Math.hypot(centre(one).x - from.x, centre(one).y - from.y);
      const choices = [...holder.querySelectorAll<SVGElement>('[data-choice]')];
      const nearest = choices.sort((one, other) => far(one) - far(other))[0];
      nearest?.focus({ preventScroll: true });
    };

    const watcher = new MutationObserver(restore);
    watcher.observe(holder, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-choice'],
    });
    document.addEventListener('focusin', remember);
    return () => {
      watcher.disconnect();
      document.removeEventListener('focusin', remember);
    };
  };
}

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
