import Router, { type NextRouter } from 'next/router';

type Target = Parameters<NextRouter['push']>[0];

/** Is told where the app is about to go by a link or by itself; gives where it goes, or null where it stays. */
export type Interceptor = (to: Target) => Target | null;

const interceptors = new Set<Interceptor>();
const intercepted = new WeakSet<object>();

/**
 * Has a say in every navigation of the app but Back and Forward. Links and `push` all go through the
 * one router; its `routeChangeStart` event could be made to throw instead, but then each link that is
 * stopped reports an error of its own.
 *
 * @returns ends it
 */
export function interceptNavigation(interceptor: Interceptor): () => void {
  const { router } = Router;
  if (router && !intercepted.has(router)) {
    router.push = asIntercepted(router.push.bind(router));
    router.replace = asIntercepted(router.replace.bind(router));
    intercepted.add(router);
  }
  interceptors.add(interceptor);
  return () => void interceptors.delete(interceptor);
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
