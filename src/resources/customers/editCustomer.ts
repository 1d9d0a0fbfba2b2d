// Scaffolded by Frontage from `Mutation.updateCustomer`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { editCustomerQuery } from '../../../__generated__/editCustomerQuery.graphql.ts';
import type {
  CustomerPatch,
  updateCustomerMutation,
} from '../../../__generated__/updateCustomerMutation.graphql.ts';
import { optionOf } from '../../ui/form/picker.ts';
import type { Found, RecordEditing } from '../../ui/form/recordEditing.ts';
import { employeePicker } from '../employees/employeePicker.ts';
import { customerFields } from './customerFields.ts';
import { customers } from './customers.ts';

const query = graphql`
  query editCustomerQuery($id: ID!) {
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

const read = ({ customer }: editCustomerQuery['response']) => customer;

/** What of a customer can be changed, as it is now. */
export const editCustomer: RecordEditing<
  editCustomerQuery,
  updateCustomerMutation,
  Found<typeof read>,
  CustomerPatch
> = {
  resource: customers,
  fields: customerFields,
  query,
  variables: (address) => {
    const id = String(address.key);
    return { id };
  },
  subject: ['customer'],
  read,
  keyOf: (customer) => customer.id,
  title: (customer) => customer.name,
  values: (customer) => ({
    ...customer,
    accountManager: optionOf(employeePicker, customer.accountManager),
  }),
  update: async () => (await import('./updateCustomer.ts')).updateCustomer,
};
