// Scaffolded by Frontage from `Query.roastBatches`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { RoastBatchListQuery } from '../../../__generated__/RoastBatchListQuery.graphql.ts';
import type { RoastBatchListTotalQuery } from '../../../__generated__/RoastBatchListTotalQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { listVariables, totalVariables } from '../../ui/list/listAddress.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { yesNo } from '../../ui/list/yesNo.ts';
import { employees } from '../employees/employees.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';
import { roastBatches } from './roastBatches.ts';
import { RoastBatchTable } from './RoastBatchTable.tsx';

const settings: ListSettings<RoastBatchListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  sortedBy: '-roastedAt',
  sorts: {
    number: {
      ascending: { orderBy: ['NUMBER_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['NUMBER_DESC', 'PRIMARY_KEY_ASC'] },
    },
    roastedAt: {
      ascending: { orderBy: ['ROASTED_AT_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['ROASTED_AT_DESC', 'PRIMARY_KEY_ASC'] },
    },
    cupScore: {
      ascending: { orderBy: ['CUP_SCORE_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['CUP_SCORE_DESC', 'PRIMARY_KEY_ASC'] },
    },
  },
  search: {
    label: 'Search number',
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
  filters: {
    passed: {
      label: 'Passed',
      choices: yesNo,
      variables: (passed) => ({ filter: { passed: { equalTo: passed === 'true' } } }),
    },
    greenLot: {
      label: 'Green lot',
      relation: greenLots,
      variables: (greenLot) => ({ condition: { greenLot } }),
    },
    product: {
      label: 'Product',
      relation: products,
      variables: (product) => ({ condition: { product } }),
    },
    roaster: {
      label: 'Roaster',
      relation: employees,
      variables: (roaster) => ({ condition: { roaster } }),
    },
  },
};

const query = graphql`
  query RoastBatchListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: RoastBatchCondition
    $filter: RoastBatchFilter
    $orderBy: [RoastBatchOrderBy!]
  ) {
    roastBatches(
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
          ...RoastBatchTable_rows
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
  query RoastBatchListTotalQuery(
    $first: Int
    $condition: RoastBatchCondition
    $filter: RoastBatchFilter
  ) {
    roastBatches(first: $first, condition: $condition, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of roast batches. */
export function RoastBatchList() {
  const { roastBatches: page } = usePageQuery<RoastBatchListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={roastBatches}
      settings={settings}
      ends={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<RoastBatchListTotalQuery>
          query={totalQuery}
          read={(data) => data.roastBatches?.totalCount}
        />
      }
    >
      <RoastBatchTable rows={rows} />
    </ListScreen>
  );
}

RoastBatchList.queries = (address: Address) => ({
  list: pageQuery<RoastBatchListQuery>(query, listVariables(settings, address)),
  total: pageQuery<RoastBatchListTotalQuery>(totalQuery, totalVariables(settings, address), {
    need: 'late',
  }),
});
