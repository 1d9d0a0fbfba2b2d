// Scaffolded by Frontage from `Mutation.updateProductTag`. `frontage pull` keeps your edits.
import { partOf } from 'frontage/relay/caught';
import { pairTitle } from 'frontage/ui/fields/title';
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editProductTagQuery } from '../../../../__generated__/editProductTagQuery.graphql.ts';
import { employeePicker } from '../../employees/pickers/employeePicker.ts';
import { productPicker } from '../../products/pickers/productPicker.ts';
import { tagPicker } from '../../tags/pickers/tagPicker.ts';
import { productTagFields } from '../productTagFields.ts';
import { productTags } from '../productTags.ts';

/** The editable fields of a product tag, with their current values. */
export const editProductTag = defineEditing({
  resource: productTags,
  fields: productTagFields,
  query: graphql`
    query editProductTagQuery($id: ID!) {
      productTag(id: $id) @catch {
        id
        product @catch {
          id
          name
          ...productPicker_record
        }
        tag @catch {
          id
          name
          ...tagPicker_record
        }
        position
        addedAt
        addedBy @catch {
          ...employeePicker_record
        }
      }
    }
  `,
  variables: (address): editProductTagQuery['variables'] => ({ id: String(address.key) }),
  subject: ['productTag'],
  read: ({ productTag }: editProductTagQuery['response']) => productTag,
  title: (productTag) =>
    pairTitle(
      partOf(productTag.product, (product) => product.name),
      partOf(productTag.tag, (tag) => tag.name),
    ),
  values: (productTag) => ({
    ...productTag,
    addedBy: optionOf(employeePicker, productTag.addedBy),
    product: optionOf(productPicker, productTag.product),
    tag: optionOf(tagPicker, productTag.tag),
  }),
  update: async () => (await import('./updateProductTag.ts')).updateProductTag,
});
