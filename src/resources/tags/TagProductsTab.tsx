// Scaffolded by Frontage from `Tag.products`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { TagProductsTabQuery } from '../../../__generated__/TagProductsTabQuery.graphql.ts';
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
import { tags } from './tags.ts';

const settings: ListSettings<TagProductsTabQuery['variables']> = {
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
  query TagProductsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [ProductOrderBy!]
  ) {
    tag(id: $id) {
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

/** The products of one tag. */
export function TagProductsTab() {
  const { tag } = usePageQuery<TagProductsTabQuery>(query);
  const page = tag?.products;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={tags}
      name="products"
      resource={products}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      links={async () => (await import('./tagProductsLinks.ts')).tagProductsLinks}
    >
      <ProductTable rows={rows} />
    </TabPanel>
  );
}

TagProductsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    products: pageQuery<TagProductsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
