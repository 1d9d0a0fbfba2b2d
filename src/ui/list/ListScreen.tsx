import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import type { OperationType } from 'relay-runtime';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { loadUnasked } from '../../loading/loadUnasked.ts';
import { lackingOf } from '../../access/access.ts';
import { allowedSettings } from '../../lists/allowedSettings.ts';
import { isComplete, narrowingText, readListAddress } from '../../lists/listAddress.ts';
import { useAccess } from '../access/useAccess.ts';
import type { AnyList, ListDefinition, TableOfList } from './listDefinition.ts';
import type { RecordOperations } from '../action/recordOperations.ts';
import type { RowOf, RowsKey } from './tableDefinition.ts';
import { ListFrame, type ListSurroundings } from './ListFrame.tsx';
import { ListTotal } from './ListTotal.tsx';
import { InSight } from './sums/InSight.tsx';
import { pageIn } from '../../lists/pageInResponse.ts';
import { RowsOfPage } from './RowsOfPage.tsx';
import { useListSettings } from './useListSettings.ts';
import type { ListAtAddress } from './wholePage.ts';

/** Loaded on use, because most lists have no required filters. */
const AskFirst = dynamic(() => import('./AskFirst.tsx').then((module) => module.AskFirst), {
  loading: WhileLoading,
});

/** Loaded on use, because they come after the rows: adding up may take a database long. */
const ListSums = dynamic(
  () => loadUnasked(() => import('./sums/ListSums.tsx')).then((module) => module.ListSums),
  { ssr: false },
);

/** Rendered on the server, too; its code loads on use. */
const BoardList = dynamic(
  () => import('./board/BoardList.tsx').then((module) => module.BoardList),
  {
    loading: WhileLoading,
  },
);

interface ListScreenProps<
  Query extends OperationType,
  Table extends TableOfList,
  Total extends OperationType,
> extends ListSurroundings {
  readonly list: ListDefinition<Query, Table, Total>;
  /** What can be done with the records; the table's rows have what that needs. */
  readonly operations?: RecordOperations<never, RowOfTable<Table>>;
}

/** What the table's fragment has of a row. */
type RowOfTable<Table extends TableOfList> = Parameters<Table>[0]['rows'] extends infer Key extends
  RowsKey
  ? RowOf<Key>
  : never;

/** A resource's list, or the form for its required filters. */
export function ListScreen<
  Query extends OperationType,
  Table extends TableOfList,
  Total extends OperationType,
>({ list, ...around }: ListScreenProps<Query, Table, Total>) {
  const { query } = useRouter();
  const known = useListSettings(list);
  if (!isComplete(known, query)) return <AskFirst resource={list.resource} settings={known} />;
  return <KnownList list={known} {...around} />;
}

function KnownList({ list, ...around }: { readonly list: AnyList } & ListSurroundings) {
  const { query } = useRouter();
  const access = lackingOf(useAccess());
  const settings = allowedSettings(access, list.resource, list);
  const { total, resource } = list;
  const address = readListAddress(settings, query);
  const narrowed = `${resource.slug} ${narrowingText(address)}`;
  const parts = {
    ...around,
    list,
    total: total && <ListTotal query={total.query} read={total.read} />,
    sums: total?.sums && (
      <InSight key={narrowed} name={narrowed}>
        <ListSums list={list} total={total} />
      </InSight>
    ),
  };
  // Each column of a board is a query of its own.
  if (address.layout === 'board') return <BoardList {...parts} />;
  return <PageOfList {...parts} at={{ settings, address }} />;
}

interface PageOfListProps extends ListSurroundings {
  readonly list: AnyList;
  readonly at: ListAtAddress;
  readonly total: ReactNode;
  readonly sums: ReactNode;
}

function PageOfList({ list, at, total, sums, ...around }: PageOfListProps) {
  const { query } = useRouter();
  const page = pageIn(list, usePageQuery(list.query));
  const { resource, edges, relatedRecords, table, rowOrder } = list;
  const rows = { view: table, page, edges, related: relatedRecords };
  return (
    <>
      <ListFrame
        {...around}
        resource={resource}
        settings={list}
        definition={list}
        pageInfo={page.pageInfo}
        total={total}
      >
        {rowOrder && at.address.layout === null ? (
          <rowOrder.Rows {...rows} resource={resource} list={at} address={query} />
        ) : (
          <RowsOfPage {...rows} />
        )}
      </ListFrame>
      {page.pageInfo.rowCount > 0 && sums}
    </>
  );
}
