/** Light or dark: as the system has it, until somebody chooses. */

export type Theme = 'light' | 'dark';

const KEY = 'pangea-theme';
const dark = window.matchMedia('(prefers-color-scheme: dark)');

const paper = window.matchMedia('print');

let chosen = $state<Theme | null>(kept());
let system = $state<Theme>(dark.matches ? 'dark' : 'light');
dark.addEventListener('change', () => {
  system = dark.matches ? 'dark' : 'light';
  show();
});

// Ink on white paper, however dark the screen is.
paper.addEventListener('change', show);

export function theme(): Theme {
  return chosen ?? system;
}

export function setTheme(wanted: Theme): void {
  chosen = wanted;
  localStorage.setItem(KEY, wanted);
  show();
}

/** Put the theme on the page. */
export function show(): void {
  document.documentElement.dataset.theme = paper.matches ? 'light' : theme();
}

function kept(): Theme | null {
  const word = localStorage.getItem(KEY);
  return word === 'light' || word === 'dark' ? word : null;
}
