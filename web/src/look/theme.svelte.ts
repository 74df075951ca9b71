/** Light or dark: as the system has it, until somebody chooses. */

export type Theme = 'light' | 'dark';

const KEY = 'pangea-theme';
const dark = window.matchMedia('(prefers-color-scheme: dark)');

let chosen = $state<Theme | null>(kept());
let system = $state<Theme>(dark.matches ? 'dark' : 'light');
dark.addEventListener('change', () => {
  system = dark.matches ? 'dark' : 'light';
  show();
});

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
  document.documentElement.dataset.theme = theme();
}

function kept(): Theme | null {
  const word = localStorage.getItem(KEY);
  return word === 'light' || word === 'dark' ? word : null;
}
