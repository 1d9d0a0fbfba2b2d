import { useContext, useState, type ReactNode } from 'react';
import { LoadedPage } from '../../../relay/loadedPage.ts';
import { PageSourceContext, type PageSource } from '../../../relay/pageContext.tsx';
import type { Address } from '../../../address/address.ts';
import type { PageOfList } from './exportRun.ts';
import { PageOutOfSight, type PageToRender } from './PageOutOfSight.tsx';

interface PagesOutOfSight {
  /** Loads the page of this list at an address. @throws what it failed for, or the signal's reason */
  readonly load: (address: Address, signal: AbortSignal) => Promise<PageOfList>;
  /** Has to be rendered. */
  readonly outOfSight: ReactNode;
}

/** Reads pages of the list in sight one after the other, as its own code reads them. */
export function usePagesOutOfSight(): PagesOutOfSight {
  const source = useContext(PageSourceContext);
  const [page, setPage] = useState<PageToRender | null>(null);
  return {
    load: (address, signal) => {
      if (!source) throw new Error('There is no page here whose list could be read.');
      return load(source, address, signal, setPage);
    },
    outOfSight: source && page && (
      <PageOutOfSight key={page.number} Page={source.Page} page={page} />
    ),
  };
}

/** Loads a page in an environment of its own, which goes with it: an export of many rows keeps none. */
async function load(
  { Page, visitor, newEnvironment }: PageSource,
  address: Address,
  signal: AbortSignal,
  render: (page: PageToRender) => void,
): Promise<PageOfList> {
  const environment = newEnvironment();
  const queries = Object.entries(Page.queries?.(address, visitor) ?? {});
  const needed = Object.fromEntries(queries.filter(([, { need }]) => need !== 'deferred'));
  const loaded = new LoadedPage(environment, needed, { releaseAfter: 0 });
  loaded.load();
  const release = loaded.own();
  const over = new AbortController();
  try {
    await Promise.race([loaded.settled(FOREVER), aborted(signal, over.signal)]);
    signal.throwIfAborted();
    const { pageState } = loaded;
    if (pageState.status === 'failed') throw pageState.error;
    return await new Promise((done, failed) =>
      render({ number: (pages += 1), environment, loaded, done, failed }),
    );
  } finally {
    over.abort();
    release();
  }
}

/** Each page that is rendered is another one to React. */
let pages = 0;

/** The longest time that a timer takes, in milliseconds. */
const FOREVER = 2 ** 31 - 1;

/** @param over from then on nobody waits: a signal that many pages share must not keep each of them alive */
function aborted(signal: AbortSignal, over: AbortSignal): Promise<void> {
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true, signal: over }),
  );
}
