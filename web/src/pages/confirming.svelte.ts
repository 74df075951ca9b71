/** Is a move made only when it is confirmed? Each browser keeps what its people like. */

const KEY = 'pangea-confirm';

let on = $state(localStorage.getItem(KEY) === 'on');

export function confirmsMoves(): boolean {
  return on;
}

export function setConfirming(wanted: boolean): void {
  on = wanted;
  localStorage.setItem(KEY, wanted ? 'on' : 'off');
}
