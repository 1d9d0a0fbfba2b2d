// Scaffolded by Frontage from `Query.blendComponents`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { BlendComponentListQuery } from '../../../__generated__/BlendComponentListQuery.graphql.ts';
import type { BlendComponentListTotalQuery } from '../../../__generated__/BlendComponentListTotalQuery.graphql.ts';
import { products } from '../products/products.ts';
import { filters, related } from './BlendComponentFilters.ts';
import { blendComponentOperations } from './blendComponentOperations.ts';
import { blendComponents } from './blendComponents.ts';
import { BlendComponentTable } from './BlendComponentTable.tsx';

const list: ListDefinition<
  BlendComponentListQuery,
  typeof BlendComponentTable,
  BlendComponentListTotalQuery
> = {
  resource: blendComponents,
  table: BlendComponentTable,
  query: graphql`
    query BlendComponentListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: BlendComponentCondition
      $filter: BlendComponentFilter
      $orderBy: [BlendComponentOrderBy!]
      $withGreenLot: Boolean = true
      $withProduct: Boolean = true
      $more: Boolean = false
    ) {
      blendComponents(
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
            ...BlendComponentTable_rows
              @arguments(withGreenLot: $withGreenLot, withProduct: $withProduct, more: $more)
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
  `,
  read: ({ blendComponents: page }) => connectionPage(page),
  total: {
    query: graphql`
      query BlendComponentListTotalQuery(
        $first: Int
        $condition: BlendComponentCondition
        $filter: BlendComponentFilter
      ) {
        blendComponents(first: $first, condition: $condition, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.blendComponents?.totalCount,
  },
  size: 25,
  paging: connectionPaging,
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    percent: ['PERCENT_ASC', 'PERCENT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Product'],
    through: { product: products },
    variables: (text) => ({ filter: { product: { name: { includesInsensitive: text } } } }),
  },
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./BlendComponentRelated.ts'),
  name: 'blend-components',
};

/** The list of blend components. */
export function BlendComponentList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./BlendComponentRecord.tsx')).BlendComponentRecord}
      operations={blendComponentOperations}
    />
  );
}

BlendComponentList.queries = listQueries(list);
BlendComponentList.Failed = failedList(list);
