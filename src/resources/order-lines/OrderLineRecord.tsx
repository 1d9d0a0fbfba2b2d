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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
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
          <RecordLink
            name="order"
            resource={orders}
            record={orderLine.order}
            title={(order) => order.number}
          />
          <RecordLink
            name="variant"
            help="What was ordered."
            resource={variants}
            record={orderLine.variant}
            title={(variant) => variant.name}
          />
          <Identifier name="id" label="ID" readOnly value={orderLine.id} />
        </Section>
      }
    >
      <Section>
        <NumberValue
          name="position"
          help="Place on the order, from 1."
          value={orderLine.position}
        />
        <NumberValue name="quantity" value={orderLine.quantity} />
        <Money
          name="unitPrice"
          help="Price of one piece when the order was placed."
          value={orderLine.unitPrice}
          currency={orderLine.currency}
        />
        <Percent name="discountPercent" label="Discount (%)" value={orderLine.discountPercent} />
        <Money
          name="total"
          help="Quantity times price, less the discount."
          readOnly
          value={orderLine.total}
          currency={orderLine.currency}
        />
        <LongText name="comment" value={orderLine.comment} />
      </Section>
    </RecordScreen>
  );
}
