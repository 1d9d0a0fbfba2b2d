import type { ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Resource } from '../../address/resource.ts';
import { present } from '../../lists/present.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { Counts, type CountsDefinition } from './Counts.tsx';
import type { HomePanel } from './Home.tsx';
import { LatestRecords } from './LatestRecords.tsx';

/** A panel of the home page: the newest records of a resource, and how many there are. */
export interface PanelDefinition<
  Query extends OperationType,
  Table extends TableOfPanel,
  CountsQuery extends OperationType = OperationType,
> {
  readonly resource: Resource;
  readonly table: Table;
  /** The columns to show beside the record's title. */
  readonly columns: readonly string[];
  readonly query: GraphQLTaggedNode;
  /** Finds the rows in the query's answer. */
  readonly rows: (data: Query['response']) => Rows<Parameters<Table>[0]['rows'][number]>;
  /** The page does not wait for them. */
  readonly counts?: CountsDefinition<CountsQuery>;
}

type TableOfPanel = (props: { rows: never }) => ReactNode;

type Rows<Row> = ReadonlyArray<Row | null | undefined> | null | undefined;

type AnyPanel = PanelDefinition<OperationType, (props: { rows: readonly unknown[] }) => ReactNode>;

/** Makes a panel of the home page. It loads and fails by itself. */
export function definePanel<
  Query extends OperationType,
  Table extends TableOfPanel,
  CountsQuery extends OperationType = OperationType,
>(definition: PanelDefinition<Query, Table, CountsQuery>): HomePanel {
  const panel = definition as unknown as AnyPanel;
  const { resource, query, counts } = panel;
  const queries = () => ({
    [resource.slug]: pageQuery(query, {}, { need: 'panel' }),
    ...(counts && {
      [`${resource.slug}Counts`]: pageQuery(counts.query, {}, { need: 'deferred' }),
    }),
  });
  return Object.assign(() => <Panel panel={panel} />, { resource, queries });
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
