// Scaffolded by Frontage from `Mutation.updateCustomer`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { CustomerEditQuery } from '../../../__generated__/CustomerEditQuery.graphql.ts';
import type {
  CustomerPatch,
  updateCustomerMutation,
} from '../../../__generated__/updateCustomerMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { employeePicker } from '../employees/employeePicker.ts';
import { customerFields } from './customerFields.ts';
import { customers } from './customers.ts';
import { updateCustomer } from './updateCustomer.ts';

const query = graphql`
  query CustomerEditQuery($id: ID!) {
    customer(id: $id) @catch {
      id
      name
      kind
      status
      email
      phone @catch
      website @catch
      vatNumber @catch
      billingStreet
      billingPostalCode
      billingCity
      billingCountry
      currency
      creditLimit
      discountPercent
      paymentTermsDays
      deliveryDays
      newsletter
      preferences
      notes @catch
      customerSince @catch
      accountManager @catch {
        ...employeePicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ customer }: CustomerEditQuery['response']) => customer;

/** The form that changes a customer. */
export function CustomerEdit() {
  const found = readRecord(usePageQuery<CustomerEditQuery>(query));
  return (
    <RecordPage resource={customers} record={found}>
      {(record) => (
        <EditForm<CustomerEditQuery, updateCustomerMutation, typeof record, CustomerPatch>
          resource={customers}
          recordKey={record.id}
          title={record.name}
          fields={customerFields}
          record={record}
          values={(row) => ({
            ...row,
            accountManager: optionOf(employeePicker, row.accountManager),
          })}
          query={query}
          latest={readRecord}
          update={updateCustomer}
        />
      )}
    </RecordPage>
  );
}

CustomerEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<CustomerEditQuery>(query, { id }, { subject: ['customer'] }),
  };
};
