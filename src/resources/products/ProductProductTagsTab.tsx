// Scaffolded by Frontage from `Product.productTags`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { ProductProductTagsTabQuery } from '../../../__generated__/ProductProductTagsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { productTags } from '../product-tags/productTags.ts';
import { ProductTagTable } from '../product-tags/ProductTagTable.tsx';
import { products } from './products.ts';

const settings: ListSettings<ProductProductTagsTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: 'position',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    position: ['POSITION_ASC', 'POSITION_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query ProductProductTagsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [ProductTagOrderBy!]
  ) {
    product(id: $id) {
      productTags(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...ProductTagTable_rows @arguments(withProduct: false)
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

/** The product tags of one product. */
export function ProductProductTagsTab() {
  const { product } = usePageQuery<ProductProductTagsTabQuery>(query);
  const page = product?.productTags;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={products}
      name="productTags"
      resource={productTags}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="product"
    >
      <ProductTagTable rows={rows} hiddenColumns={['product']} />
    </TabPanel>
  );
}

ProductProductTagsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    productTags: pageQuery<ProductProductTagsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
