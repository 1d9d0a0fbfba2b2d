import type { Address } from '../address/address.ts';
import type { PagedSettings } from './pagedSettings.ts';
import type { PageInfo } from './paging.ts';

/** A page of a list as a response has it: where a backend failed on one row, there is null. */
export interface PageInResponse<Row> {
  readonly rows: ReadonlyArray<Row | null | undefined> | null | undefined;
  /** The edge of each row. */
  readonly edges?: ReadonlyArray<unknown> | null;
  readonly pageInfo?: Omit<PageInfo, 'rowCount' | 'missing'> | null;
}

/** A page of a list, without null rows. */
export interface PageOfRows<Row = unknown> {
  readonly rows: readonly Row[];
  /** The edge of each row. */
  readonly edges: readonly unknown[];
  readonly pageInfo: PageInfo;
}

interface ReadableList<Row> extends Pick<PagedSettings<unknown>, 'paging'> {
  readonly read: (data: unknown, address: Address) => PageInResponse<Row>;
}

/**
 * Reads a page of a list from its query's data. A null row does not affect the others.
 *
 * @param address of the record that a list is below
 */
export function pageIn<Row>(
  { read, paging }: ReadableList<Row>,
  data: unknown,
  address: Address = {},
): PageOfRows<Row> {
  const { rows, edges, pageInfo } = read(data, address);
  const all = rows ?? [];
  const kept = all.flatMap((row, index) => (row === null || row === undefined ? [] : [index]));
  return {
    rows: kept.map((index) => all[index] as Row),
    edges: edges ? kept.map((index) => edges[index]) : [],
    // Where pages are counted, a row that is null is counted, too.
    pageInfo: {
      ...pageInfo,
      rowCount: paging.isNumbered ? all.length : kept.length,
      ...(kept.length < all.length && { missing: all.length - kept.length }),
    },
  };
}

/** A page of a connection, in the fields that Relay's specification names. */
interface Connection<Row> {
  readonly edges: ReadonlyArray<Edge<Row> | null | undefined> | null | undefined;
  readonly pageInfo?: PageInResponse<Row>['pageInfo'];
}

interface Edge<Row> {
  readonly node: Row | null | undefined;
}

/** The page of a list that a connection is. */
export function connectionPage<Row>(
  connection: Connection<Row> | null | undefined,
): PageInResponse<Row> {
  const { edges, pageInfo } = connection ?? {};
  return { rows: edges?.map((edge) => edge?.node), edges, pageInfo };
}
