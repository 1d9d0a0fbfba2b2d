// Scaffolded by Frontage from `Query.greenLots`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { GreenLotListQuery } from '../../../__generated__/GreenLotListQuery.graphql.ts';
import type { GreenLotListTotalQuery } from '../../../__generated__/GreenLotListTotalQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { listVariables, totalVariables } from '../../ui/list/listAddress.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { lotStatus } from '../enums/lotStatus.ts';
import { processingMethod } from '../enums/processingMethod.ts';
import { suppliers } from '../suppliers/suppliers.ts';
import { greenLots } from './greenLots.ts';
import { GreenLotTable } from './GreenLotTable.tsx';

const settings: ListSettings<GreenLotListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  sortedBy: 'code',
  sorts: {
    code: {
      ascending: { orderBy: ['CODE_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['CODE_DESC', 'PRIMARY_KEY_ASC'] },
    },
    status: {
      ascending: { orderBy: ['STATUS_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['STATUS_DESC', 'PRIMARY_KEY_ASC'] },
    },
    process: {
      ascending: { orderBy: ['PROCESS_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PROCESS_DESC', 'PRIMARY_KEY_ASC'] },
    },
    pricePerKg: {
      ascending: { orderBy: ['PRICE_PER_KG_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRICE_PER_KG_DESC', 'PRIMARY_KEY_ASC'] },
    },
  },
  search: {
    label: 'Search code',
    variables: (text) => ({ filter: { code: { includesInsensitive: text } } }),
  },
  filters: {
    status: {
      label: 'Status',
      choices: lotStatus,
      variables: (status) => ({
        filter: { status: { equalTo: status as keyof typeof lotStatus } },
      }),
    },
    process: {
      label: 'Process',
      choices: processingMethod,
      variables: (value) => ({
        filter: { process: { equalTo: value as keyof typeof processingMethod } },
      }),
    },
    supplier: {
      label: 'Supplier',
      relation: suppliers,
      variables: (supplier) => ({ condition: { supplier } }),
    },
  },
};

const query = graphql`
  query GreenLotListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: GreenLotCondition
    $filter: GreenLotFilter
    $orderBy: [GreenLotOrderBy!]
  ) {
    greenLots(
      first: $first
      after: $after
      last: $last
      before: $before
      condition: $condition
      filter: $filter
      orderBy: $orderBy
    ) {
      edges {
        node {
          ...GreenLotTable_rows
        }
      }
      pageInfo {
        endCursor
        hasNextPage
        startCursor
        hasPreviousPage
      }
    }
  }
`;

const totalQuery = graphql`
  query GreenLotListTotalQuery(
    $first: Int
    $condition: GreenLotCondition
    $filter: GreenLotFilter
  ) {
    greenLots(first: $first, condition: $condition, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of green lots. */
export function GreenLotList() {
  const { greenLots: page } = usePageQuery<GreenLotListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={greenLots}
      settings={settings}
      ends={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<GreenLotListTotalQuery>
          query={totalQuery}
          read={(data) => data.greenLots?.totalCount}
        />
      }
    >
      <GreenLotTable rows={rows} />
    </ListScreen>
  );
}

GreenLotList.queries = (address: Address) => ({
  list: pageQuery<GreenLotListQuery>(query, listVariables(settings, address)),
  total: pageQuery<GreenLotListTotalQuery>(totalQuery, totalVariables(settings, address), {
    need: 'late',
  }),
});
