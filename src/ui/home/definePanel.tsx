import type { ReactNode } from 'react';
import { getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { listHref, type Resource } from '../../address/resource.ts';
import { present } from '../../lists/present.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { Counts, type CountsDefinition } from './Counts.tsx';
import type { HomePanel } from './homePanel.ts';
import type { ViewOfAnyRows } from '../list/pageRows.ts';
import { LatestRecords } from './LatestRecords.tsx';

/** A panel of the home page: the newest records of a resource, and how many there are. */
export interface PanelDefinition<
  Query extends OperationType,
  Table extends TableOfPanel,
  CountsQuery extends OperationType = OperationType,
> {
  readonly resource: Resource;
  /** The resource's plural where it is left out. */
  readonly title?: string;
  /** What the list that the title links to is narrowed to, as its address has it: `{ status: 'DRAFT' }`. */
  readonly filters?: Readonly<Record<string, string>>;
  readonly table: Table;
  /** The columns to show beside the record's title. */
  readonly columns: readonly string[];
  readonly query: GraphQLTaggedNode;
  /** Finds the rows in the query's response. */
  rows(data: Query['response']): Rows<Parameters<Table>[0]['rows'][number]>;
  /** The page does not wait for them. */
  readonly counts?: CountsDefinition<CountsQuery>;
}

type TableOfPanel = (props: { rows: never }) => ReactNode;

type Rows<Row> = ReadonlyArray<Row | null | undefined> | null | undefined;

type AnyPanel = PanelDefinition<OperationType, ViewOfAnyRows>;

/** Makes a panel of the home page. It loads and fails by itself. */
export function definePanel<
  Query extends OperationType,
  Table extends TableOfPanel,
  CountsQuery extends OperationType = OperationType,
>(definition: PanelDefinition<Query, Table, CountsQuery>): HomePanel {
  const panel = definition;
  const { resource, title = resource.pluralLabel, filters, query, counts } = panel;
  const queries = () => ({
    [nameOf(query)]: pageQuery(query, {}, { need: 'panel' }),
    ...(counts && { [nameOf(counts.query)]: pageQuery(counts.query, {}, { need: 'deferred' }) }),
  });
  const href = listHref(resource) + (filters ? `?${new URLSearchParams(filters)}` : '');
  return Object.assign(() => <Panel panel={panel} />, { title, href, queries });
}

/** relay-compiler holds the names of operations unique. */
function nameOf(query: GraphQLTaggedNode): string {
  return getRequest(query).params.name;
}

function Panel({ panel }: { readonly panel: AnyPanel }) {
  const { resource, table: Table, columns, counts } = panel;
  const rows = present(panel.rows(usePageQuery(panel.query)));
  return (
    <>
      {counts && <Counts resource={resource} {...counts} />}
      <LatestRecords columns={columns} count={rows.length}>
        <Table rows={rows} />
      </LatestRecords>
    </>
  );
}
