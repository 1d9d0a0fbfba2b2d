// Scaffolded by Frontage from `Mutation.updateStockMovement`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editStockMovementQuery } from '../../../../__generated__/editStockMovementQuery.graphql.ts';
import { employeePicker } from '../../employees/pickers/employeePicker.ts';
import { roastBatchPicker } from '../../roast-batches/pickers/roastBatchPicker.ts';
import { variantPicker } from '../../variants/pickers/variantPicker.ts';
import { stockMovementFields } from '../stockMovementFields.ts';
import { stockMovements } from '../stockMovements.ts';

/** The editable fields of a stock movement, with their current values. */
export const editStockMovement = defineEditing({
  resource: stockMovements,
  fields: stockMovementFields,
  query: graphql`
    query editStockMovementQuery($id: ID!) {
      stockMovement(id: $id) @catch {
        id
        kind
        quantity
        comment @catch
        occurredAt
        batch @catch {
          ...roastBatchPicker_record
        }
        employee @catch {
          ...employeePicker_record
        }
        variant @catch {
          ...variantPicker_record
        }
      }
    }
  `,
  variables: (address): editStockMovementQuery['variables'] => ({ id: String(address.key) }),
  subject: ['stockMovement'],
  read: ({ stockMovement }: editStockMovementQuery['response']) => stockMovement,
  values: (stockMovement) => ({
    ...stockMovement,
    batch: optionOf(roastBatchPicker, stockMovement.batch),
    employee: optionOf(employeePicker, stockMovement.employee),
    variant: optionOf(variantPicker, stockMovement.variant),
  }),
  update: async () => (await import('./updateStockMovement.ts')).updateStockMovement,
});
