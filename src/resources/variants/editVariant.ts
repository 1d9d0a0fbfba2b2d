// Scaffolded by Frontage from `Mutation.updateVariant`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { editVariantQuery } from '../../../__generated__/editVariantQuery.graphql.ts';
import type {
  updateVariantMutation,
  VariantPatch,
} from '../../../__generated__/updateVariantMutation.graphql.ts';
import { optionOf } from '../../ui/form/picker.ts';
import type { Found, RecordEditing } from '../../ui/form/recordEditing.ts';
import { productPicker } from '../products/productPicker.ts';
import { variantFields } from './variantFields.ts';
import { variants } from './variants.ts';

const query = graphql`
  query editVariantQuery($id: ID!) {
    variant(id: $id) @catch {
      id
      name
      sku
      weightGrams @catch
      grind @catch
      priceCents
      costCents
      currency
      barcode @catch
      stock
      reorderLevel
      isActive
      product @catch {
        ...productPicker_record
      }
    }
  }
`;

const read = ({ variant }: editVariantQuery['response']) => variant;

/** What of a variant can be changed, as it is now. */
export const editVariant: RecordEditing<
  editVariantQuery,
  updateVariantMutation,
  Found<typeof read>,
  VariantPatch
> = {
  resource: variants,
  fields: variantFields,
  query,
  variables: (address) => {
    const id = String(address.key);
    return { id };
  },
  subject: ['variant'],
  read,
  keyOf: (variant) => variant.id,
  title: (variant) => variant.name,
  values: (variant) => ({ ...variant, product: optionOf(productPicker, variant.product) }),
  update: async () => (await import('./updateVariant.ts')).updateVariant,
};
