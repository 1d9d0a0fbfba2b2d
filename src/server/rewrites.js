/**
 * The app's addresses that are not below `/api`, and the API routes that answer them.
 *
 * @param {string} graphqlPath the path of the gateway
 */
export function rewrites(graphqlPath) {
  const all = [
    { source: graphqlPath, destination: '/api/graphql' },
    { source: '/healthz', destination: '/api/healthz' },
    { source: '/readyz', destination: '/api/readyz' },
  ];
  return all.filter(({ source, destination }) => source !== destination);
}
