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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from './deliveryAddresses.ts';
import { deliveryAddressOperations } from './deliveryAddressOperations.ts';
import { DeliveryAddressOrdersTab } from './tabs/DeliveryAddressOrdersTab.tsx';

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
          <RecordLink
            name="customer"
            help="Whose address it is."
            resource={customers}
            record={deliveryAddress.customer}
            title={(customer) => customer.name}
          />
          <Moment
            name="createdAt"
            label="Created"
            help="When the record was made."
            readOnly
            value={deliveryAddress.createdAt}
          />
          <Moment
            name="updatedAt"
            label="Updated"
            help="Last change."
            readOnly
            value={deliveryAddress.updatedAt}
          />
          <Identifier name="id" label="ID" readOnly value={deliveryAddress.id} />
        </Section>
      }
      tabs={<RecordTabsView resource={deliveryAddresses} tabs={tabs} />}
    >
      <Section>
        <Text name="street" value={deliveryAddress.street} />
        <Text name="postalCode" value={deliveryAddress.postalCode} />
        <Text name="city" value={deliveryAddress.city} />
        <Text name="country" value={deliveryAddress.country} />
        <YesNo
          name="isDefault"
          label="Default"
          help="Used unless an order says otherwise."
          value={deliveryAddress.isDefault}
        />
        <LongText
          name="instructions"
          help="What the driver has to know."
          value={deliveryAddress.instructions}
        />
        <Json
          name="openingHours"
          help="Opening hours for each weekday."
          value={deliveryAddress.openingHours}
        />
      </Section>
    </RecordScreen>
  );
}
