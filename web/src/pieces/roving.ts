/**
 * One stop for the Tab key in a board full of choices; the arrow keys go on from there. Put it on whatever
 * holds elements with `data-choice`: `<div {@attach roving()}>`.
 */

import type { Attachment } from 'svelte/attachments';

import { isArrow, nextPlace, type Point } from './direction';

export function roving(): Attachment<HTMLElement> {
  return (holder) => {
    const choices = () => [...holder.querySelectorAll<SVGElement | HTMLElement>('[data-choice]')];

    /** Exactly one choice can be reached by Tab: the one that had the focus last, or the first. */
    const settle = () => {
      const all = choices();
      const stop = all.find((one) => one === document.activeElement) ?? all.find(isStop) ?? all[0];
      for (const one of all) {
        const index = one === stop ? '0' : '-1';
        if (one.getAttribute('tabindex') !== index) one.setAttribute('tabindex', index);
      }
    };
    const isStop = (one: Element) => one.getAttribute('tabindex') === '0';

    const key = (event: KeyboardEvent) => {
      const here = (event.target as Element).closest('[data-choice]');
      if (!isArrow(event.key) || !here || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const all = choices();
      const next = all[nextPlace(all.map(centre), centre(here), event.key)];
      next?.focus({ preventScroll: true });
    };

    settle();
    const watcher = new MutationObserver(settle);
    watcher.observe(holder, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-choice'],
    });
    holder.addEventListener('focusin', settle);
    holder.addEventListener('keydown', key);
    return () => {
      watcher.disconnect();
      holder.removeEventListener('focusin', settle);
      holder.removeEventListener('keydown', key);
    };
  };
}

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
