// Scaffolded by Frontage from the type `Order`. `frontage pull` keeps your edits.
import { RecordLink } from 'frontage/ui/fields/Link';
import { Identifier } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { OrderSideSection_record$key } from '../../../../__generated__/OrderSideSection_record.graphql.ts';
import { deliveryAddresses } from '../../delivery-addresses/deliveryAddresses.ts';
import { invoices } from '../../invoices/invoices.ts';

/** The side of a record's page: what it belongs to, its times and its keys. */
export function OrderSideSection({ record }: { record: OrderSideSection_record$key }) {
  const order = useFragment(
    graphql`
      fragment OrderSideSection_record on Order {
        deliveryAddress @catch {
          id
          label
        }
        invoice @catch {
          id
          number
        }
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
        name="deliveryAddress"
        resource={deliveryAddresses}
        record={order.deliveryAddress}
        title={(deliveryAddress) => deliveryAddress.label}
      />
      <RecordLink
        name="invoice"
        readOnly
        resource={invoices}
        record={order.invoice}
        title={(invoice) => invoice.number}
      />
      <Moment name="shippedAt" label="Shipped" readOnly value={order.shippedAt} />
      <Moment name="cancelledAt" label="Cancelled" readOnly value={order.cancelledAt} />
      <Moment name="createdAt" label="Created" readOnly value={order.createdAt} />
      <Moment name="updatedAt" label="Updated" readOnly value={order.updatedAt} />
      <Identifier name="id" label="ID" readOnly value={order.id} />
    </Section>
  );
}
