/**
 * Replaces Next.js's `is-dynamic`, which says whether a page's pattern has parameters.
 *
 * Gain: the module includes the App Router's interception routes, which no page of the Pages Router has: 1 kB (brotli)
 * of each page.
 *
 * Depends on: Next.js's client requiring `is-dynamic.js` for patterns of pages, and `isDynamicRoute` alone.
 *
 * Without it: pages load the whole module.
 */
const SEGMENT = /\/\[[^/]+\](?=\/|$)/;
const PART_OF_SEGMENT = /\/[^/]*\[[^/]+\][^/]*(?=\/|$)/;

/** @param isStrict whether a parameter has to be a whole segment */
export function isDynamicRoute(route: string, isStrict = true): boolean {
  return (isStrict ? SEGMENT : PART_OF_SEGMENT).test(route);
}
