// Scaffolded by Frontage from `Mutation.updateOrder`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { OrderEditQuery } from '../../../__generated__/OrderEditQuery.graphql.ts';
import type {
  OrderPatch,
  updateOrderMutation,
} from '../../../__generated__/updateOrderMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { customerPicker } from '../customers/customerPicker.ts';
import { deliveryAddressPicker } from '../delivery-addresses/deliveryAddressPicker.ts';
import { employeePicker } from '../employees/employeePicker.ts';
import { orderFields } from './orderFields.ts';
import { orders } from './orders.ts';
import { updateOrder } from './updateOrder.ts';

const query = graphql`
  query OrderEditQuery($id: ID!) {
    order(id: $id) @catch {
      id
      number
      status
      channel
      placedAt
      requestedOn @catch
      currency
      shippingAmount
      purchaseOrderNumber @catch
      isRush
      internalNotes @catch
      metadata
      customer @catch {
        ...customerPicker_record
      }
      deliveryAddress @catch {
        ...deliveryAddressPicker_record
      }
      salesRep @catch {
        ...employeePicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ order }: OrderEditQuery['response']) => order;

/** The form that changes an order. */
export function OrderEdit() {
  const found = readRecord(usePageQuery<OrderEditQuery>(query));
  return (
    <RecordPage resource={orders} record={found}>
      {(record) => (
        <EditForm<OrderEditQuery, updateOrderMutation, typeof record, OrderPatch>
          resource={orders}
          recordKey={record.id}
          title={record.number}
          fields={orderFields}
          record={record}
          values={(row) => ({
            ...row,
            customer: optionOf(customerPicker, row.customer),
            deliveryAddress: optionOf(deliveryAddressPicker, row.deliveryAddress),
            salesRep: optionOf(employeePicker, row.salesRep),
          })}
          query={query}
          latest={readRecord}
          update={updateOrder}
        />
      )}
    </RecordPage>
  );
}

OrderEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<OrderEditQuery>(query, { id }, { subject: ['order'] }),
  };
};
