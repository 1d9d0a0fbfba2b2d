// Scaffolded by Frontage from `GreenLot.products`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { GreenLotProductsTabQuery } from '../../../__generated__/GreenLotProductsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { products } from '../products/products.ts';
import { ProductTable } from '../products/ProductTable.tsx';
import { greenLots } from './greenLots.ts';

const settings: ListSettings<GreenLotProductsTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: 'name',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    name: ['NAME_ASC', 'NAME_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query GreenLotProductsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [ProductOrderBy!]
  ) {
    greenLot(id: $id) {
      products(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
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
  }
`;

/** The products of one green lot. */
export function GreenLotProductsTab() {
  const { greenLot } = usePageQuery<GreenLotProductsTabQuery>(query);
  const page = greenLot?.products;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={greenLots}
      name="products"
      resource={products}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
    >
      <ProductTable rows={rows} />
    </TabPanel>
  );
}

GreenLotProductsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    products: pageQuery<GreenLotProductsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
