// Scaffolded by Frontage from `Mutation.updateDeliveryAddress`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { DeliveryAddressEditQuery } from '../../../__generated__/DeliveryAddressEditQuery.graphql.ts';
import type {
  DeliveryAddressPatch,
  updateDeliveryAddressMutation,
} from '../../../__generated__/updateDeliveryAddressMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { customerPicker } from '../customers/customerPicker.ts';
import { deliveryAddresses } from './deliveryAddresses.ts';
import { deliveryAddressFields } from './deliveryAddressFields.ts';
import { updateDeliveryAddress } from './updateDeliveryAddress.ts';

const query = graphql`
  query DeliveryAddressEditQuery($id: ID!) {
    deliveryAddress(id: $id) @catch {
      id
      label
      street
      postalCode
      city
      country
      instructions @catch
      openingHours
      isDefault
      customer @catch {
        ...customerPicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ deliveryAddress }: DeliveryAddressEditQuery['response']) => deliveryAddress;

/** The form that changes a delivery address. */
export function DeliveryAddressEdit() {
  const found = readRecord(usePageQuery<DeliveryAddressEditQuery>(query));
  return (
    <RecordPage resource={deliveryAddresses} record={found}>
      {(record) => (
        <EditForm<
          DeliveryAddressEditQuery,
          updateDeliveryAddressMutation,
          typeof record,
          DeliveryAddressPatch
        >
          resource={deliveryAddresses}
          recordKey={record.id}
          title={record.label}
          fields={deliveryAddressFields}
          record={record}
          values={(row) => ({ ...row, customer: optionOf(customerPicker, row.customer) })}
          query={query}
          latest={readRecord}
          update={updateDeliveryAddress}
        />
      )}
    </RecordPage>
  );
}

DeliveryAddressEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<DeliveryAddressEditQuery>(query, { id }, { subject: ['deliveryAddress'] }),
  };
};
