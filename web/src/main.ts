import '@fontsource-variable/eb-garamond/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './look/tokens.css';
import './look/page.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { show } from './look/theme.svelte';
import { need } from './words/words.svelte';

// The pages were renewed while this one was open: what it wants to fetch is gone, and the new page knows better.
// Once: if that was not the reason, it would go on for ever.
const RENEWED = 'pangea-renewed';
window.addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem(RENEWED)) return;
  sessionStorage.setItem(RENEWED, '1');
  event.preventDefault();
  location.reload();
});
window.addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(RENEWED), 10_000));

show();
await need('web', 'core');
mount(App, { target: document.getElementById('page')! });
