import { useMemo, type ReactNode } from 'react';
import type { Resource } from '../../address/resource.ts';
import { EmptyList } from './EmptyList.tsx';
import {
  isNarrowed,
  listSearchParams,
  listStateHref,
  type ListAddress,
} from '../../lists/listAddress.ts';
import { layoutDescriptor } from '../../lists/layouts.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { Pager } from './Pager.tsx';
import { rowRange, type AdjacentPages, type PageInfo } from '../../lists/paging.ts';
import { nextMultiSort, nextSort } from '../../lists/sorting.ts';
import { SortLinksContext } from './sort/sortLinks.ts';

interface ListBodyProps<Variables> {
  /** What the rows are called. */
  readonly resource: Pick<Resource, 'pluralLabel' | 'screens'>;
  readonly settings: ListSettings<Variables>;
  readonly pageInfo: PageInfo;
  /** The number of all matching records; rows do not wait for it. */
  readonly total?: ReactNode;
  /** The list's address without its search parameters. */
  readonly path: string;
  readonly address: ListAddress;
  /** Search parameters that are not the list's own and stay when it is paged or sorted. */
  readonly kept?: ReadonlyArray<readonly [name: string, text: string]>;
  /** Whether the page size can be chosen. */
  readonly isSizable?: boolean;
  /** The table. */
  readonly children: ReactNode;
}

/** The rows with their sorting and paging: of a list's own screen, or of a relation's tab. */
export function ListBody<Variables>({
  path,
  resource,
  settings,
  address,
  pageInfo,
  total,
  kept,
  isSizable = false,
  children,
}: ListBodyProps<Variables>) {
  const hrefTo = (state: Partial<ListAddress>) =>
    listStateHref(path, { ...address, ...state }, kept);
  const sort = address.sort ?? settings.defaultSort ?? null;
  const search = listSearchParams(address).toString();
  const keptParameters = JSON.stringify(kept);
  const sortedHref = (next: string | null) =>
    next && hrefTo({ sort: next === settings.defaultSort ? null : next, position: {} });
  const sortLinks = useMemo(
    () => ({
      current: sort,
      href: (column: string) => sortedHref(nextSort(settings, column, sort)),
      hrefAlso: (column: string) => sortedHref(nextMultiSort(settings, column, sort)),
    }),
    // `search` and `keptParameters` cover everything in the address that the links depend on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [sort, search, path, settings, keptParameters],
  );
  const { layout } = address;
  const showsEmpty = layout !== null && layoutDescriptor(layout).showsEmpty;
  // Rows that could not be read are rows all the same: the page says so above.
  if (pageInfo.rowCount === 0 && !pageInfo.missing && !showsEmpty) {
    const paged = Object.keys(address.position).length > 0;
    return (
      <EmptyList
        resource={resource}
        firstPageHref={paged ? hrefTo({ position: {} }) : null}
        clearHref={isNarrowed(address) ? listStateHref(path, EVERYTHING, kept) : null}
      />
    );
  }
  const size = address.size ?? settings.size;
  const { next, previous } = adjacentPages(settings, address, pageInfo);
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
        range={rowRange(address.position, size, pageInfo.rowCount)}
        total={total}
        rowCount={pageInfo.rowCount}
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

/** The positions of the previous and next pages. */
export function adjacentPages<Variables>(
  { paging, size }: ListSettings<Variables>,
  address: ListAddress,
  pageInfo: PageInfo,
): AdjacentPages {
  return paging.neighbours(address.position, address.size ?? size, pageInfo);
}

/** A list without any settings. */
const EVERYTHING: ListAddress = {
  position: {},
  sort: null,
  search: '',
  filters: {},
  size: null,
  columns: null,
  widths: {},
  pinned: [],
  density: null,
  layout: null,
};
