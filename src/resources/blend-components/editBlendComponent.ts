// Scaffolded by Frontage from `Mutation.updateBlendComponent`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { editBlendComponentQuery } from '../../../__generated__/editBlendComponentQuery.graphql.ts';
import type {
  BlendComponentPatch,
  updateBlendComponentMutation,
} from '../../../__generated__/updateBlendComponentMutation.graphql.ts';
import { optionOf } from '../../ui/form/picker.ts';
import type { Found, RecordEditing } from '../../ui/form/recordEditing.ts';
import { greenLotPicker } from '../green-lots/greenLotPicker.ts';
import { productPicker } from '../products/productPicker.ts';
import { blendComponentFields } from './blendComponentFields.ts';
import { blendComponents } from './blendComponents.ts';

const query = graphql`
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
`;

const read = ({ blendComponent }: editBlendComponentQuery['response']) => blendComponent;

/** What of a blend component can be changed, as it is now. */
export const editBlendComponent: RecordEditing<
  editBlendComponentQuery,
  updateBlendComponentMutation,
  Found<typeof read>,
  BlendComponentPatch
> = {
  resource: blendComponents,
  fields: blendComponentFields,
  query,
  variables: (address) => {
    const id = String(address.key);
    return { id };
  },
  subject: ['blendComponent'],
  read,
  keyOf: (blendComponent) => blendComponent.id,
  values: (blendComponent) => ({
    ...blendComponent,
    greenLot: optionOf(greenLotPicker, blendComponent.greenLot),
    product: optionOf(productPicker, blendComponent.product),
  }),
  update: async () => (await import('./updateBlendComponent.ts')).updateBlendComponent,
};
