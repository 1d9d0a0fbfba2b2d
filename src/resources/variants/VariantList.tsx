// Scaffolded by Frontage from `Query.variants`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { VariantListQuery } from '../../../__generated__/VariantListQuery.graphql.ts';
import type { VariantListTotalQuery } from '../../../__generated__/VariantListTotalQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { listVariables, totalVariables } from '../../ui/list/listAddress.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { yesNo } from '../../ui/list/yesNo.ts';
import { grind } from '../enums/grind.ts';
import { products } from '../products/products.ts';
import { variants } from './variants.ts';
import { VariantTable } from './VariantTable.tsx';

const settings: ListSettings<VariantListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  sortedBy: 'name',
  sorts: {
    sku: {
      ascending: { orderBy: ['SKU_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['SKU_DESC', 'PRIMARY_KEY_ASC'] },
    },
    name: {
      ascending: { orderBy: ['NAME_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['NAME_DESC', 'PRIMARY_KEY_ASC'] },
    },
    priceCents: {
      ascending: { orderBy: ['PRICE_CENTS_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRICE_CENTS_DESC', 'PRIMARY_KEY_ASC'] },
    },
    stock: {
      ascending: { orderBy: ['STOCK_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['STOCK_DESC', 'PRIMARY_KEY_ASC'] },
    },
  },
  search: {
    label: 'Search name or SKU',
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { sku: { includesInsensitive: text } }],
      },
    }),
  },
  filters: {
    grind: {
      label: 'Grind',
      choices: grind,
      variables: (value) => ({ filter: { grind: { equalTo: value as keyof typeof grind } } }),
    },
    isActive: {
      label: 'Active',
      choices: yesNo,
      variables: (isActive) => ({ filter: { isActive: { equalTo: isActive === 'true' } } }),
    },
    needsReorder: {
      label: 'Needs reorder',
      choices: yesNo,
      variables: (needsReorder) => ({
        filter: { needsReorder: { equalTo: needsReorder === 'true' } },
      }),
    },
    product: {
      label: 'Product',
      relation: products,
      variables: (product) => ({ condition: { product } }),
    },
  },
};

const query = graphql`
  query VariantListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: VariantCondition
    $filter: VariantFilter
    $orderBy: [VariantOrderBy!]
  ) {
    variants(
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
          ...VariantTable_rows
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
  query VariantListTotalQuery($first: Int, $condition: VariantCondition, $filter: VariantFilter) {
    variants(first: $first, condition: $condition, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of variants. */
export function VariantList() {
  const { variants: page } = usePageQuery<VariantListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={variants}
      settings={settings}
      ends={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<VariantListTotalQuery>
          query={totalQuery}
          read={(data) => data.variants?.totalCount}
        />
      }
    >
      <VariantTable rows={rows} />
    </ListScreen>
  );
}

VariantList.queries = (address: Address) => ({
  list: pageQuery<VariantListQuery>(query, listVariables(settings, address)),
  total: pageQuery<VariantListTotalQuery>(totalQuery, totalVariables(settings, address), {
    need: 'late',
  }),
});
