// Scaffolded by Frontage from `Mutation.updateOrder`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editOrderQuery } from '../../../../__generated__/editOrderQuery.graphql.ts';
import { customerPicker } from '../../customers/pickers/customerPicker.ts';
import { deliveryAddressPicker } from '../../delivery-addresses/pickers/deliveryAddressPicker.ts';
import { employeePicker } from '../../employees/pickers/employeePicker.ts';
import { orderFields } from '../orderFields.ts';
import { orders } from '../orders.ts';

/** The editable fields of an order, with their current values. */
export const editOrder = defineEditing({
  resource: orders,
  fields: orderFields,
  query: graphql`
    query editOrderQuery($id: ID!) {
      order(id: $id) @catch {
        id
        number
        status
        paymentStatus @catch
        channel
        placedAt
        requestedOn @catch
        currency @catch
        shippingAmount @catch
        purchaseOrderNumber @catch
        isRush
        internalNotes @catch
        metadata @catch
        customer @catch {
          ...customerPicker_record
        }
        deliveryAddress @catch {
          ...deliveryAddressPicker_record
        }
        salesRep @catch {
          ...employeePicker_record
        }
        updatedAt
      }
    }
  `,
  variables: (address): editOrderQuery['variables'] => ({ id: String(address.key) }),
  subject: ['order'],
  read: ({ order }: editOrderQuery['response']) => order,
  title: (order) => order.number,
  lastChange: (order) => ({ at: order.updatedAt }),
  values: (order) => ({
    ...order,
    customer: optionOf(customerPicker, order.customer),
    deliveryAddress: optionOf(deliveryAddressPicker, order.deliveryAddress),
    salesRep: optionOf(employeePicker, order.salesRep),
  }),
  update: async () => (await import('./updateOrder.ts')).updateOrder,
});
