import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replacedFiles, replacedModules } from '../patches/patches.js';
import { rewrites } from '../server/rewrites.js';
import { allowMemoryForTypes } from './buildMemory.js';
import { addCompileHints } from './compileHints.js';
import { compressStatic } from './compressStatic.js';
import { joinScripts } from './joinScripts.js';
import { ownedRules } from './owned.js';
import { RELAY_LAYOUT } from './relay.js';

const patches = process.env.FRONTAGE_PATCHES || 'all';
const graphqlPath = process.env.NEXT_PUBLIC_GRAPHQL_PATH || '/graphql';

const ARTIFACT_LOADER = loaderAt('../cli/dev/artifactLoader.mjs');
const ARTIFACT_HASH_LOADER = loaderAt('./artifactHashLoader.mjs');
const REPLACING_LOADER = loaderAt('../patches/replacingLoader.mjs');

/** What a server by itself (`output: 'standalone'`) needs of the app's files. */
const STANDALONE_FILES = [
  '__generated__/{operations,persisted}.json',
  '__generated__/retired/*.graphql',
  '__generated__/roles/*.json',
  'schema/{schema.graphql,signIn.graphql,signIn.json,signInCheck.graphql,source.json,permissions.json,observations.json}',
  'schema/roles.json',
  'schema/languages/*.json',
  // The framework's languages: of its sources, and of the package.
  'src/locale/*.json',
  'node_modules/frontage/dist/locale/*.json',
];
/** Fonts are used for a day, and for a month while a changed one is fetched. */
const KEPT_FONTS = 'public, max-age=86400, stale-while-revalidate=2592000';
/** What it must not have. */
const LEFT_OUT = ['.frontage/{secret,sessions,revoked,database}*', '.env*', 'tests/**'];

/** Where `frontage dev` writes the type errors that pages show, relative to the app. */
const TYPE_ERRORS = process.env.FRONTAGE_TYPE_ERRORS;

/** The app's own part of what is loaded on use. */
const PALETTE = /(^|\/)src\/resources\/palette\.ts$/;

/**
 * The configuration of Next.js for an app of Frontage.
 *
 * @param {import('next').NextConfig} own the app's own, which wins where both say something
 * @returns {import('next').NextConfig}
 */
export function frontage(own = {}) {
  allowMemoryForTypes();
  return {
    // `npm start` builds beside the build that is being served; without it, Next.js has its usual place.
    distDir: process.env.FRONTAGE_BUILD || '.next',
    output: process.env.FRONTAGE_STANDALONE === '1' ? 'standalone' : undefined,
    // The path that the app is served below, such as `/office`.
    basePath: process.env.NEXT_PUBLIC_BASE_PATH || '',
    reactStrictMode: true,
    // `frontage build` and `frontage start` give builds of the same sources the same id.
    generateBuildId: () => process.env.FRONTAGE_BUILD_ID || null,
    poweredByHeader: false,
    // No browser keeps a page, so that none asks whether it still has the right one: a 25th of a record's time.
    generateEtags: false,
    // One copy of each package on the server: two of emotion would not share their styles.
    bundlePagesRouterDependencies: true,
    rewrites: async () => ({ beforeFiles: rewrites(graphqlPath), afterFiles: [], fallback: [] }),
    outputFileTracingIncludes: { '/*': STANDALONE_FILES },
    outputFileTracingExcludes: { '/*': LEFT_OUT },
    ...own,
    // Next.js has browsers ask for each file in `public` again on every page, and a font that is late is not shown.
    headers: async () => [
      { source: '/fonts/:file*', headers: [{ key: 'Cache-Control', value: KEPT_FONTS }] },
      ...((await own.headers?.()) ?? []),
    ],
    compiler: {
      relay: RELAY_LAYOUT,
      ...own.compiler,
      runAfterProductionCompile: async (build) => {
        await own.compiler?.runAfterProductionCompile?.(build);
        const folder = resolve(build.projectDir, build.distDir);
        await addCompileHints(folder);
        await joinScripts(folder);
        // What a proxy compresses need not be compressed here.
        if (own.compress !== false) await compressStatic(folder);
      },
    },
    // What does not compile is not served. `frontage start` checks types beside the build, and names all errors.
    typescript: {
      tsconfigPath: existsSync('tsconfig.app.json') ? 'tsconfig.app.json' : 'tsconfig.json',
      ignoreBuildErrors: process.env.FRONTAGE_CHECKS_TYPES === '1',
      ...own.typescript,
    },
    transpilePackages: ['frontage', ...(own.transpilePackages ?? [])],
    // It reads files beside its own, where an app has installed it.
    serverExternalPackages: ['@opentelemetry/sdk-node', ...(own.serverExternalPackages ?? [])],
    // What of Relay, React and Next.js pages have otherwise, and whether they do, which code asks too.
    turbopack: {
      ...own.turbopack,
      resolveAlias: {
        ...replacedModules(patches),
        ...(TYPE_ERRORS && { 'frontage/ui/shell/typeErrors': TYPE_ERRORS }),
        ...own.turbopack?.resolveAlias,
      },
      rules: {
        ...ownedRules(process.cwd()),
        ...replacedFiles(patches, REPLACING_LOADER),
        // In development, code waits for its artifacts, and is an error without them.
        '*.{ts,tsx}': {
          condition: { all: ['development', { not: 'foreign' }, { content: /\bgraphql`/ }] },
          loaders: [ARTIFACT_LOADER],
        },
        '*.graphql.ts': { condition: { not: 'development' }, loaders: [ARTIFACT_HASH_LOADER] },
        // What only browsers load, and all that it imports, is no part of the server.
        '*.{js,jsx,ts,tsx}': {
          condition: {
            all: [
              { not: 'browser' },
              { any: [{ content: /^import 'client-only';/m }, { path: PALETTE }] },
            ],
          },
          type: 'raw',
        },
        ...own.turbopack?.rules,
      },
    },
    // Without a key, bundlers leave out the licensed grid, which need not be installed then.
    env: { FRONTAGE_PATCHES: patches, NEXT_PUBLIC_MUI_X_LICENSE_KEY: licenseKey(), ...own.env },
    // Where the file system does not report changes, `npm run dev` polls, too.
    watchOptions: process.env.FRONTAGE_POLL
      ? { pollIntervalMs: Number(process.env.FRONTAGE_POLL) }
      : undefined,
    experimental: {
      scrollRestoration: true,
      // It tells links to pages of the App Router, 1 kB (brotli) of each page, and few apps have any.
      clientRouterFilter: existsSync('app') || existsSync('src/app'),
      // What nothing uses of Relay's and Next.js's CommonJS is left out, 0.5 kB (brotli) of each page.
      turbopackCjsTreeShaking: true,
      // Twice the default: a first page has 7 scripts in place of 9, which compress better, 3 kB less in all. Going through
      // seven pages loads 5 % more, since some code is in several of these larger scripts.
      turbopackChunking: { minChunkSize: 100_000 },
      turbopackFileSystemCacheForBuild: isBuiltAgain(),
      ...own.experimental,
    },
  };
}

/**
 * Whether Turbopack keeps what it knows for a next build, which makes that short, and this one a third longer. An image is
 * built from nothing each time, and a folder of `frontage start` may be built in only once (`src/cli/builds.ts`).
 */
function isBuiltAgain() {
  if (process.env.FRONTAGE_STANDALONE === '1') return false;
  const build = process.env.FRONTAGE_BUILD;
  return !build || existsSync(join(build, 'cache/turbopack'));
}

/** Turbopack takes loaders by their paths relative to the app. @param {string} path */
function loaderAt(path) {
  return `./${relative(process.cwd(), fileURLToPath(new URL(path, import.meta.url)))}`;
}

/** @returns {string} */
function licenseKey() {
  const key = process.env.NEXT_PUBLIC_MUI_X_LICENSE_KEY ?? '';
  if (!key) return key;
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  for (const name of ['@mui/x-data-grid-pro', '@mui/x-license']) {
    try {
      resolve(name);
    } catch {
      throw new Error(`NEXT_PUBLIC_MUI_X_LICENSE_KEY is set: npm install ${name}@^9`);
    }
  }
  return key;
}
