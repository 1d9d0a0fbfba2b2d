import Router from 'next/router';
import { isPatched } from './isPatched.ts';

const changed = new WeakSet<object>();

/**
 * Leaves what is loaded of a link that the pointer passes to `preloadOnIntent`.
 *
 * Gain: Next.js loads the code of each page whose link the pointer passes on its way, all at once, whatever a link's
 * `prefetch` says. Over a slow line, that holds up the page that is opened: some 50 kB on the way across the navigation.
 *
 * Depends on: links calling `prefetch` of the router with a priority when they are pointed at, and without one when
 * they come in sight.
 *
 * Without it: the code of these pages is loaded.
 */
export function leavePassedLinks(): void {
  const { router } = Router;
  if (!isPatched('passedLinks') || !router || changed.has(router)) return;
  const prefetch = router.prefetch.bind(router);
  router.prefetch = (url, as, options) =>
    options?.priority ? Promise.resolve() : prefetch(url, as, options);
  changed.add(router);
}
