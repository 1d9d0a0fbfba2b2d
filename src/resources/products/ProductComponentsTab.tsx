// Scaffolded by Frontage from `Product.components`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { ProductComponentsTabQuery } from '../../../__generated__/ProductComponentsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { blendComponents } from '../blend-components/blendComponents.ts';
import { BlendComponentTable } from '../blend-components/BlendComponentTable.tsx';
import { products } from './products.ts';

const settings: ListSettings<ProductComponentsTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
};

const query = graphql`
  query ProductComponentsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
  ) {
    product(id: $id) {
      components(first: $first, after: $after, last: $last, before: $before) {
        edges {
          node {
            ...BlendComponentTable_rows @arguments(withProduct: false)
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

/** The components of one product. */
export function ProductComponentsTab() {
  const { product } = usePageQuery<ProductComponentsTabQuery>(query);
  const page = product?.components;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={products}
      name="components"
      resource={blendComponents}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="product"
    >
      <BlendComponentTable rows={rows} hiddenColumns={['product']} />
    </TabPanel>
  );
}

ProductComponentsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    components: pageQuery<ProductComponentsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
