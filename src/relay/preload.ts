import type { Environment } from 'relay-runtime';
import { addressOf, type Address } from '../address/address.ts';
import { withoutBasePath } from '../address/basePath.ts';
import { isForBrowser } from '../address/isForBrowser.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { LoadedPage } from './loadedPage.ts';
import type { Page, PageQueries } from './pageQueries.ts';

/** A pointer that rests on a link for so long is likely to press it. */
const HOVER_MS = 65;

/** The links that a list is there for: those to its records. */
const RECORDS = 'main th[scope="row"] a[href]';

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

/** What is asked for before anybody goes there. */
export interface Preloading {
  /** Asks for nothing more. */
  stop(): void;
  /**
   * Gives up what is asked for a link: nobody goes there.
   *
   * @param address the link's path and search, with the base path, as the router's events have it
   */
  abandon(address: string): void;
}

/**
 * Loads the target of a link before the link is followed. Unused results are released again.
 *
 * The data of a link to the same page (next page, other sorting, other tab) is requested when the link is pointed at or
 * focused. The code of another page is loaded when a pointer passes over its link or the link is focused, one page at a
 * time; the code of a list's records is loaded when somebody first touches the list. The data of another page is
 * requested when a pointer rests on the link, also one page at a time, or when the link is pressed, which is some time
 * before it is followed.
 *
 * Without a connection, on a slow one, or where data is to be saved, no code is loaded ahead, and no data for a pointer
 * that rests on a link.
 */
export function preloadOnIntent(options: PreloadOptions): Preloading {
  const { environment, page, address, visitor } = options;
  const preloaded = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let movedOver: EventTarget | null = null;
  let isLoadingCode = false;
  let speculative: LoadedPage | null = null;
  let asked: { readonly address: string; readonly loaded: LoadedPage }[] = [];
  const load = (link: HTMLAnchorElement, queries: PageQueries) => {
    const loaded = new LoadedPage(environment, queries);
    const address = link.pathname + link.search;
    asked = [...asked.filter((other) => !other.loaded.isSettled), { address, loaded }];
    loaded.load();
    return loaded;
  };

  const preloadSame = (link: HTMLAnchorElement) => {
    if (!page.queries || preloaded.has(link.search)) return;
    preloaded.add(link.search);
    const to = { ...pathParameters(address), ...searchOf(link) };
    const { queries } = page;
    const ask = () => void load(link, queries(to, visitor));
    const loading = queries.load?.(to, visitor);
    if (!loading) ask();
    // What could not be loaded is loaded again when the link is followed.
    else loading.then(ask).catch(() => preloaded.delete(link.search));
  };

  const preloadOther = async (link: HTMLAnchorElement) => {
    const found = await options.loadPage(withoutBasePath(link.pathname));
    if (!found?.page.queries) return;
    const { queries } = found.page;
    const to = { ...searchOf(link), ...found.parameters };
    await queries.load?.(to, visitor);
    speculative = load(link, awaited(queries(to, visitor)));
  };

  /** What fails here fails again when the link is followed, and is said then. */
  const preloadQuietly = (link: HTMLAnchorElement) =>
    void preloadOther(link).catch(() => undefined);

  // Over a slow line, code that nobody uses would hold up the code that is used.
  const loadCode = (link: HTMLAnchorElement) => {
    if (isLoadingCode || isCostly()) return;
    isLoadingCode = true;
    const end = () => (isLoadingCode = false);
    options.loadPage(withoutBasePath(link.pathname)).then(end, end);
  };

  const touch = () => {
    stopWaiting();
    const link = document.querySelector<HTMLAnchorElement>(RECORDS);
    if (!link || isSamePath(link)) return;
    isLoadingCode = true;
    whenIdle(() => {
      isLoadingCode = false;
      loadCode(link);
    });
  };
  const stopWaiting = () => {
    for (const name of TOUCHES) document.removeEventListener(name, touch);
  };

  const point = ({ target, type }: Event) => {
    const link = linkAt(target);
    if (link && isSamePath(link)) preloadSame(link);
    else if (link && type === 'focusin') loadCode(link);
  };
  // A link that comes to be where the pointer stands is not pointed at.
  const move = ({ target }: Event) => {
    if (target === movedOver) return;
    movedOver = target;
    clearTimeout(resting);
    const link = linkAt(target);
    if (!link || isSamePath(link)) return;
    loadCode(link);
    resting = setTimeout(() => {
      const isBusy = speculative !== null && !speculative.isSettled;
      if (!isBusy && !isCostly()) preloadQuietly(link);
    }, HOVER_MS);
  };
  const press = (event: PointerEvent) => {
    const link = isForBrowser(event) ? null : linkAt(event.target);
    clearTimeout(resting);
    if (link && !isSamePath(link)) preloadQuietly(link);
  };

  for (const name of TOUCHES) document.addEventListener(name, touch, { passive: true });
  document.addEventListener('pointerover', point, { passive: true });
  document.addEventListener('pointermove', move, { passive: true });
  document.addEventListener('pointerdown', press, { passive: true });
  document.addEventListener('focusin', point);
  return {
    stop: () => {
      clearTimeout(resting);
      stopWaiting();
      document.removeEventListener('pointerover', point);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('focusin', point);
    },
    abandon: (address) => {
      const [left] = address.split('#');
      for (const { loaded } of asked.filter((one) => one.address === left)) loaded.abandon();
      asked = asked.filter((one) => one.address !== left);
      preloaded.delete(new URL(left, location.href).search);
    },
  };
}

/** What somebody does first who is about to do something. */
const TOUCHES = ['pointermove', 'touchstart', 'keydown'] as const;

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else setTimeout(act);
}

/** The queries that a page waits for: the others can wait for the page. */
function awaited(queries: PageQueries): PageQueries {
  return Object.fromEntries(Object.entries(queries).filter(([, { need }]) => need !== 'deferred'));
}

/** The link to a page of the app that a target is in, other than the one that is open. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isFollowed = link && link.origin === location.origin && !link.download;
  if (!isFollowed || (link.target !== '' && link.target !== '_self')) return null;
  return isSamePath(link) && link.search === location.search ? null : link;
}

function isSamePath({ pathname }: HTMLAnchorElement): boolean {
  return pathname === location.pathname;
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

/** Not all browsers tell. @see https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to ask for nothing on suspicion: data is dear, or the router would keep that the code of a page failed. */
function isCostly(): boolean {
  const { connection, onLine } = navigator as Navigator & { readonly connection?: Connection };
  return !onLine || connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
