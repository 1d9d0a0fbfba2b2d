// Scaffolded by Frontage from `Query.products`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { ProductListQuery } from '../../../__generated__/ProductListQuery.graphql.ts';
import type { ProductListTotalQuery } from '../../../__generated__/ProductListTotalQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { listVariables, totalVariables } from '../../ui/list/listAddress.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { yesNo } from '../../ui/list/yesNo.ts';
import { productCategory } from '../enums/productCategory.ts';
import { productStatus } from '../enums/productStatus.ts';
import { roastLevel } from '../enums/roastLevel.ts';
import { products } from './products.ts';
import { ProductTable } from './ProductTable.tsx';

const settings: ListSettings<ProductListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  sortedBy: 'name',
  sorts: {
    name: {
      ascending: { orderBy: ['NAME_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['NAME_DESC', 'PRIMARY_KEY_ASC'] },
    },
    code: {
      ascending: { orderBy: ['CODE_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['CODE_DESC', 'PRIMARY_KEY_ASC'] },
    },
    slug: {
      ascending: { orderBy: ['SLUG_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['SLUG_DESC', 'PRIMARY_KEY_ASC'] },
    },
    category: {
      ascending: { orderBy: ['CATEGORY_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['CATEGORY_DESC', 'PRIMARY_KEY_ASC'] },
    },
    status: {
      ascending: { orderBy: ['STATUS_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['STATUS_DESC', 'PRIMARY_KEY_ASC'] },
    },
  },
  search: {
    label: 'Search name, code or slug',
    variables: (text) => ({
      filter: {
        or: [
          { name: { includesInsensitive: text } },
          { code: { includesInsensitive: text } },
          { slug: { includesInsensitive: text } },
        ],
      },
    }),
  },
  filters: {
    status: {
      label: 'Status',
      choices: productStatus,
      variables: (status) => ({
        filter: { status: { equalTo: status as keyof typeof productStatus } },
      }),
    },
    category: {
      label: 'Category',
      choices: productCategory,
      variables: (category) => ({
        filter: { category: { equalTo: category as keyof typeof productCategory } },
      }),
    },
    roast: {
      label: 'Roast',
      choices: roastLevel,
      variables: (roast) => ({ filter: { roast: { equalTo: roast as keyof typeof roastLevel } } }),
    },
    isOrganic: {
      label: 'Organic',
      choices: yesNo,
      variables: (isOrganic) => ({ filter: { isOrganic: { equalTo: isOrganic === 'true' } } }),
    },
  },
};

const query = graphql`
  query ProductListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $filter: ProductFilter
    $orderBy: [ProductOrderBy!]
  ) {
    products(
      first: $first
      after: $after
      last: $last
      before: $before
      filter: $filter
      orderBy: $orderBy
    ) {
      edges {
        node {
          ...ProductTable_rows
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
  query ProductListTotalQuery($first: Int, $filter: ProductFilter) {
    products(first: $first, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of products. */
export function ProductList() {
  const { products: page } = usePageQuery<ProductListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={products}
      settings={settings}
      ends={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<ProductListTotalQuery>
          query={totalQuery}
          read={(data) => data.products?.totalCount}
        />
      }
    >
      <ProductTable rows={rows} />
    </ListScreen>
  );
}

ProductList.queries = (address: Address) => ({
  list: pageQuery<ProductListQuery>(query, listVariables(settings, address)),
  total: pageQuery<ProductListTotalQuery>(totalQuery, totalVariables(settings, address), {
    need: 'late',
  }),
});
