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
  experimental: { scrollRestoration: true },
  async rewrites() {
    return [
      { source: process.env.NEXT_PUBLIC_GRAPHQL_PATH ?? '/graphql', destination: '/api/graphql' },
    ];
  },
};
