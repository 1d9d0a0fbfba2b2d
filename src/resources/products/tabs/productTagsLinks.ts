// Scaffolded by Frontage from `Mutation.createProductTag` and `Mutation.deleteProductTag`.
// `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { connectionPage } from 'frontage/lists/pageInResponse';
import { cursorPaging } from 'frontage/lists/paging';
import { recordLinks } from 'frontage/ui/action/recordLinks';
import { readableOption } from 'frontage/ui/form/picker';
import { graphql } from 'react-relay';
import type { productTagsLinksQuery } from '../../../../__generated__/productTagsLinksQuery.graphql.ts';
import { createProductTag } from '../../product-tags/mutations/createProductTag.ts';
import { deleteProductTag } from '../../product-tags/mutations/deleteProductTag.ts';
import { tagPicker } from '../../tags/pickers/tagPicker.ts';

/** The tags of one product, for adding and removing them. */
export const productTagsLinks = recordLinks({
  label: 'Tags',
  picker: tagPicker,
  query: graphql`
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
  `,
  parentVariables: (address: Address): Partial<productTagsLinksQuery['variables']> => ({
    id: String(address.key),
  }),
  read: ({ product }: productTagsLinksQuery['response']) => ({
    record: product,
    ...connectionPage(product?.productTags),
  }),
  paging: cursorPaging((first, after) => ({ first, after })),
  option: (productTag) => readableOption(tagPicker, productTag.tag),
  add: (product, tagKey) => ({
    change: createProductTag,
    variables: createProductTag.variables({ product: product.id, tag: tagKey }),
  }),
  remove: (_product, productTag) => ({
    change: deleteProductTag,
    variables: deleteProductTag.variables(productTag, {}),
  }),
});
