import '@fontsource-variable/eb-garamond/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './look/tokens.css';
import './look/page.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { show } from './look/theme.svelte';
import { followRenewals } from './renewal.svelte';
import { need } from './words/words.svelte';

show();
followRenewals();
await need('web', 'core');
mount(App, { target: document.getElementById('page')! });
