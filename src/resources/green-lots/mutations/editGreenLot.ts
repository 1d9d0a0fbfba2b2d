// Scaffolded by Frontage from `Mutation.updateGreenLot`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editGreenLotQuery } from '../../../../__generated__/editGreenLotQuery.graphql.ts';
import { supplierPicker } from '../../suppliers/pickers/supplierPicker.ts';
import { greenLotFields } from '../greenLotFields.ts';
import { greenLots } from '../greenLots.ts';

/** The editable fields of a green lot, with their current values. */
export const editGreenLot = defineEditing({
  resource: greenLots,
  fields: greenLotFields,
  query: graphql`
    query editGreenLotQuery($id: ID!) {
      greenLot(id: $id) @catch {
        id
        code
        status
        process
        varieties
        harvestedOn @catch
        arrivedOn @catch
        bags
        bagWeightKg
        pricePerKg @catch
        currency @catch
        cupScore @catch
        tastingNotes
        analysis @catch
        supplier @catch {
          ...supplierPicker_record
        }
        updatedAt
      }
    }
  `,
  variables: (address): editGreenLotQuery['variables'] => ({ id: String(address.key) }),
  subject: ['greenLot'],
  read: ({ greenLot }: editGreenLotQuery['response']) => greenLot,
  title: (greenLot) => greenLot.code,
  lastChange: (greenLot) => ({ at: greenLot.updatedAt }),
  values: (greenLot) => ({ ...greenLot, supplier: optionOf(supplierPicker, greenLot.supplier) }),
  update: async () => (await import('./updateGreenLot.ts')).updateGreenLot,
});
