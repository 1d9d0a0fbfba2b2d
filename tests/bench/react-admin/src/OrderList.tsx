import { Datagrid, DateField, List, SelectField, TextField } from 'react-admin';
import { channels, paymentStatuses, statuses } from './choices.ts';
import { Money } from './Money.tsx';

/** The columns that Frontage's list of orders shows. */
export function OrderList() {
  return (
    <List perPage={25} sort={{ field: 'placedAt', order: 'DESC' }}>
      <Datagrid rowClick="show">
        <TextField source="number" />
        <SelectField source="status" choices={statuses} />
        <SelectField source="paymentStatus" choices={paymentStatuses} />
        <TextField source="customer.name" label="Customer" sortable={false} />
        <SelectField source="channel" choices={channels} />
        <Money source="total" />
        <DateField source="placedAt" label="Placed" showTime />
      </Datagrid>
    </List>
  );
}
