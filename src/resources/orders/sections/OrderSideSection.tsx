// Scaffolded by Frontage from the type `Order`. `frontage pull` keeps your edits.
import { RecordLink } from 'frontage/ui/fields/Link';
import { Identifier } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { OrderSideSection_record$key } from '../../../../__generated__/OrderSideSection_record.graphql.ts';
import { customers } from '../../customers/customers.ts';
import { deliveryAddresses } from '../../delivery-addresses/deliveryAddresses.ts';
import { employees } from '../../employees/employees.ts';
import { invoices } from '../../invoices/invoices.ts';

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
      <RecordLink
        name="customer"
        resource={customers}
        record={order.customer}
        title={(customer) => customer.name}
      />
      <RecordLink
        name="deliveryAddress"
        resource={deliveryAddresses}
        record={order.deliveryAddress}
        title={(deliveryAddress) => deliveryAddress.label}
      />
      <RecordLink
        name="salesRep"
        resource={employees}
        record={order.salesRep}
        title={(employee) => employee.fullName}
      />
      <RecordLink
        name="invoice"
        readOnly
        resource={invoices}
        record={order.invoice}
        title={(invoice) => invoice.number}
      />
      <Moment name="placedAt" label="Placed" value={order.placedAt} />
      <Moment name="shippedAt" label="Shipped" readOnly value={order.shippedAt} />
      <Moment name="cancelledAt" label="Cancelled" readOnly value={order.cancelledAt} />
      <Moment name="createdAt" label="Created" readOnly value={order.createdAt} />
      <Moment name="updatedAt" label="Updated" readOnly value={order.updatedAt} />
      <Identifier name="id" label="ID" readOnly value={order.id} />
    </Section>
  );
}
