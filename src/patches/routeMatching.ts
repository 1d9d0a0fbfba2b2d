import { stripParameterSeparators } from 'next/dist/lib/route-pattern-normalizer';

/**
 * Replaces Next.js's `route-match-utils`: matches an address with a page's pattern.
 *
 * Gain: the module includes a parser of route patterns, 4 kB (brotli) of each page, which only rewrites need.
 *
 * Depends on: Next.js requiring `route-match-utils.js`, and its router using `safeRouteMatcher` alone once
 * `resolveRewrites.ts` is in use, too.
 *
 * Without it: pages load the whole module.
 */
export function safeRouteMatcher<Parameters extends Record<string, unknown>>(
  match: (path: string) => Parameters | false,
): (path: string) => Parameters | false {
  return (path) => {
    const parameters = match(path);
    return parameters && (stripParameterSeparators(parameters) as Parameters);
  };
}
