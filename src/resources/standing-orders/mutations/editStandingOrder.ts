// Scaffolded by Frontage from `Mutation.updateStandingOrder`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editStandingOrderQuery } from '../../../../__generated__/editStandingOrderQuery.graphql.ts';
import { customerPicker } from '../../customers/pickers/customerPicker.ts';
import { variantPicker } from '../../variants/pickers/variantPicker.ts';
import { standingOrderFields } from '../standingOrderFields.ts';
import { standingOrders } from '../standingOrders.ts';

/** The editable fields of a standing order, with their current values. */
export const editStandingOrder = defineEditing({
  resource: standingOrders,
  fields: standingOrderFields,
  query: graphql`
    query editStandingOrderQuery($id: ID!) {
      standingOrder(id: $id) @catch {
        id
        quantity
        frequency
        nextOn
        pausedUntil @catch
        isActive
        customer @catch {
          ...customerPicker_record
        }
        variant @catch {
          ...variantPicker_record
        }
        updatedAt
      }
    }
  `,
  variables: (address): editStandingOrderQuery['variables'] => ({ id: String(address.key) }),
  subject: ['standingOrder'],
  read: ({ standingOrder }: editStandingOrderQuery['response']) => standingOrder,
  lastChange: (standingOrder) => ({ at: standingOrder.updatedAt }),
  values: (standingOrder) => ({
    ...standingOrder,
    customer: optionOf(customerPicker, standingOrder.customer),
    variant: optionOf(variantPicker, standingOrder.variant),
  }),
  update: async () => (await import('./updateStandingOrder.ts')).updateStandingOrder,
});
