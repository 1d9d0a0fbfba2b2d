/** @type {import('next').NextConfig} */
export default {
  // `npm start` builds beside the build that is being served; without it, Next.js has its usual place.
  distDir: process.env.FRONTAGE_BUILD || '.next',
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
  // Only what is used of Relay: the rest would ride along in every page.
  turbopack: {
    resolveAlias: {
      'react-dom/client': './src/ui/hydrate.ts',
      'react/jsx-runtime': './src/ui/text/jsxRuntime.ts',
      'react/jsx-dev-runtime': './src/ui/text/jsxDevRuntime.ts',
      'react-relay': './src/relay/hooks.js',
      'relay-runtime': './src/relay/runtime.js',
      // Relay has this hook twice, and takes the other where a flag asks for it that nobody sets.
      './useFragmentInternal': 'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
      // What reads the routes of an App Router, which is not there.
      './get-dynamic-param': { browser: './src/ui/routeParameters.ts' },
    },
  },
  experimental: { scrollRestoration: true },
};
