// Scaffolded by Frontage from `Mutation.createProductTag` and `Mutation.deleteProductTag`.
// `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { connectionPage } from 'frontage/lists/pageInResponse';
import { cursorPaging } from 'frontage/lists/paging';
import { recordLinks } from 'frontage/ui/action/recordLinks';
import { readableOption } from 'frontage/ui/form/picker';
import { graphql } from 'react-relay';
import type { tagProductsLinksQuery } from '../../../../__generated__/tagProductsLinksQuery.graphql.ts';
import { createProductTag } from '../../product-tags/mutations/createProductTag.ts';
import { deleteProductTag } from '../../product-tags/mutations/deleteProductTag.ts';
import { productPicker } from '../../products/pickers/productPicker.ts';

/** The products of one tag, for adding and removing them. */
export const tagProductsLinks = recordLinks({
  label: 'Products',
  picker: productPicker,
  query: graphql`
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
  `,
  parentVariables: (address: Address): Partial<tagProductsLinksQuery['variables']> => ({
    id: String(address.key),
  }),
  read: ({ tag }: tagProductsLinksQuery['response']) => ({
    record: tag,
    ...connectionPage(tag?.productTags),
  }),
  paging: cursorPaging((first, after) => ({ first, after })),
  option: (productTag) => readableOption(productPicker, productTag.product),
  add: (tag, productKey) => ({
    change: createProductTag,
    variables: createProductTag.variables({ tag: tag.id, product: productKey }),
  }),
  remove: (_tag, productTag) => ({
    change: deleteProductTag,
    variables: deleteProductTag.variables(productTag, {}),
  }),
});
