/**
 * Replaces Next.js's `lib/constants` for its routers: the names of the headers that they ask for and read.
 *
 * Gain: the module has the constants of the build and of the server, too, 1 kB (brotli) of each page.
 *
 * Depends on: Next.js's routers requiring it from `lib/constants.js`, for these two alone.
 *
 * Without it: pages load the whole module.
 */
export const MATCHED_PATH_HEADER = 'x-matched-path';
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
