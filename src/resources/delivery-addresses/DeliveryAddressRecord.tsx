// Scaffolded by Frontage from `Query.deliveryAddress`. `frontage pull` keeps your edits.
import { RecordLink } from 'frontage/ui/fields/Link';
import { Json } from 'frontage/ui/fields/Structure';
import { Identifier, LongText, Text } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { DeliveryAddressRecord_record$key } from '../../../__generated__/DeliveryAddressRecord_record.graphql.ts';
import type { DeliveryAddressRecordQuery } from '../../../__generated__/DeliveryAddressRecordQuery.graphql.ts';
import type { DeliveryAddressRecordTabsTotalQuery } from '../../../__generated__/DeliveryAddressRecordTabsTotalQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from './deliveryAddresses.ts';
import { deliveryAddressHelp } from './deliveryAddressHelp.ts';
import { deliveryAddressOperations } from './deliveryAddressOperations.ts';
import { DeliveryAddressOrdersTab } from './tabs/DeliveryAddressOrdersTab.tsx';

/** The page of one delivery address. */
export const DeliveryAddressRecord = defineRecord<
  DeliveryAddressRecordQuery,
  DeliveryAddressRecord_record$key,
  DeliveryAddressRecordTabsTotalQuery
>({
  resource: deliveryAddresses,
  query: graphql`
    query DeliveryAddressRecordQuery($id: ID!) {
      deliveryAddress(id: $id) @catch {
        ...DeliveryAddressRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ deliveryAddress }) => deliveryAddress,
  subject: ['deliveryAddress'],
  Details: DeliveryAddressDetails,
  tabs: {
    orders: { label: 'Orders', Panel: DeliveryAddressOrdersTab },
  },
  tabTotals: {
    query: graphql`
      query DeliveryAddressRecordTabsTotalQuery($id: ID!) {
        deliveryAddress(id: $id) {
          orders(first: 1) @catch(to: NULL) {
            totalCount
          }
        }
      }
    `,
    read: ({ deliveryAddress }) => ({
      orders: deliveryAddress?.orders?.totalCount,
    }),
  },
});

function DeliveryAddressDetails({
  record,
  tabs,
}: RecordDetailsProps<DeliveryAddressRecord_record$key>) {
  const deliveryAddress = useFragment(
    graphql`
      fragment DeliveryAddressRecord_record on DeliveryAddress {
        id
        label
        street
        postalCode
        city
        country
        isDefault
        instructions @catch
        openingHours
        customer @catch {
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
      resource={deliveryAddresses}
      recordKey={deliveryAddress.id}
      title={deliveryAddress.label}
      operations={deliveryAddressOperations}
      record={deliveryAddress}
      help={deliveryAddressHelp}
      side={
        <Section>
          <RecordLink
            name="customer"
            resource={customers}
            record={deliveryAddress.customer}
            title={(customer) => customer.name}
          />
          <Moment name="createdAt" label="Created" readOnly value={deliveryAddress.createdAt} />
          <Moment name="updatedAt" label="Updated" readOnly value={deliveryAddress.updatedAt} />
          <Identifier name="id" label="ID" readOnly value={deliveryAddress.id} />
        </Section>
      }
      tabs={tabs}
    >
      <Section>
        <Text name="street" value={deliveryAddress.street} />
        <Text name="postalCode" value={deliveryAddress.postalCode} />
        <Text name="city" value={deliveryAddress.city} />
        <Text name="country" value={deliveryAddress.country} />
        <YesNo name="isDefault" label="Default" value={deliveryAddress.isDefault} />
        <LongText name="instructions" value={deliveryAddress.instructions} />
        <Json name="openingHours" value={deliveryAddress.openingHours} />
      </Section>
    </RecordScreen>
  );
}
