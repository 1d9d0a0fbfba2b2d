// Scaffolded by Frontage from `Product.variants`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { ProductVariantsTabQuery } from '../../../__generated__/ProductVariantsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { variants } from '../variants/variants.ts';
import { VariantTable } from '../variants/VariantTable.tsx';
import { products } from './products.ts';

const settings: ListSettings<ProductVariantsTabQuery['variables']> = {
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
  query ProductVariantsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [VariantOrderBy!]
  ) {
    product(id: $id) {
      variants(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...VariantTable_rows @arguments(withProduct: false)
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

/** The variants of one product. */
export function ProductVariantsTab() {
  const { product } = usePageQuery<ProductVariantsTabQuery>(query);
  const page = product?.variants;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={products}
      name="variants"
      resource={variants}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="product"
    >
      <VariantTable rows={rows} hiddenColumns={['product']} />
    </TabPanel>
  );
}

ProductVariantsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    variants: pageQuery<ProductVariantsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
