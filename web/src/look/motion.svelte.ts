/** Does the reader want things to move? */

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

let moving = $state(!reduced.matches);
reduced.addEventListener('change', () => {
  moving = !reduced.matches;
});

export function motion(): boolean {
  return moving;
}
