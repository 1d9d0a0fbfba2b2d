import Router, { type NextRouter } from 'next/router';
import { isPatched } from './isPatched.ts';

type Target = Parameters<NextRouter['push']>[0];

/** Is told where the app is about to go by a link or by itself; gives where it goes, or null where it stays. */
export type Interceptor = (to: Target) => Target | null;

const interceptors = new Set<Interceptor>();
const intercepted = new WeakSet<object>();

/**
 * Has a say in every navigation of the app but Back and Forward.
 *
 * Gain: links and `push` all go through the one router, whose methods are replaced. Its event
 * `routeChangeStart` can stop a navigation only by throwing, so that each link that is stopped reports an error
 * of its own.
 *
 * Leans on: `next/router`'s singleton holding the router that links use, and calling its `push` and `replace`.
 *
 * Without it: navigations are stopped by throwing.
 *
 * @returns ends it
 */
export function interceptNavigation(interceptor: Interceptor): () => void {
  if (!isPatched('interceptNavigation')) return interceptByEvent(interceptor);
  const { router } = Router;
  if (router && !intercepted.has(router)) {
    router.push = asIntercepted(router.push.bind(router));
    router.replace = asIntercepted(router.replace.bind(router));
    intercepted.add(router);
  }
  interceptors.add(interceptor);
  return () => void interceptors.delete(interceptor);
}

function interceptByEvent(interceptor: Interceptor): () => void {
  const start = (to: string) => {
    const next = interceptor(to);
    if (next === to) return;
    Router.events.emit('routeChangeError', null, to);
    // The navigation to another address begins when this one has ended.
    if (next !== null) setTimeout(() => void Router.push(next));
    throw new Error('This navigation was stopped.');
  };
  Router.events.on('routeChangeStart', start);
  return () => Router.events.off('routeChangeStart', start);
}

function asIntercepted(go: NextRouter['push']): NextRouter['push'] {
  return (url, as, options) => {
    const asked = as ?? url;
    let to = asked;
    for (const interceptor of interceptors) {
      const next = interceptor(to);
      if (next === null) return Promise.resolve(false);
      to = next;
    }
    return to === asked ? go(url, as, options) : go(to, undefined, options);
  };
}
