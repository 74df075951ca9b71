import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'scenes', 'src/wire/types.ts', 'src/games/*/types.ts', 'stories'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // The addresses are our own and go through router.ts.
      'svelte/no-navigation-without-resolve': 'off',
      // Not everything beside a page's state is state.
      'svelte/prefer-svelte-reactivity': 'off',
      // TypeScript knows the names better.
      'no-undef': 'off',
      // The rules' own text is turned into HTML by words/markup.ts, which escapes everything else.
      'svelte/no-at-html-tags': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
);
