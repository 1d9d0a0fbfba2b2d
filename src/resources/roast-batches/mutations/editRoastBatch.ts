// Scaffolded by Frontage from `Mutation.updateRoastBatch`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editRoastBatchQuery } from '../../../../__generated__/editRoastBatchQuery.graphql.ts';
import { employeePicker } from '../../employees/pickers/employeePicker.ts';
import { greenLotPicker } from '../../green-lots/pickers/greenLotPicker.ts';
import { productPicker } from '../../products/pickers/productPicker.ts';
import { roastBatches } from '../roastBatches.ts';
import { roastBatchFields } from '../roastBatchFields.ts';

/** The editable fields of a roast batch, with their current values. */
export const editRoastBatch = defineEditing({
  resource: roastBatches,
  fields: roastBatchFields,
  query: graphql`
    query editRoastBatchQuery($id: ID!) {
      roastBatch(id: $id) @catch {
        id
        number
        machine
        roastedAt
        chargeWeightKg
        yieldWeightKg
        durationSeconds
        profile
        cupScore @catch
        passed @catch
        notes @catch
        greenLot @catch {
          ...greenLotPicker_record
        }
        product @catch {
          ...productPicker_record
        }
        roaster @catch {
          ...employeePicker_record
        }
        updatedAt
      }
    }
  `,
  variables: (address): editRoastBatchQuery['variables'] => ({ id: String(address.key) }),
  subject: ['roastBatch'],
  read: ({ roastBatch }: editRoastBatchQuery['response']) => roastBatch,
  title: (roastBatch) => roastBatch.number,
  lastChange: (roastBatch) => ({ at: roastBatch.updatedAt }),
  values: (roastBatch) => ({
    ...roastBatch,
    greenLot: optionOf(greenLotPicker, roastBatch.greenLot),
    product: optionOf(productPicker, roastBatch.product),
    roaster: optionOf(employeePicker, roastBatch.roaster),
  }),
  update: async () => (await import('./updateRoastBatch.ts')).updateRoastBatch,
});
