import {
  ArrayField,
  BooleanField,
  Datagrid,
  DateField,
  NumberField,
  SelectField,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from 'react-admin';
import { channels, paymentStatuses, statuses } from './choices.ts';
import { Money } from './Money.tsx';
import type { Order } from './order.ts';

/** The fields of Frontage's page of an order, and its lines. */
export function OrderShow() {
  return (
    <Show>
      <OrderHeading />
      <SimpleShowLayout>
        <SelectField source="status" choices={statuses} />
        <Money source="total" textAlign="left" />
        <TextField source="customer.name" label="Customer" />
        <TextField source="salesRep.fullName" label="Sales rep" />
        <DateField source="placedAt" label="Placed" showTime />
        <SelectField source="paymentStatus" choices={paymentStatuses} />
        <SelectField source="channel" choices={channels} />
        <DateField source="requestedOn" />
        <Money source="subtotal" textAlign="left" />
        <Money source="shippingAmount" textAlign="left" />
        <Money source="taxAmount" textAlign="left" />
        <TextField source="purchaseOrderNumber" />
        <BooleanField source="isRush" label="Rush" />
        <NumberField source="weightKg" label="Weight (kg)" />
        <NumberField source="lineCount" />
        <TextField source="cancellationReason" />
        <TextField source="internalNotes" />
        <ArrayField source="lines.nodes" label="Lines">
          <Datagrid bulkActionButtons={false} rowClick={false}>
            <TextField source="variant.name" label="Variant" sortable={false} />
            <NumberField source="quantity" sortable={false} />
            <NumberField source="unitPrice" sortable={false} />
            <NumberField source="total" sortable={false} />
          </Datagrid>
        </ArrayField>
      </SimpleShowLayout>
    </Show>
  );
}

function OrderHeading() {
  const order = useRecordContext<Order>();
  return order ? <h1>{order.number}</h1> : null;
}
