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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
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
          <RecordLink
            name="customer"
            resource={customers}
            record={standingOrder.customer}
            title={(customer) => customer.name}
          />
          <RecordLink
            name="variant"
            help="What they get."
            resource={variants}
            record={standingOrder.variant}
            title={(variant) => variant.name}
          />
          <Moment
            name="createdAt"
            label="Created"
            help="When the record was made."
            readOnly
            value={standingOrder.createdAt}
          />
          <Moment
            name="updatedAt"
            label="Updated"
            help="Last change."
            readOnly
            value={standingOrder.updatedAt}
          />
          <Identifier name="id" label="ID" readOnly value={standingOrder.id} />
        </Section>
      }
    >
      <Section>
        <NumberValue name="quantity" value={standingOrder.quantity} />
        <Choice name="frequency" value={standingOrder.frequency} choices={deliveryFrequency} />
        <Day name="nextOn" help="Date of the next delivery." value={standingOrder.nextOn} />
        <Day
          name="pausedUntil"
          help="No delivery before this date."
          value={standingOrder.pausedUntil}
        />
        <YesNo name="isActive" label="Active" value={standingOrder.isActive} />
      </Section>
    </RecordScreen>
  );
}
