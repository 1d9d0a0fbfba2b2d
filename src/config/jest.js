import { createRequire } from 'node:module';
import { ownedTransforms } from './owned.js';
import { RELAY_LAYOUT } from './relay.js';

const { resolve } = createRequire(import.meta.url);

/** Packages that ship ES modules only. */
const ES_MODULES =
  'frontage|graphql-yoga|@graphql-tools|@whatwg-node|jose|oauth4webapi|openid-client|cookie|@formatjs|intl-messageformat|micromark[\\w-]*|decode-named-character-reference|character-entities[\\w-]*|devlop|dequal';

/**
 * The configuration of Jest for an app of Frontage: its tests are in `tests`, set up by `tests/setUp.ts`.
 *
 * @param {import('jest').Config} own the app's own, which wins where both say something
 * @returns {import('jest').Config}
 */
export function jest(own = {}) {
  return {
    testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.frontage/'],
    transform: {
      ...ownedTransforms(process.cwd()),
      '\\.[cm]?[jt]sx?$': [
        // Tests read what Next.js builds by the same compiler, which needs no Babel configuration that Next.js would see.
        resolve('next/dist/build/swc/jest-transformer'),
        { compilerOptions: { relay: RELAY_LAYOUT } },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES})/)`],
    setupFilesAfterEnv: ['<rootDir>/tests/setUp.ts'],
    ...own,
    moduleNameMapper: {
      // Class names stand for themselves.
      '\\.css$': resolve('../testing/styleStub.js'),
      '\\.svg$': resolve('../testing/pictureStub.js'),
      // Components of MUI have the app's theme, as in pages.
      '^@mui/styled-engine$': resolve('frontage/ui/theme/styledEngine'),
      '^unpatched/(@mui/.*)$': '$1',
      '^unpatched/(.*)$': '<rootDir>/node_modules/$1.js',
      '^react/jsx-runtime$': 'frontage/patches/renderableText/jsxRuntime',
      ...own.moduleNameMapper,
    },
  };
}
