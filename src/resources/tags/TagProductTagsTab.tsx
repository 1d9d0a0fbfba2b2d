// Scaffolded by Frontage from `Tag.productTags`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { TagProductTagsTabQuery } from '../../../__generated__/TagProductTagsTabQuery.graphql.ts';
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
import { tags } from './tags.ts';

const settings: ListSettings<TagProductTagsTabQuery['variables']> = {
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
  query TagProductTagsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [ProductTagOrderBy!]
  ) {
    tag(id: $id) {
      productTags(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...ProductTagTable_rows @arguments(withTag: false)
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

/** The product tags of one tag. */
export function TagProductTagsTab() {
  const { tag } = usePageQuery<TagProductTagsTabQuery>(query);
  const page = tag?.productTags;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={tags}
      name="productTags"
      resource={productTags}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="tag"
    >
      <ProductTagTable rows={rows} hiddenColumns={['tag']} />
    </TabPanel>
  );
}

TagProductTagsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    productTags: pageQuery<TagProductTagsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
