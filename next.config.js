import { replacedModules } from './src/patches/patches.js';
import { rewrites } from './src/server/rewrites.js';

const patches = process.env.FRONTAGE_PATCHES || 'all';
/** The path that the app is served below, such as `/office`. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH || '';
const graphqlPath = process.env.NEXT_PUBLIC_GRAPHQL_PATH || '/graphql';

/** @type {import('next').NextConfig} */
export default {
  // `npm start` builds beside the build that is being served; without it, Next.js has its usual place.
  distDir: process.env.FRONTAGE_BUILD || '.next',
  output: process.env.FRONTAGE_STANDALONE === '1' ? 'standalone' : undefined,
  basePath,
  reactStrictMode: true,
  poweredByHeader: false,
  compiler: {
    relay: {
      src: './src',
      artifactDirectory: './__generated__',
      language: 'typescript',
      eagerEsModules: true,
    },
  },
  // What does not compile is not served. `frontage start` checks types beside the build, and names all errors.
  typescript: {
    tsconfigPath: 'tsconfig.app.json',
    ignoreBuildErrors: process.env.FRONTAGE_CHECKS_TYPES === '1',
  },
  // One copy of each package on the server: two of emotion would not share their styles.
  bundlePagesRouterDependencies: true,
  // What of Relay, React and Next.js pages have otherwise, and whether they do, which code asks too.
  turbopack: { resolveAlias: replacedModules(patches) },
  env: { FRONTAGE_PATCHES: patches },
  // Where the file system does not report changes, `npm run dev` polls, too.
  watchOptions: process.env.FRONTAGE_POLL
    ? { pollIntervalMs: Number(process.env.FRONTAGE_POLL) }
    : undefined,
  rewrites: async () => ({ beforeFiles: rewrites(graphqlPath), afterFiles: [], fallback: [] }),
  experimental: { scrollRestoration: true },
  // What a server by itself (`output: 'standalone'`) needs of the app's files, and what it must not have.
  outputFileTracingIncludes: {
    '/*': [
      '__generated__/operations.json',
      'schema/{schema.graphql,signInCheck.graphql,source.json}',
      'schema/languages/*.json',
      'src/locale/*.json',
    ],
  },
  outputFileTracingExcludes: {
    '/*': ['.frontage/{secret,revoked,database}*', '.env*', 'tests/**'],
  },
};
