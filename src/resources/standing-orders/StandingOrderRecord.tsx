// Scaffolded by Frontage from `Query.standingOrder`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { StandingOrderRecord_record$key } from '../../../__generated__/StandingOrderRecord_record.graphql.ts';
import type { StandingOrderRecordQuery } from '../../../__generated__/StandingOrderRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { Identifier } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { customers } from '../customers/customers.ts';
import { deliveryFrequency } from '../enums/deliveryFrequency.ts';
import { variants } from '../variants/variants.ts';
import { standingOrderOperations } from './standingOrderOperations.ts';
import { standingOrders } from './standingOrders.ts';

const query = graphql`
  query StandingOrderRecordQuery($id: ID!) {
    standingOrder(id: $id) @catch {
      ...StandingOrderRecord_record
    }
  }
`;

/** The page of one standing order. */
export function StandingOrderRecord() {
  const { standingOrder } = usePageQuery<StandingOrderRecordQuery>(query);
  return (
    <RecordPage resource={standingOrders} record={standingOrder}>
      {(record) => <StandingOrderDetails record={record} />}
    </RecordPage>
  );
}

StandingOrderRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<StandingOrderRecordQuery>(query, { id }, { subject: ['standingOrder'] }),
  };
};

function StandingOrderDetails({ record }: { record: StandingOrderRecord_record$key }) {
  const standingOrder = useFragment(
    graphql`
      fragment StandingOrderRecord_record on StandingOrder {
        id
        quantity
        frequency
        nextOn
        pausedUntil @catch
        isActive
        customer @catch {
          id
          name
        }
        variant @catch {
          id
          name
        }
        createdAt
        updatedAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={standingOrders}
      recordKey={standingOrder.id}
      operations={standingOrderOperations}
      record={standingOrder}
      side={
        <Section>
          <RecordField label="Customer" edits="customer">
            <RecordLink
              resource={customers}
              record={standingOrder.customer}
              keyOf={(customer) => customer.id}
              title={(customer) => customer.name}
            />
          </RecordField>
          <RecordField label="Variant" help="What they get." edits="variant">
            <RecordLink
              resource={variants}
              record={standingOrder.variant}
              keyOf={(variant) => variant.id}
              title={(variant) => variant.name}
            />
          </RecordField>
          <RecordField label="Created" help="When the record was made.">
            <Moment value={standingOrder.createdAt} />
          </RecordField>
          <RecordField label="Updated" help="Last change.">
            <Moment value={standingOrder.updatedAt} />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={standingOrder.id} />
          </RecordField>
        </Section>
      }
    >
      <Section>
        <RecordField label="Quantity" edits="quantity">
          <NumberValue value={standingOrder.quantity} />
        </RecordField>
        <RecordField label="Frequency" edits="frequency">
          <Choice value={standingOrder.frequency} choices={deliveryFrequency} />
        </RecordField>
        <RecordField label="Next on" help="Date of the next delivery." edits="nextOn">
          <Day value={standingOrder.nextOn} />
        </RecordField>
        <RecordField label="Paused until" help="No delivery before this date." edits="pausedUntil">
          <Day value={standingOrder.pausedUntil} />
        </RecordField>
        <RecordField label="Active" edits="isActive">
          <YesNo value={standingOrder.isActive} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
