import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { ReactNode } from 'react';
import type { Address } from '../../address/address.ts';
import type { Resource } from '../../address/resource.ts';
import {
  pageQuery,
  type PageQueries,
  type PageQuery,
  type QueriesOfPage,
} from '../../relay/pageQueries.ts';
import { listChoiceOf } from '../../visitor/listChoice.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import type { Caught } from '../../relay/caught.ts';
import type { AnyColumns } from '../fields/column.tsx';
import type { CarriedProps } from './beside.tsx';
import type { Count } from './Counted.tsx';
import { columnsOfList } from './columnsOfList.ts';
import type { EdgesDefinition } from './edgesDefinition.ts';
import type { ViewOfAnyRows } from './pageRows.ts';
import type { OrderableRows } from './rowOrder/rowOrder.ts';
import type { PageInResponse } from '../../lists/pageInResponse.ts';
import type { AnyRecordsOfTable, TableDefinition } from './tableDefinition.ts';
import { columnVariables } from './columns/columnVariables.ts';
import { shownColumns } from './columns/placedColumns.ts';
import {
  loadRelatedColumns,
  withRelatedColumns,
  type LoadRelatedColumns,
  type RelatedColumns,
} from './related/relatedColumns.ts';
import { columnOf } from '../../lists/layouts.ts';
import type { FigureKind } from '../../lists/chart.ts';
import { allowedSettings } from '../../lists/allowedSettings.ts';
import { loadRelatedFilters, withRelatedFilters } from '../../lists/filters/relatedFilters.ts';
import { isComplete, readListAddress, shownAs } from '../../lists/listAddress.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { listVariables, totalVariables } from '../../lists/listVariables.ts';

/**
 * A list of records, described once: its query, the path to its rows, its table, and what it can request.
 * `ListScreen` shows it; exports and bulk work read it page by page without rendering.
 */
export interface ListDefinition<
  Query extends OperationType,
  Table extends TableOfList,
  Total extends OperationType = OperationType,
> extends ListSettings<Query['variables']> {
  readonly resource: Resource;
  readonly table: Table;
  readonly query: GraphQLTaggedNode;
  /** Finds a page of the list in the query's response. */
  read(data: Query['response']): PageInResponse<Parameters<Table>[0]['rows'][number]>;
  /** The number of matching records; rows do not wait for it. */
  readonly total?: Count<Total> & {
    /** What is added up of the matching records, or reckoned otherwise. */
    readonly sums?: ReadonlyArray<ListSum<Total['response']>>;
  };
  /** Data on the edges of its connection. */
  readonly edges?: EdgesDefinition;
  /** How its rows are put in another order, where they have one among all records. */
  readonly rowOrder?: OrderableRows;
  /** Loads the columns of the records that the rows lead to. */
  readonly relatedColumns?: LoadRelatedColumns<Query['response']>;
  /** The same where the address or the person's choice names any (`withRelatedColumns`). */
  readonly relatedRecords?: RelatedColumns;
}

/** The sum of a field over all matching records, or another figure: one, or one for each currency. */
export type ListSum<Data> = SummedField &
  (
    | { readonly read: (data: Data) => Caught<string | number>; readonly byCurrency?: never }
    | { readonly byCurrency: (data: Data) => Caught<CurrencySums>; readonly read?: never }
  );

interface SummedField {
  /** The records' field: who may not read it does not see what it adds up to. */
  readonly field: string;
  /** What it says of the values, where that is not their sum. */
  readonly kind?: Exclude<FigureKind, 'sum'>;
  readonly label?: string;
  /** How the values are shown, where they are no plain numbers. */
  readonly format?: 'percent' | 'bytes';
  readonly isMoney?: true;
  /** The currency of every row. */
  readonly currency?: string;
  /** The filter by the currency of each row: one sum of amounts is shown only where it lets one currency through. */
  readonly currencyFilter?: string;
  readonly unit?: 'minor';
}

/** Sums with what backends group them by: a currency, alone or as the only one of several values. */
export type CurrencySums = ReadonlyArray<readonly [key: unknown, sum: Caught<string | number>]>;

/** What a list needs of its table. */
export type TableOfList = ((props: { rows: never } & CarriedProps) => ReactNode) &
  Pick<TableDefinition<never>, 'columns' | 'fragment' | 'keyOf'>;

/** A list of any query and table. */
export type AnyList = ListDefinition<OperationType, AnyTable> & ListSettings<unknown>;

type AnyTable = ViewOfAnyRows &
  Omit<AnyRecordsOfTable, 'resource'> & {
    readonly columns: AnyColumns;
    readonly fragment: GraphQLTaggedNode;
  };

/** The queries of a list's screen, and the list that they are of. */
export type ListQueries = QueriesOfPage & { readonly list: AnyList };

/** The queries of a list's screen for an address; none while required filters are missing. */
export function listQueries<
  Query extends OperationType,
  Table extends TableOfList,
  Total extends OperationType,
>(whole: ListDefinition<Query, Table, Total>): ListQueries {
  const queries = (address: Address, visitor: Visitor): PageQueries => {
    const list = listAt(whole, address, visitor);
    if (!isComplete(list, address)) return {};
    const state = readListAddress(list, address);
    const { total } = list;
    const count = (name: string, at: Address, withSums = false): PageQueries => {
      if (!total) return {};
      const variables = totalVariables(list, at, visitor, { withSums }) as object;
      return { [name]: pageQuery(total.query, variables, { need: 'deferred' }) };
    };
    const rows =
      lanes && state.layout === 'board'
        ? lanes.boardQueries(list, state, (names, at) => ({
            [names.rows]: rowsQuery(whole, at, visitor),
            ...count(names.total, at, total?.sums !== undefined),
          }))
        : { list: rowsQuery(whole, address, visitor) };
    const charted = lanes?.chartQueries(list, lanes.chartedBy(list, state));
    return { ...count('total', address), ...rows, ...charted };
  };
  return Object.assign(queries, {
    list: whole,
    load: (address: Address, visitor: Visitor) => {
      const loads = [
        loadLanes(
          allowedSettings(visitor.access, whole.resource, whole),
          address,
          whole.resource.slug,
        ),
        loadRelatedFilters(whole, address),
        loadRelatedColumns(whole, address, visitor),
      ].filter((load) => load !== null);
      return loads.length > 0 ? Promise.all(loads).then(() => undefined) : null;
    },
  });
}

/** What a list asks for that is divided, as a board or a chart, once one is shown. */
let lanes: typeof import('./lanes/laneQueries.ts') | undefined;

function loadLanes<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
  slug: string,
): Promise<void> | null {
  const state = readListAddress(settings, address);
  if (state.layout !== 'board' && state.chart === undefined) return null;
  if (lanes?.isLoaded(settings, state)) return null;
  return import('./lanes/laneQueries.ts').then((loaded) => {
    lanes = loaded;
    return loaded.loadLanes(settings, state, slug);
  });
}

/** A list as an address asks for it, as far as the person may use it. */
export function listAt<List extends { readonly resource: Resource }>(
  whole: List,
  address: Address,
  visitor: Pick<Visitor, 'lists' | 'access'>,
): List {
  const allowed = allowedSettings(visitor.access, whole.resource, whole);
  const list = withRelatedFilters(allowed, address, visitor.access);
  return withRelatedColumns(list, address, visitor);
}

/** The query of a page of a list. */
export function rowsQuery<
  Query extends OperationType,
  Table extends TableOfList,
  Total extends OperationType,
>(whole: ListDefinition<Query, Table, Total>, address: Address, visitor: Visitor): PageQuery {
  const list = listAt(whole, address, visitor);
  const shown = shownIds(list, address, visitor);
  return pageQuery<Query>(list.query, {
    ...(listVariables(list, address, visitor) as object),
    ...columnVariables(list, shown),
    ...list.relatedRecords?.variables(shown),
  });
}

/** The columns that a list shows at an address, and the one that its rows are laid out by. */
function shownIds<
  Query extends OperationType,
  Table extends TableOfList,
  Total extends OperationType,
>(list: ListDefinition<Query, Table, Total>, address: Address, { lists }: Visitor): string[] {
  const state = readListAddress(list, address);
  const { columns: chosen } = shownAs(state, listChoiceOf(lists, list.name));
  const shown = shownColumns(columnsOfList(list), chosen).map(({ id }) => id);
  return [...shown, columnOf(list, state) ?? []].flat();
}
