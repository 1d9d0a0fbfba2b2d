// Scaffolded by Frontage from `Query.orderLine`. `frontage pull` keeps your edits.
import { RecordLink } from 'frontage/ui/fields/Link';
import { Money, NumberValue, Percent } from 'frontage/ui/fields/Number';
import { Identifier, LongText } from 'frontage/ui/fields/Text';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { OrderLineRecord_record$key } from '../../../__generated__/OrderLineRecord_record.graphql.ts';
import type { OrderLineRecordQuery } from '../../../__generated__/OrderLineRecordQuery.graphql.ts';
import { orders } from '../orders/orders.ts';
import { variants } from '../variants/variants.ts';
import { orderLineHelp } from './orderLineHelp.ts';
import { orderLineOperations } from './orderLineOperations.ts';
import { orderLines } from './orderLines.ts';

/** The page of one order line. */
export const OrderLineRecord = defineRecord<OrderLineRecordQuery, OrderLineRecord_record$key>({
  resource: orderLines,
  query: graphql`
    query OrderLineRecordQuery($id: ID!) {
      orderLine(id: $id) @catch {
        ...OrderLineRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ orderLine }) => orderLine,
  subject: ['orderLine'],
  Details: OrderLineDetails,
});

function OrderLineDetails({ record }: RecordDetailsProps<OrderLineRecord_record$key>) {
  const orderLine = useFragment(
    graphql`
      fragment OrderLineRecord_record on OrderLine {
        id
        total @catch
        currency @catch
        order @catch {
          id
          number
        }
        position
        quantity
        unitPrice @catch
        discountPercent @catch
        comment @catch
        variant @catch {
          id
          name
        }
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={orderLines}
      recordKey={orderLine.id}
      highlights={
        <Highlights>
          <Money name="total" readOnly value={orderLine.total} currency={orderLine.currency} />
          <RecordLink
            name="order"
            resource={orders}
            record={orderLine.order}
            title={(order) => order.number}
          />
        </Highlights>
      }
      operations={orderLineOperations}
      record={orderLine}
      help={orderLineHelp}
      side={
        <Section>
          <RecordLink
            name="variant"
            resource={variants}
            record={orderLine.variant}
            title={(variant) => variant.name}
          />
          <Identifier name="id" label="ID" readOnly value={orderLine.id} />
        </Section>
      }
    >
      <Section>
        <NumberValue name="position" value={orderLine.position} />
        <NumberValue name="quantity" value={orderLine.quantity} />
        <Money name="unitPrice" value={orderLine.unitPrice} currency={orderLine.currency} />
        <Percent name="discountPercent" label="Discount (%)" value={orderLine.discountPercent} />
        <LongText name="comment" value={orderLine.comment} />
      </Section>
    </RecordScreen>
  );
}
