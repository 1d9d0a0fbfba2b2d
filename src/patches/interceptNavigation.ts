import Router, { type NextRouter } from 'next/router';
import { isPatched } from './isPatched.ts';

type Target = Parameters<NextRouter['push']>[0];

/** Receives the target of a navigation; returns where to go, or null to stay. */
export type Interceptor = (to: Target) => Target | null;

const interceptors = new Set<Interceptor>();
const intercepted = new WeakSet<object>();
/** Whether what goes to the router now only gives up a navigation. */
let isStaying = false;

/**
 * Intercepts every navigation of the app except Back and Forward.
 *
 * Gain: links and `push` share one router, whose methods are replaced. Its event `routeChangeStart` can
 * stop a navigation only by throwing, which reports an error for each stopped link.
 *
 * Depends on: the singleton of `next/router` containing the router that links use, and calling its `push`
 * and `replace`.
 *
 * Without it: navigations are stopped by throwing.
 *
 * @returns a function that removes the interceptor
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

/**
 * Gives up the navigation that is under way, by going where one is. No interceptor has a say in that: it is no change
 * that could be added to the one under way, and leaves nothing that could be lost.
 */
export function stayHere(router: Pick<NextRouter, 'asPath' | 'replace'>): void {
  isStaying = true;
  try {
    void router.replace(router.asPath, undefined, { scroll: false });
  } finally {
    isStaying = false;
  }
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
    if (isStaying) return go(url, as, options);
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
