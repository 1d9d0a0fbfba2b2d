import type { Router } from 'next/router';

/**
 * Follows the router from one page, or state of a page, to the next.
 *
 * @param start told the address that is on its way to be shown
 * @param stop told that it is there, or will not come
 * @returns ends it
 */
export function watchNavigation(
  events: Router['events'],
  start: (href: string) => void,
  stop: () => void,
): () => void {
  events.on('routeChangeStart', start);
  events.on('routeChangeComplete', stop);
  events.on('routeChangeError', stop);
  return () => {
    events.off('routeChangeStart', start);
    events.off('routeChangeComplete', stop);
    events.off('routeChangeError', stop);
  };
}
