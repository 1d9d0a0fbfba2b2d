/** @type {import('next').NextConfig} */
export default {
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
  // `npm test` checks the types of everything; a build should not wait for the tests' types.
  typescript: { ignoreBuildErrors: true },
  // One copy of each package on the server: two of emotion would not share their styles.
  bundlePagesRouterDependencies: true,
  // Relay's hooks alone: its class containers would ride along in every page.
  turbopack: { resolveAlias: { 'react-relay': 'react-relay/hooks' } },
  experimental: { scrollRestoration: true },
};
