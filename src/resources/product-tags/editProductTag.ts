// Scaffolded by Frontage from `Mutation.updateProductTag`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { editProductTagQuery } from '../../../__generated__/editProductTagQuery.graphql.ts';
import type {
  ProductTagPatch,
  updateProductTagMutation,
} from '../../../__generated__/updateProductTagMutation.graphql.ts';
import { optionOf } from '../../ui/form/picker.ts';
import type { Found, RecordEditing } from '../../ui/form/recordEditing.ts';
import { employeePicker } from '../employees/employeePicker.ts';
import { productPicker } from '../products/productPicker.ts';
import { tagPicker } from '../tags/tagPicker.ts';
import { productTagFields } from './productTagFields.ts';
import { productTags } from './productTags.ts';

const query = graphql`
  query editProductTagQuery($id: ID!) {
    productTag(id: $id) @catch {
      id
      position
      addedAt
      addedBy @catch {
        ...employeePicker_record
      }
      product @catch {
        ...productPicker_record
      }
      tag @catch {
        ...tagPicker_record
      }
    }
  }
`;

const read = ({ productTag }: editProductTagQuery['response']) => productTag;

/** What of a product tag can be changed, as it is now. */
export const editProductTag: RecordEditing<
  editProductTagQuery,
  updateProductTagMutation,
  Found<typeof read>,
  ProductTagPatch
> = {
  resource: productTags,
  fields: productTagFields,
  query,
  variables: (address) => {
    const id = String(address.key);
    return { id };
  },
  subject: ['productTag'],
  read,
  keyOf: (productTag) => productTag.id,
  values: (productTag) => ({
    ...productTag,
    addedBy: optionOf(employeePicker, productTag.addedBy),
    product: optionOf(productPicker, productTag.product),
    tag: optionOf(tagPicker, productTag.tag),
  }),
  update: async () => (await import('./updateProductTag.ts')).updateProductTag,
};
