// Scaffolded by Frontage from `Mutation.updateVariant`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editVariantQuery } from '../../../../__generated__/editVariantQuery.graphql.ts';
import { productPicker } from '../../products/pickers/productPicker.ts';
import { variantFields } from '../variantFields.ts';
import { variants } from '../variants.ts';

/** The editable fields of a variant, with their current values. */
export const editVariant = defineEditing({
  resource: variants,
  fields: variantFields,
  query: graphql`
    query editVariantQuery($id: ID!) {
      variant(id: $id) @catch {
        id
        name
        sku
        weightGrams @catch
        grind @catch
        priceCents @catch
        costCents @catch
        currency @catch
        barcode @catch
        stock
        reorderLevel
        isActive
        product @catch {
          ...productPicker_record
        }
        updatedAt
      }
    }
  `,
  variables: (address): editVariantQuery['variables'] => ({ id: String(address.key) }),
  subject: ['variant'],
  read: ({ variant }: editVariantQuery['response']) => variant,
  title: (variant) => variant.name,
  lastChange: (variant) => ({ at: variant.updatedAt }),
  values: (variant) => ({ ...variant, product: optionOf(productPicker, variant.product) }),
  update: async () => (await import('./updateVariant.ts')).updateVariant,
});
