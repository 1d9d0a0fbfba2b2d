// Scaffolded by Frontage from `Query.deliveryAddress`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { DeliveryAddressRecord_record$key } from '../../../__generated__/DeliveryAddressRecord_record.graphql.ts';
import type { DeliveryAddressRecordQuery } from '../../../__generated__/DeliveryAddressRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Json } from '../../ui/fields/Structure.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from './deliveryAddresses.ts';
import { deliveryAddressOperations } from './deliveryAddressOperations.ts';
import { DeliveryAddressOrdersTab } from './DeliveryAddressOrdersTab.tsx';

const tabs: RecordTabs = {
  orders: { label: 'Orders', Panel: DeliveryAddressOrdersTab },
};

const query = graphql`
  query DeliveryAddressRecordQuery($id: ID!) {
    deliveryAddress(id: $id) @catch {
      ...DeliveryAddressRecord_record
    }
  }
`;

/** The page of one delivery address. */
export function DeliveryAddressRecord() {
  const { deliveryAddress } = usePageQuery<DeliveryAddressRecordQuery>(query);
  return (
    <RecordPage resource={deliveryAddresses} record={deliveryAddress}>
      {(record) => <DeliveryAddressDetails record={record} />}
    </RecordPage>
  );
}

DeliveryAddressRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<DeliveryAddressRecordQuery>(query, { id }, { subject: ['deliveryAddress'] }),
    ...tabQueries(tabs, address),
  };
};

function DeliveryAddressDetails({ record }: { record: DeliveryAddressRecord_record$key }) {
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
      side={
        <Section>
          <RecordField label="Customer" help="Whose address it is." edits="customer">
            <RecordLink
              resource={customers}
              record={deliveryAddress.customer}
              keyOf={(customer) => customer.id}
              title={(customer) => customer.name}
            />
          </RecordField>
          <RecordField label="Created" help="When the record was made.">
            <Moment value={deliveryAddress.createdAt} />
          </RecordField>
          <RecordField label="Updated" help="Last change.">
            <Moment value={deliveryAddress.updatedAt} />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={deliveryAddress.id} />
          </RecordField>
        </Section>
      }
      tabs={<RecordTabsView resource={deliveryAddresses} tabs={tabs} />}
    >
      <Section>
        <RecordField label="Street" edits="street">
          <Text value={deliveryAddress.street} />
        </RecordField>
        <RecordField label="Postal code" edits="postalCode">
          <Text value={deliveryAddress.postalCode} />
        </RecordField>
        <RecordField label="City" edits="city">
          <Text value={deliveryAddress.city} />
        </RecordField>
        <RecordField label="Country" edits="country">
          <Text value={deliveryAddress.country} />
        </RecordField>
        <RecordField label="Default" help="Used unless an order says otherwise." edits="isDefault">
          <YesNo value={deliveryAddress.isDefault} />
        </RecordField>
        <RecordField
          label="Instructions"
          help="What the driver has to know."
          wide
          edits="instructions"
        >
          <LongText value={deliveryAddress.instructions} />
        </RecordField>
        <RecordField
          label="Opening hours"
          help="Opening hours for each weekday."
          wide
          edits="openingHours"
        >
          <Json value={deliveryAddress.openingHours} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
