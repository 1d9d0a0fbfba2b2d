// Scaffolded by Frontage from `Product.tags`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { ProductTagsTabQuery } from '../../../__generated__/ProductTagsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { tags } from '../tags/tags.ts';
import { TagTable } from '../tags/TagTable.tsx';
import { products } from './products.ts';

const settings: ListSettings<ProductTagsTabQuery['variables']> = {
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
  query ProductTagsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [TagOrderBy!]
  ) {
    product(id: $id) {
      tags(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...TagTable_rows
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

/** The tags of one product. */
export function ProductTagsTab() {
  const { product } = usePageQuery<ProductTagsTabQuery>(query);
  const page = product?.tags;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={products}
      name="tags"
      resource={tags}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      links={async () => (await import('./productTagsLinks.ts')).productTagsLinks}
    >
      <TagTable rows={rows} />
    </TabPanel>
  );
}

ProductTagsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    tags: pageQuery<ProductTagsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
