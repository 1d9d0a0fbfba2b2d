// Scaffolded by Frontage from `Query.orderLine`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { OrderLineRecord_record$key } from '../../../__generated__/OrderLineRecord_record.graphql.ts';
import type { OrderLineRecordQuery } from '../../../__generated__/OrderLineRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money, NumberValue, Percent } from '../../ui/fields/Number.tsx';
import { Identifier, LongText } from '../../ui/fields/Text.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { orders } from '../orders/orders.ts';
import { variants } from '../variants/variants.ts';
import { orderLineOperations } from './orderLineOperations.ts';
import { orderLines } from './orderLines.ts';

const query = graphql`
  query OrderLineRecordQuery($id: ID!) {
    orderLine(id: $id) @catch {
      ...OrderLineRecord_record
    }
  }
`;

/** The page of one order line. */
export function OrderLineRecord() {
  const { orderLine } = usePageQuery<OrderLineRecordQuery>(query);
  return (
    <RecordPage resource={orderLines} record={orderLine}>
      {(record) => <OrderLineDetails record={record} />}
    </RecordPage>
  );
}

OrderLineRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<OrderLineRecordQuery>(query, { id }, { subject: ['orderLine'] }),
  };
};

function OrderLineDetails({ record }: { record: OrderLineRecord_record$key }) {
  const orderLine = useFragment(
    graphql`
      fragment OrderLineRecord_record on OrderLine {
        id
        position
        quantity
        unitPrice
        currency
        discountPercent
        total
        comment @catch
        order @catch {
          id
          number
        }
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
      operations={orderLineOperations}
      record={orderLine}
      side={
        <Section>
          <RecordField label="Order" edits="order">
            <RecordLink
              resource={orders}
              record={orderLine.order}
              keyOf={(order) => order.id}
              title={(order) => order.number}
            />
          </RecordField>
          <RecordField label="Variant" help="What was ordered." edits="variant">
            <RecordLink
              resource={variants}
              record={orderLine.variant}
              keyOf={(variant) => variant.id}
              title={(variant) => variant.name}
            />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={orderLine.id} />
          </RecordField>
        </Section>
      }
    >
      <Section>
        <RecordField label="Position" help="Place on the order, from 1." edits="position">
          <NumberValue value={orderLine.position} />
        </RecordField>
        <RecordField label="Quantity" edits="quantity">
          <NumberValue value={orderLine.quantity} />
        </RecordField>
        <RecordField
          label="Unit price"
          help="Price of one piece when the order was placed."
          edits="unitPrice"
        >
          <Money value={orderLine.unitPrice} currency={orderLine.currency} />
        </RecordField>
        <RecordField label="Discount (%)" edits="discountPercent">
          <Percent value={orderLine.discountPercent} />
        </RecordField>
        <RecordField label="Total" help="Quantity times price, less the discount.">
          <Money value={orderLine.total} currency={orderLine.currency} />
        </RecordField>
        <RecordField label="Comment" wide edits="comment">
          <LongText value={orderLine.comment} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
