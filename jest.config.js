import { availableParallelism } from 'node:os';
import { jest } from 'frontage/jest.config';
import { loadedByNode } from './tests/loadedByNode/loadedByNode.mjs';
import { APP_TESTS, isConnected } from './tests/layout.mjs';

import { setTestClock } from './tests/clock/testClock.js';

setTestClock();

/** What these test is pure: it need not be evaluated, and made fast, for each file of tests anew. */
const PURE = ['model', 'scaffold'];

const usual = jest({
  testMatch: (isConnected ? APP_TESTS : ['tests']).map(
    (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`,
  ),
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/browser/'],
  moduleNameMapper: {
    '^(oxfmt|typescript)$': '<rootDir>/tests/loadedByNode/$1.ts',
    // The package's name leads nowhere from within other packages, which are aliased, too.
    '^react/jsx-runtime$': '<rootDir>/src/patches/renderableText/jsxRuntime.ts',
  },
  setupFiles: ['<rootDir>/tests/clock/realm.js'],
});

const pure = {
  ...loadedByNode(usual, {
    sources: PURE.map((folder) => `/src/${folder}/.*\\.ts$`),
    packages: ['graphql', 'prettier'],
  }),
  testMatch: PURE.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
};

const others = {
  ...usual,
  testPathIgnorePatterns: [
    ...usual.testPathIgnorePatterns,
    ...PURE.map((folder) => `<rootDir>/tests/${folder}/`),
  ],
};

export default {
  // Commands, builds and databases take what the machine gives them.
  testTimeout: 300_000,
  // Many tests wait for the commands and servers that they start: what they leave idle is for others.
  maxWorkers: availableParallelism() + 1,
  globalSetup: '<rootDir>/tests/runFolder/setUp.mjs',
  globalTeardown: '<rootDir>/tests/runFolder/tearDown.mjs',
  testSequencer: '<rootDir>/tests/longestFirst.mjs',
  projects: isConnected ? [usual] : [pure, others],
};
