import Router from 'next/router';
import { useEffect } from 'react';
import type { Environment } from 'relay-runtime';
import type { Address } from '../address/address.ts';
import { loadNextPage } from '../patches/linkedPage.ts';
import type { Page } from '../relay/pageQueries.ts';
import { preloadOnIntent } from '../relay/preload.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { loadOpenPage } from './usePageSource.ts';

/** Asks for what links lead to before they are followed, and gives up what nobody goes to after all. */
export function usePreloading(
  environment: Environment,
  page: Page,
  address: Address,
  visitor: Visitor,
): void {
  useEffect(() => {
    const { stop, abandon } = preloadOnIntent({
      environment,
      page,
      address,
      visitor,
      loadPage: (path) => {
        // What shows it early has to be there by then, too.
        void loadOpenPage();
        return loadNextPage(path);
      },
    });
    const leave = (_error: unknown, to: string) => abandon(to);
    Router.events.on('routeChangeError', leave);
    return () => {
      Router.events.off('routeChangeError', leave);
      stop();
    };
  }, [environment, page, address, visitor]);
}
