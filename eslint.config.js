import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import relay from 'eslint-plugin-relay';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import { APP_TESTS, isConnected } from './tests/layout.mjs';

export default defineConfig([
  globalIgnores([
    'node_modules',
    '.next',
    '.frontage',
    '__generated__',
    'next-env.d.ts',
    'src/publish/template',
  ]),
  // Frontage's own tests are about its sample.
  isConnected ? globalIgnores(['tests/*', ...APP_TESTS.map((folder) => `!${folder}`)]) : [],
  js.configs.recommended,
  typescript.configs.recommended,
  {
    ...reactHooks.configs.flat.recommended,
    files: ['**/*.tsx', 'src/{relay,ui,resources}/**/*.ts'],
  },
  {
    files: ['src/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'],
    plugins: { relay },
    rules: {
      ...relay.configs['ts-strict'].rules,
      // A table asks for what its cells show; whether each field is read is seen by the types.
      'relay/unused-fields': 'off',
      // The query of a page is named after its screen, which its file is named after.
      'relay/graphql-naming': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'],
    rules: {
      // What Relay's own packages share changes without notice: src/patches alone uses it.
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'relay-runtime', importNames: ['__internal'] }] },
      ],
    },
  },
  {
    // What the sample is filled with is data, and an app's screens are as long as its schema has them.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/backend/sample/**', 'src/resources/**'],
    rules: { 'max-lines': ['error', { max: 255, skipBlankLines: true, skipComments: true }] },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
    },
  },
  {
    // What bundlers are to evaluate in the order in which it is written.
    files: ['src/patches/relay/*.cjs'],
    languageOptions: { globals: { exports: 'writable', module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        ...{ process: 'readonly', URL: 'readonly', console: 'readonly' },
        ...{ Request: 'readonly', Headers: 'readonly' },
      },
    },
  },
]);
