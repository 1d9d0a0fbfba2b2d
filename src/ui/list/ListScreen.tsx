import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useFragment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { isComplete } from '../../lists/listAddress.ts';
import {
  pageIn,
  type AnyList,
  type EdgesDefinition,
  type ListDefinition,
  type PageOfRows,
  type TableOfList,
} from './listDefinition.ts';
import { ListFrame, type ListSurroundings } from './ListFrame.tsx';
import { ListTotal } from './ListTotal.tsx';

/** Loaded on use, because most lists have no required filters. */
const AskFirst = dynamic(() => import('./AskFirst.tsx').then((module) => module.AskFirst), {
  loading: WhileLoading,
});

interface ListScreenProps<
  Query extends OperationType,
  Table extends TableOfList,
  Total extends OperationType,
> extends ListSurroundings {
  readonly list: ListDefinition<Query, Table, Total>;
}

/** A resource's list, or the form for its required filters. */
export function ListScreen<
  Query extends OperationType,
  Table extends TableOfList,
  Total extends OperationType,
>({ list, ...around }: ListScreenProps<Query, Table, Total>) {
  const { query } = useRouter();
  const known = list as unknown as AnyList;
  if (!isComplete(known, query)) return <AskFirst resource={list.resource} settings={known} />;
  return <KnownList list={known} {...around} />;
}

function KnownList({ list, ...around }: { readonly list: AnyList } & ListSurroundings) {
  const page = pageIn(list, usePageQuery(list.query));
  const { resource, total, edges, table: Table } = list;
  return (
    <ListFrame
      {...around}
      resource={resource}
      settings={list}
      definition={list}
      pageInfo={page.pageInfo}
      total={total && <ListTotal query={total.query} read={total.read} />}
    >
      {edges ? (
        <TableWithEdges list={list} edges={edges} page={page} />
      ) : (
        <Table rows={page.rows} />
      )}
    </ListFrame>
  );
}

interface TableWithEdgesProps {
  readonly list: AnyList;
  readonly edges: EdgesDefinition;
  readonly page: PageOfRows;
}

function TableWithEdges({ list: { table: Table }, edges, page }: TableWithEdgesProps) {
  const data = useFragment(edges.fragment, page.edges as never) as readonly unknown[];
  return <Table rows={page.rows} edges={{ columns: edges.columns, data }} />;
}
