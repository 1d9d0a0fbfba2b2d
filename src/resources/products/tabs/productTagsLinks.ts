// Scaffolded by Frontage from `Mutation.createProductTag` and `Mutation.deleteProductTag`.
// `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { productTagsLinksQuery } from '../../../../__generated__/productTagsLinksQuery.graphql.ts';
import type { Address } from '../../../address/address.ts';
import type { ListSettings } from '../../../lists/listSettings.ts';
import { cursorPaging } from '../../../lists/paging.ts';
import { present } from '../../../lists/present.ts';
import { optionOf } from '../../../ui/form/picker.ts';
import { recordLinks } from '../../../ui/links/recordLinks.ts';
import { createProductTag } from '../../product-tags/mutations/createProductTag.ts';
import { deleteProductTag } from '../../product-tags/mutations/deleteProductTag.ts';
import { tagPicker } from '../../tags/pickers/tagPicker.ts';

const settings: ListSettings<productTagsLinksQuery['variables']> = {
  size: 100,
  paging: cursorPaging((first, after) => ({ first, after })),
};

const query = graphql`
  query productTagsLinksQuery($id: ID!, $first: Int, $after: Cursor) {
    product(id: $id) {
      id
      productTags(first: $first, after: $after) {
        edges {
          node {
            id
            tag {
              ...tagPicker_record
            }
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

/** The tags of one product, for adding and removing them. */
export const productTagsLinks = recordLinks({
  label: 'Tags',
  picker: tagPicker,
  query,
  settings,
  variables: (address: Address) => {
    const id = String(address.key);
    return { id };
  },
  read: ({ product }: productTagsLinksQuery['response']) => {
    const page = product?.productTags;
    const rows = present(page?.edges.map((edge) => edge?.node));
    return (
      product && { record: product, rows, pageInfo: { rowCount: rows.length, ...page?.pageInfo } }
    );
  },
  option: (productTag) => optionOf(tagPicker, productTag.tag),
  add: (product, tagKey) => ({
    change: createProductTag,
    variables: createProductTag.variables({ product: product.id, tag: tagKey }),
  }),
  remove: (_product, productTag) => ({
    change: deleteProductTag,
    variables: deleteProductTag.variables(productTag, {}),
  }),
});
