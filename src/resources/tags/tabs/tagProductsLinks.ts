// Scaffolded by Frontage from `Mutation.createProductTag` and `Mutation.deleteProductTag`.
// `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { tagProductsLinksQuery } from '../../../../__generated__/tagProductsLinksQuery.graphql.ts';
import type { Address } from '../../../address/address.ts';
import type { ListSettings } from '../../../lists/listSettings.ts';
import { cursorPaging } from '../../../lists/paging.ts';
import { present } from '../../../lists/present.ts';
import { optionOf } from '../../../ui/form/picker.ts';
import { recordLinks } from '../../../ui/links/recordLinks.ts';
import { createProductTag } from '../../product-tags/mutations/createProductTag.ts';
import { deleteProductTag } from '../../product-tags/mutations/deleteProductTag.ts';
import { productPicker } from '../../products/pickers/productPicker.ts';

const settings: ListSettings<tagProductsLinksQuery['variables']> = {
  size: 100,
  paging: cursorPaging((first, after) => ({ first, after })),
};

const query = graphql`
  query tagProductsLinksQuery($id: ID!, $first: Int, $after: Cursor) {
    tag(id: $id) {
      id
      productTags(first: $first, after: $after) {
        edges {
          node {
            id
            product {
              ...productPicker_record
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

/** The products of one tag, for adding and removing them. */
export const tagProductsLinks = recordLinks({
  label: 'Products',
  picker: productPicker,
  query,
  settings,
  variables: (address: Address) => {
    const id = String(address.key);
    return { id };
  },
  read: ({ tag }: tagProductsLinksQuery['response']) => {
    const page = tag?.productTags;
    const rows = present(page?.edges.map((edge) => edge?.node));
    return tag && { record: tag, rows, pageInfo: { rowCount: rows.length, ...page?.pageInfo } };
  },
  option: (productTag) => optionOf(productPicker, productTag.product),
  add: (tag, productKey) => ({
    change: createProductTag,
    variables: createProductTag.variables({ tag: tag.id, product: productKey }),
  }),
  remove: (_tag, productTag) => ({
    change: deleteProductTag,
    variables: deleteProductTag.variables(productTag, {}),
  }),
});
