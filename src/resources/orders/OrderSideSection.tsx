// Scaffolded by Frontage from the type `Order`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { OrderSideSection_record$key } from '../../../__generated__/OrderSideSection_record.graphql.ts';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Identifier } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordField, Section } from '../../ui/record/RecordScreen.tsx';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from '../delivery-addresses/deliveryAddresses.ts';
import { employees } from '../employees/employees.ts';
import { invoices } from '../invoices/invoices.ts';

/** The side of a record's page: what it belongs to, its times and its keys. */
export function OrderSideSection({ record }: { record: OrderSideSection_record$key }) {
  const order = useFragment(
    graphql`
      fragment OrderSideSection_record on Order {
        customer @catch {
          id
          name
        }
        deliveryAddress @catch {
          id
          label
        }
        salesRep @catch {
          id
          fullName
        }
        invoice @catch {
          id
          number
        }
        placedAt
        shippedAt @catch
        cancelledAt @catch
        createdAt
        updatedAt
        id
      }
    `,
    record,
  );
  return (
    <Section>
      <RecordField label="Customer" help="Who ordered." edits="customer">
        <RecordLink
          resource={customers}
          record={order.customer}
          keyOf={(customer) => customer.id}
          title={(customer) => customer.name}
        />
      </RecordField>
      <RecordField label="Delivery address" help="Where it goes." edits="deliveryAddress">
        <RecordLink
          resource={deliveryAddresses}
          record={order.deliveryAddress}
          keyOf={(deliveryAddress) => deliveryAddress.id}
          title={(deliveryAddress) => deliveryAddress.label}
        />
      </RecordField>
      <RecordField label="Sales rep" help="Who took the order." edits="salesRep">
        <RecordLink
          resource={employees}
          record={order.salesRep}
          keyOf={(employee) => employee.id}
          title={(employee) => employee.fullName}
        />
      </RecordField>
      <RecordField label="Invoice">
        <RecordLink
          resource={invoices}
          record={order.invoice}
          keyOf={(invoice) => invoice.id}
          title={(invoice) => invoice.number}
        />
      </RecordField>
      <RecordField label="Placed" edits="placedAt">
        <Moment value={order.placedAt} />
      </RecordField>
      <RecordField label="Shipped" help="When it left the house.">
        <Moment value={order.shippedAt} />
      </RecordField>
      <RecordField label="Cancelled">
        <Moment value={order.cancelledAt} />
      </RecordField>
      <RecordField label="Created" help="When the record was made.">
        <Moment value={order.createdAt} />
      </RecordField>
      <RecordField label="Updated" help="Last change.">
        <Moment value={order.updatedAt} />
      </RecordField>
      <RecordField label="ID">
        <Identifier value={order.id} />
      </RecordField>
    </Section>
  );
}
