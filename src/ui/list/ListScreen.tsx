import Head from 'next/head';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import {
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createHref, hasScreen, inSentence, listHref, type Resource } from '../resource.ts';
import buttons from '../button.module.css';
import { toolHref, type Tool } from '../tool/tool.ts';
import type { LoadBulkWork } from './bulk/bulkWork.ts';
import { ExportContext, type ExportSink } from './export/exportContext.ts';
import { EmptyList } from './EmptyList.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import {
  listSearchParams,
  listStateHref,
  readListAddress,
  shownAs,
  type ListAddress,
} from './listAddress.ts';
import { ImportButton } from './import/ImportButton.tsx';
import type { LoadRecordImport } from './import/recordImport.ts';
import { keptChoice } from './listChoice.ts';
import { ListChoicesContext, ListContext, type ListOfTable } from './listContext.ts';
import { choicesFor, columnOf, layoutsOf } from './layouts/layouts.ts';
import { LiveContext, useLive } from './live/useLive.ts';
import type { ListSettings } from './listSettings.ts';
import type { LoadRecord } from './peek/usePeek.tsx';
import { Pager } from './Pager.tsx';
import { rowRange, type Neighbours, type PageEnds } from './paging.ts';
import { SelectionContext, useListSelection } from './selection.ts';
import { sortedAlsoBy, sortedBy } from './sort/sorting.ts';
import { SortLinksContext } from './sort/sortLinks.ts';
import styles from './list.module.css';

export interface ListScreenProps<Variables> {
  readonly resource: Resource;
  readonly settings: ListSettings<Variables>;
  readonly ends: PageEnds;
  /** The number of all matching records, when it comes: it never holds up the rows. */
  readonly total?: ReactNode;
  /** What can be done with several rows at once. */
  readonly bulk?: LoadBulkWork;
  /** How records come out of a file. */
  readonly imported?: LoadRecordImport;
  /** What can be done to the records as a whole. */
  readonly tools?: readonly Tool[];
  /** Loads the page of a record, where there is one. */
  readonly loadRecord?: LoadRecord;
  /** The table. */
  readonly children: ReactNode;
}

/** A resource's list, or, while it is exported, only its rows. */
export function ListScreen<Variables>(props: ListScreenProps<Variables>) {
  const sink = useContext(ExportContext);
  return sink ? <ExportedList {...props} sink={sink} /> : <ListInSight {...props} />;
}

function ExportedList<Variables>({
  sink,
  settings,
  ends,
  children,
}: ListScreenProps<Variables> & { readonly sink: ExportSink }) {
  useEffect(() => {
    sink.takeEnds(settings as ListSettings<unknown>, ends);
  }, [sink, settings, ends]);
  return children;
}

/** A resource's list: heading, search and filters, the table, and the way to its other pages. */
function ListInSight<Variables>({
  resource,
  settings,
  ends,
  total,
  bulk,
  imported,
  tools = [],
  loadRecord,
  children,
}: ListScreenProps<Variables>) {
  const live = useLive();
  const { query } = useRouter();
  const [dialog, setDialog] = useState<ReactNode>(null);
  const lists = useContext(ListChoicesContext);
  const address = readListAddress(settings, query);
  const kept = keptChoice(lists, settings.name);
  const path = listHref(resource);
  const selection = useListSelection(`${address.search} ${JSON.stringify(address.filters)}`);
  const layoutBy = columnOf(settings, address);
  const { next, previous } = neighboursOf(settings, address, ends);
  const list: ListOfTable = {
    resource,
    path,
    address,
    shown: shownAs(address, kept),
    kept,
    name: settings.name ?? null,
    hasOtherPages: next !== null || previous !== null,
    total,
    bulk: bulk ?? null,
    open: setDialog,
    loadRecord,
    layouts: layoutsOf(settings),
    layoutBy,
    choices: choicesFor(settings, layoutBy),
  };
  return (
    <div className={styles.screen}>
      <Head>
        <title>{`${resource.pluralLabel} · Frontage`}</title>
      </Head>
      <header className={styles.header}>
        <h1>{resource.pluralLabel}</h1>
        {total && <p className={styles.total}>{total}</p>}
        <div className={styles.create}>
          {tools.map((tool) => (
            <NextLink
              key={tool.slug}
              href={toolHref(tool)}
              prefetch={false}
              className={tool.isDangerous ? buttons.danger : buttons.button}
            >
              {tool.label}
            </NextLink>
          ))}
          {imported && <ImportButton load={imported} open={setDialog} />}
          {hasScreen(resource, 'create') && (
            <NextLink href={createHref(resource)} prefetch={false} className={buttons.primary}>
              {`New ${inSentence(resource.label)}`}
            </NextLink>
          )}
        </div>
      </header>
      <FilterBar resource={resource} settings={settings} address={address} />
      <Keys />
      <ListContext value={list}>
        <SelectionContext value={selection}>
          <LiveContext value={live}>
            <ListBody
              path={path}
              resource={resource}
              settings={settings}
              address={address}
              ends={ends}
              total={total}
              isSizable
            >
              {children}
            </ListBody>
            {dialog}
          </LiveContext>
        </SelectionContext>
      </ListContext>
    </div>
  );
}

/** The list's keys: their code comes when one is first used. */
function Keys() {
  const [Loaded, setLoaded] = useState<ComponentType<{ first: KeyboardEvent }> | null>(null);
  const [first, setFirst] = useState<KeyboardEvent | null>(null);
  useEffect(() => {
    const load = async (event: KeyboardEvent) => {
      if (!KEYS.has(event.key)) return;
      document.removeEventListener('keydown', listen);
      const { default: keys } = await import('./keys/ListKeys.tsx');
      setFirst(event);
      setLoaded(() => keys);
    };
    const listen = (event: KeyboardEvent) => void load(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return Loaded && first && <Loaded first={first} />;
}

const KEYS = new Set('jkx/?');

interface ListBodyProps<Variables> extends ListScreenProps<Variables> {
  /** The list's address without its search parameters. */
  readonly path: string;
  readonly address: ListAddress;
  /** Search parameters that are not the list's own and stay when it is paged or sorted. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Whether people can say how many rows they want. */
  readonly isSizable?: boolean;
}

/** The rows with their sorting and paging: of a list's own screen, or of a relation's tab. */
export function ListBody<Variables>({
  path,
  resource,
  settings,
  address,
  ends,
  total,
  kept,
  isSizable = false,
  children,
}: ListBodyProps<Variables>) {
  const hrefTo = (state: Partial<ListAddress>) =>
    listStateHref(path, { ...address, ...state }, kept);
  const sort = address.sort ?? settings.sortedBy ?? null;
  const search = listSearchParams(address).toString();
  const sortedHref = (next: string | null) =>
    next && hrefTo({ sort: next === settings.sortedBy ? null : next, position: {} });
  const sortLinks = useMemo(
    () => ({
      current: sort,
      href: (column: string) => sortedHref(sortedBy(settings, column, sort)),
      hrefAlso: (column: string) => sortedHref(sortedAlsoBy(settings, column, sort)),
    }),
    // `search` stands for everything in the address that the links are made of.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [sort, search, path, settings],
  );
  // A month without rows is a month still.
  if (ends.rowCount === 0 && address.layout !== 'calendar') {
    const narrowed = address.search !== '' || Object.keys(address.filters).length > 0;
    const paged = Object.keys(address.position).length > 0;
    return (
      <EmptyList
        resource={resource}
        firstPageHref={paged ? hrefTo({ position: {} }) : null}
        clearHref={narrowed ? listStateHref(path, EVERYTHING, kept) : null}
      />
    );
  }
  const size = address.size ?? settings.size;
  const { next, previous } = neighboursOf(settings, address, ends);
  return (
    <>
      <SortLinksContext value={sortLinks}>{children}</SortLinksContext>
      <Pager
        previousHref={previous && hrefTo({ position: previous })}
        nextHref={next && hrefTo({ position: next })}
        firstHref={previous && hrefTo({ position: {} })}
        lastHref={next && settings.paging.hasLast ? hrefTo({ position: { last: true } }) : null}
        jump={
          settings.paging.isNumbered && isSizable
            ? { path, address, page: address.position.page ?? 1 }
            : null
        }
        range={rowRange(address.position, size, ends.rowCount)}
        total={total}
        size={size}
        sizeHref={
          isSizable
            ? (rows) => hrefTo({ size: rows === settings.size ? null : rows, position: {} })
            : null
        }
      />
    </>
  );
}

/** Where the pages before and after lie. */
function neighboursOf<Variables>(
  { paging, size }: ListSettings<Variables>,
  address: ListAddress,
  ends: PageEnds,
): Neighbours {
  return paging.neighbours(address.position, address.size ?? size, ends);
}

/** A list as it is by itself. */
const EVERYTHING: ListAddress = {
  position: {},
  sort: null,
  search: '',
  filters: {},
  size: null,
  columns: null,
  density: null,
  layout: null,
};
