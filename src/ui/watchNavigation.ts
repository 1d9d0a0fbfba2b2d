import type { Router } from 'next/router';

/**
 * Observes navigations of the app.
 *
 * @param start called with the address of a navigation that starts
 * @param stop called when it is complete or has failed
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
