/** Whoever wants something on the board to be seen asks for all of it: boards that were looked at closely step back. */

let asked = $state(0);

/** How often that was asked for. */
export function wholeAsked(): number {
  return asked;
}

/** Show the whole board, and scroll to it. */
export function showWhole(): void {
  asked += 1;
  document.querySelector('main')?.scrollIntoView({ block: 'start' });
}
