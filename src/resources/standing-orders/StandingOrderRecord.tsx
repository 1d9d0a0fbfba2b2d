// Scaffolded by Frontage from `Query.standingOrder`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { RecordLink } from 'frontage/ui/fields/Link';
import { NumberValue } from 'frontage/ui/fields/Number';
import { Identifier } from 'frontage/ui/fields/Text';
import { Day, Moment } from 'frontage/ui/fields/Time';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { StandingOrderRecord_record$key } from '../../../__generated__/StandingOrderRecord_record.graphql.ts';
import type { StandingOrderRecordQuery } from '../../../__generated__/StandingOrderRecordQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { deliveryFrequency } from '../enums/deliveryFrequency.ts';
import { variants } from '../variants/variants.ts';
import { standingOrderHelp } from './standingOrderHelp.ts';
import { standingOrderOperations } from './standingOrderOperations.ts';
import { standingOrders } from './standingOrders.ts';

/** The page of one standing order. */
export const StandingOrderRecord = defineRecord<
  StandingOrderRecordQuery,
  StandingOrderRecord_record$key
>({
  resource: standingOrders,
  query: graphql`
    query StandingOrderRecordQuery($id: ID!) {
      standingOrder(id: $id) @catch {
        ...StandingOrderRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ standingOrder }) => standingOrder,
  subject: ['standingOrder'],
  Details: StandingOrderDetails,
});

function StandingOrderDetails({ record }: RecordDetailsProps<StandingOrderRecord_record$key>) {
  const standingOrder = useFragment(
    graphql`
      fragment StandingOrderRecord_record on StandingOrder {
        id
        customer @catch {
          id
          name
        }
        nextOn
        quantity
        frequency
        pausedUntil @catch
        isActive
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
      highlights={
        <Highlights>
          <RecordLink
            name="customer"
            resource={customers}
            record={standingOrder.customer}
            title={(customer) => customer.name}
          />
          <Day name="nextOn" value={standingOrder.nextOn} />
        </Highlights>
      }
      operations={standingOrderOperations}
      record={standingOrder}
      help={standingOrderHelp}
      side={
        <Section>
          <RecordLink
            name="variant"
            resource={variants}
            record={standingOrder.variant}
            title={(variant) => variant.name}
          />
          <Moment name="createdAt" label="Created" readOnly value={standingOrder.createdAt} />
          <Moment name="updatedAt" label="Updated" readOnly value={standingOrder.updatedAt} />
          <Identifier name="id" label="ID" readOnly value={standingOrder.id} />
        </Section>
      }
    >
      <Section>
        <NumberValue name="quantity" value={standingOrder.quantity} />
        <Choice name="frequency" value={standingOrder.frequency} choices={deliveryFrequency} />
        <Day name="pausedUntil" value={standingOrder.pausedUntil} />
        <YesNo name="isActive" label="Active" value={standingOrder.isActive} />
      </Section>
    </RecordScreen>
  );
}
