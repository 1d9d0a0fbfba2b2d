import type { GraphQLTaggedNode } from 'relay-runtime';
import type { PagedSettings } from '../../lists/pagedSettings.ts';
import type { PageInfo } from '../../lists/paging.ts';
import type { Columns } from '../fields/column.tsx';
import type { Edges } from './edges.ts';
import type { RowOf, RowsKey } from './tableDefinition.ts';

/** A page of a list as an answer has it: where a backend failed on one row, there is null. */
export interface PageInAnswer<Row> {
  readonly rows: ReadonlyArray<Row | null | undefined> | null | undefined;
  /** The edge of each row. */
  readonly edges?: ReadonlyArray<unknown> | null;
  readonly pageInfo?: Omit<PageInfo, 'rowCount'> | null;
}

/** The columns of edges and the fragment with their data. */
export interface EdgesDefinition {
  readonly columns: Edges['columns'];
  readonly fragment: GraphQLTaggedNode;
}

/** The same, typed by the fragment's key. */
export interface EdgesOf<Key extends RowsKey> extends EdgesDefinition {
  readonly columns: Columns<RowOf<Key>>;
}

/** A page of a list, without null rows. */
export interface PageOfRows {
  readonly rows: readonly unknown[];
  /** The edge of each row. */
  readonly edges: readonly unknown[];
  readonly pageInfo: PageInfo;
}

interface ReadableList extends Pick<PagedSettings<unknown>, 'paging'> {
  readonly read: (data: unknown) => PageInAnswer<unknown>;
}

/** Reads a page of a list from its query's data. A null row does not affect the others. */
export function pageIn({ read, paging }: ReadableList, data: unknown): PageOfRows {
  const { rows, edges, pageInfo } = read(data);
  const all = rows ?? [];
  const kept = all.flatMap((row, index) => (row === null || row === undefined ? [] : [index]));
  return {
    rows: kept.map((index) => all[index]),
    edges: edges ? kept.map((index) => edges[index]) : [],
    // Where pages are counted, a row that is null is counted, too.
    pageInfo: { ...pageInfo, rowCount: paging.isNumbered ? all.length : kept.length },
  };
}
