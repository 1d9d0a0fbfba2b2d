import type { Environment } from 'relay-runtime';
import { addressOf, type Address } from '../address/address.ts';
import { withoutBasePath } from '../address/basePath.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { LoadedPage } from './loadedPage.ts';
import { isSamePath } from './pageLinks.ts';
import type { Page, PageQueries } from './pageQueries.ts';

export interface PreloadOptions {
  readonly environment: Environment;
  readonly page: Page;
  /** The current address of the router, whose path parameters apply to links to the same page too. */
  readonly address: Address;
  readonly visitor: Visitor;
  /** Loads the page of another path of the app, with the parameters in that path; null where there is none. */
  readonly loadPage: (path: string) => Promise<{
    readonly page: Page;
    readonly parameters: Address;
  } | null>;
}

/** A page whose data was requested for a link. */
interface RequestedPage {
  readonly address: string;
  readonly loaded: LoadedPage;
}

/** Requests the data of the pages that links lead to. */
export class LinkData {
  readonly #options: PreloadOptions;
  /** The searches of the links to the same page. */
  readonly #preloaded = new Set<string>();
  #requested: readonly RequestedPage[] = [];

  constructor(options: PreloadOptions) {
    this.#options = options;
  }

  /** Whether the data of a link is on its way. */
  isBusy(): boolean {
    return this.#requested.some(({ loaded }) => loaded.isLoading);
  }

  /** Requests the data of a link. What fails here fails again when the link is followed, and is said then. */
  load(link: HTMLAnchorElement): void {
    if (isSamePath(link)) this.#loadSame(link);
    else void this.#loadOther(link).catch(() => undefined);
  }

  /** Requests it once. */
  #loadSame(link: HTMLAnchorElement): void {
    const { page, address, visitor } = this.#options;
    if (!page.queries || this.#preloaded.has(link.search)) return;
    this.#preloaded.add(link.search);
    const to = { ...pathParameters(address), ...searchOf(link) };
    const { queries } = page;
    const ask = () => this.#request(link, queries(to, visitor));
    const loading = queries.load?.(to, visitor);
    if (!loading) ask();
    // What could not be loaded is loaded again when the link is followed.
    else loading.then(ask).catch(() => this.#preloaded.delete(link.search));
  }

  /** Gives up what is asked for links to an address. */
  abandon(address: string): void {
    const [left] = address.split('#');
    for (const { loaded } of this.#requested.filter((one) => one.address === left))
      loaded.abandon();
    this.#requested = this.#requested.filter((one) => one.address !== left);
    this.#preloaded.delete(new URL(left, location.href).search);
  }

  async #loadOther(link: HTMLAnchorElement): Promise<void> {
    const { loadPage, visitor } = this.#options;
    const found = await loadPage(withoutBasePath(link.pathname));
    if (!found?.page.queries) return;
    const { queries } = found.page;
    const to = { ...searchOf(link), ...found.parameters };
    await queries.load?.(to, visitor);
    this.#request(link, queries(to, visitor));
  }

  #request(link: HTMLAnchorElement, queries: PageQueries): void {
    const loaded = new LoadedPage(this.#options.environment, awaited(queries));
    const address = link.pathname + link.search;
    const loading = this.#requested.filter((other) => other.loaded.isLoading);
    this.#requested = [...loading, { address, loaded }];
    loaded.load();
  }
}

/** The queries that a page waits for: the others can wait for the page. */
function awaited(queries: PageQueries): PageQueries {
  return Object.fromEntries(Object.entries(queries).filter(([, { need }]) => need !== 'deferred'));
}

function searchOf({ search }: HTMLAnchorElement): Address {
  return addressOf(new URLSearchParams(search));
}

/**
 * The router merges path and search parameters; those that are not in the search are path
 * parameters.
 */
function pathParameters(address: Address): Address {
  const searched = new URLSearchParams(location.search);
  return Object.fromEntries(Object.entries(address).filter(([name]) => !searched.has(name)));
}
