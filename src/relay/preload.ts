import type { Environment } from 'relay-runtime';
import { LoadedPage } from './loadedPage.ts';
import { addressOf, type Address } from '../address/address.ts';
import type { Page } from './pageQueries.ts';
import type { Visitor } from '../visitor/visitor.ts';

/**
 * Preloads the queries of a link on hover or focus, when it leads to the same page with other
 * search parameters: next page, other sorting, other tab. Unused results are released again.
 *
 * @param address the current address of the router, whose path parameters apply to the link too
 * @returns a function that stops it
 */
export function preloadOnIntent(
  environment: Environment,
  page: Page,
  address: Address,
  visitor: Visitor,
): () => void {
  const preloaded = new Set<string>();
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !page.queries || !isSamePage(link) || preloaded.has(link.search)) return;
    preloaded.add(link.search);
    const search = addressOf(new URLSearchParams(link.search));
    const to = { ...pathParameters(address), ...search };
    const { queries } = page;
    const ask = () => new LoadedPage(environment, queries(to, visitor)).load();
    const loading = queries.load?.(to);
    if (!loading) ask();
    // What could not be loaded is loaded again when the link is followed.
    else loading.then(ask).catch(() => preloaded.delete(link.search));
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

/**
 * The router merges path and search parameters; those that are not in the search are path
 * parameters.
 */
function pathParameters(address: Address): Address {
  const searched = new URLSearchParams(window.location.search);
  return Object.fromEntries(Object.entries(address).filter(([name]) => !searched.has(name)));
}
