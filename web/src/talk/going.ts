/** Going to what is said at a table, and back to the board. */

/** Is the panel in sight? On a phone it may be shown, but further down. */
export function isInSight(panel: Element | null): boolean {
  if (!panel) return false;
  const { top, bottom } = panel.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight * 0.8;
}

/** Where there is a keyboard one can write at once; a finger's keyboard would cover what is to be read. */
export function goTo(panel: HTMLElement | null): void {
  if (!panel) return;
  panel.scrollIntoView({ block: 'start' });
  if (!window.matchMedia('(pointer: fine)').matches) return;
  panel.querySelector<HTMLElement>('input, summary')?.focus({ preventScroll: true });
}
