import type { Environment } from 'relay-runtime';
import { LoadedPage } from './loadedPage.ts';
import { addressOf, type Address } from '../address/address.ts';
import { type Page } from './pageQueries.ts';
import type { Visitor } from '../visitor/visitor.ts';

/**
 * Asks for what a link on the page leads to as soon as somebody points at it, where the link leads
 * to the same page with other search parameters: its next rows, another sorting, another tab. The
 * answer waits in the store; when nobody follows the link it is let go.
 *
 * @param address the current address as the router gives it: its path parameters are the link's too
 * @returns what stops it
 */
export function preloadOnIntent(
  environment: Environment,
  page: Page,
  address: Address,
  visitor: Visitor,
): () => void {
  const asked = new Set<string>();
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !page.queries || !isSamePage(link) || asked.has(link.search)) return;
    asked.add(link.search);
    const search = addressOf(new URLSearchParams(link.search));
    const queries = page.queries({ ...pathParameters(address), ...search }, visitor);
    new LoadedPage(environment, queries).load();
  };
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload);
  return () => {
    document.removeEventListener('pointerover', preload);
    document.removeEventListener('focusin', preload);
  };
}

function isSamePage({ origin, pathname, search }: HTMLAnchorElement): boolean {
  const { location } = window;
  return origin === location.origin && pathname === location.pathname && search !== location.search;
}

/** The router mixes path and search parameters: what the address bar does not search for is of the path. */
function pathParameters(address: Address): Address {
  const searched = new URLSearchParams(window.location.search);
  return Object.fromEntries(Object.entries(address).filter(([name]) => !searched.has(name)));
}
