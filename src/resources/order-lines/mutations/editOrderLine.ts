// Scaffolded by Frontage from `Mutation.updateOrderLine`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editOrderLineQuery } from '../../../../__generated__/editOrderLineQuery.graphql.ts';
import { orderPicker } from '../../orders/pickers/orderPicker.ts';
import { variantPicker } from '../../variants/pickers/variantPicker.ts';
import { orderLineFields } from '../orderLineFields.ts';
import { orderLines } from '../orderLines.ts';

/** The editable fields of an order line, with their current values. */
export const editOrderLine = defineEditing({
  resource: orderLines,
  fields: orderLineFields,
  query: graphql`
    query editOrderLineQuery($id: ID!) {
      orderLine(id: $id) @catch {
        id
        position
        quantity
        unitPrice @catch
        discountPercent @catch
        currency @catch
        comment @catch
        order @catch {
          ...orderPicker_record
        }
        variant @catch {
          ...variantPicker_record
        }
      }
    }
  `,
  variables: (address): editOrderLineQuery['variables'] => ({ id: String(address.key) }),
  subject: ['orderLine'],
  read: ({ orderLine }: editOrderLineQuery['response']) => orderLine,
  values: (orderLine) => ({
    ...orderLine,
    order: optionOf(orderPicker, orderLine.order),
    variant: optionOf(variantPicker, orderLine.variant),
  }),
  update: async () => (await import('./updateOrderLine.ts')).updateOrderLine,
});
