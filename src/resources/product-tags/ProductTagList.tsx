// Scaffolded by Frontage from `Query.productTags`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { ProductTagListQuery } from '../../../__generated__/ProductTagListQuery.graphql.ts';
import type { ProductTagListTotalQuery } from '../../../__generated__/ProductTagListTotalQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { listVariables, totalVariables } from '../../ui/list/listVariables.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import { filters } from './ProductTagFilters.ts';
import { productTags } from './productTags.ts';
import { ProductTagTable } from './ProductTagTable.tsx';

const settings: ListSettings<ProductTagListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: 'position',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    position: {
      ascending: { orderBy: ['POSITION_ASC'] },
      descending: { orderBy: ['POSITION_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'product-tags',
  columns: {
    product: 'withProduct',
    tag: 'withTag',
    position: 'withPosition',
    addedAt: 'withAddedAt',
    addedBy: 'withAddedBy',
  },
};

const query = graphql`
  query ProductTagListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: ProductTagCondition
    $filter: ProductTagFilter
    $orderBy: [ProductTagOrderBy!]
    $withProduct: Boolean = true
    $withTag: Boolean = true
    $withPosition: Boolean = true
    $withAddedAt: Boolean = true
    $withAddedBy: Boolean = false
  ) {
    productTags(
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
          ...ProductTagTable_rows
            @arguments(
              withProduct: $withProduct
              withTag: $withTag
              withPosition: $withPosition
              withAddedAt: $withAddedAt
              withAddedBy: $withAddedBy
            )
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
  query ProductTagListTotalQuery(
    $first: Int
    $condition: ProductTagCondition
    $filter: ProductTagFilter
  ) {
    productTags(first: $first, condition: $condition, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of product tags. */
export function ProductTagList() {
  const { productTags: page } = usePageQuery<ProductTagListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={productTags}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<ProductTagListTotalQuery>
          query={totalQuery}
          read={(data) => data.productTags?.totalCount}
        />
      }
      loadRecord={async () => (await import('./ProductTagRecord.tsx')).ProductTagRecord}
      bulk={async () => (await import('./productTagBulk.ts')).productTagBulk}
      imported={async () => (await import('./productTagImport.ts')).productTagImport}
    >
      <ProductTagTable rows={rows} />
    </ListScreen>
  );
}

ProductTagList.queries = (address: Address, visitor: Visitor) => ({
  list: pageQuery<ProductTagListQuery>(query, listVariables(settings, address, visitor)),
  total: pageQuery<ProductTagListTotalQuery>(
    totalQuery,
    totalVariables(settings, address, visitor),
    { need: 'deferred' },
  ),
});

ProductTagList.Failed = failedList(productTags, settings);
