// Scaffolded by Frontage from `Mutation.updateBlendComponent`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editBlendComponentQuery } from '../../../../__generated__/editBlendComponentQuery.graphql.ts';
import { greenLotPicker } from '../../green-lots/pickers/greenLotPicker.ts';
import { productPicker } from '../../products/pickers/productPicker.ts';
import { blendComponentFields } from '../blendComponentFields.ts';
import { blendComponents } from '../blendComponents.ts';

/** The editable fields of a blend component, with their current values. */
export const editBlendComponent = defineEditing({
  resource: blendComponents,
  fields: blendComponentFields,
  query: graphql`
    query editBlendComponentQuery($id: ID!) {
      blendComponent(id: $id) @catch {
        id
        percent
        note @catch
        greenLot @catch {
          ...greenLotPicker_record
        }
        product @catch {
          ...productPicker_record
        }
      }
    }
  `,
  variables: (address): editBlendComponentQuery['variables'] => ({ id: String(address.key) }),
  subject: ['blendComponent'],
  read: ({ blendComponent }: editBlendComponentQuery['response']) => blendComponent,
  values: (blendComponent) => ({
    ...blendComponent,
    greenLot: optionOf(greenLotPicker, blendComponent.greenLot),
    product: optionOf(productPicker, blendComponent.product),
  }),
  update: async () => (await import('./updateBlendComponent.ts')).updateBlendComponent,
});
