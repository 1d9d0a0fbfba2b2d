// Scaffolded by Frontage from `Product.roastBatches`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { ProductRoastBatchesTabQuery } from '../../../__generated__/ProductRoastBatchesTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { roastBatches } from '../roast-batches/roastBatches.ts';
import { RoastBatchTable } from '../roast-batches/RoastBatchTable.tsx';
import { products } from './products.ts';

const settings: ListSettings<ProductRoastBatchesTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: '-roastedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    roastedAt: ['ROASTED_AT_ASC', 'ROASTED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query ProductRoastBatchesTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [RoastBatchOrderBy!]
  ) {
    product(id: $id) {
      roastBatches(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
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
  }
`;

/** The roast batches of one product. */
export function ProductRoastBatchesTab() {
  const { product } = usePageQuery<ProductRoastBatchesTabQuery>(query);
  const page = product?.roastBatches;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={products}
      name="roastBatches"
      resource={roastBatches}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="product"
    >
      <RoastBatchTable rows={rows} hiddenColumns={['product']} />
    </TabPanel>
  );
}

ProductRoastBatchesTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    roastBatches: pageQuery<ProductRoastBatchesTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
