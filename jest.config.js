import { APP_TESTS, isConnected } from './tests/layout.mjs';

import { setTestClock } from './tests/clock/testClock.js';

setTestClock();

/** @type {import('jest').Config} */
export default {
  // Commands, builds and databases take what the machine gives them.
  testTimeout: 300_000,
  // Jest would leave a core idle, which on two is half of the machine.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/tests/longestFirst.mjs',
  testMatch: (isConnected ? APP_TESTS : ['tests']).map(
    (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`,
  ),
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/browser/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.frontage/'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      'babel-jest',
      {
        // Next must not see a Babel configuration: it would leave its own compiler for it.
        configFile: false,
        plugins: ['relay', 'transform-import-meta'],
        presets: [
          ['@babel/preset-env', { targets: { node: 'current' } }],
          ['@babel/preset-react', { runtime: 'automatic' }],
          ['@babel/preset-typescript', { allowImportingTsExtensions: true }],
        ],
      },
    ],
  },
  // Packages that ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(graphql-yoga|@graphql-tools|@whatwg-node|iron-session|uncrypto|cookie|@formatjs|intl-messageformat)/)',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/styleStub.ts',
    '^oxfmt$': '<rootDir>/tests/oxfmt.ts',
    '^unpatched/(.*)$': '<rootDir>/node_modules/$1.js',
    '^react/jsx-runtime$': '<rootDir>/src/patches/renderableText/jsxRuntime.ts',
  },
  setupFiles: ['<rootDir>/tests/clock/realm.js'],
  setupFilesAfterEnv: ['<rootDir>/tests/setUp.ts'],
};
