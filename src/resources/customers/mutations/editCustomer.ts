// Scaffolded by Frontage from `Mutation.updateCustomer`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editCustomerQuery } from '../../../../__generated__/editCustomerQuery.graphql.ts';
import { employeePicker } from '../../employees/pickers/employeePicker.ts';
import { customerFields } from '../customerFields.ts';
import { customers } from '../customers.ts';

/** The editable fields of a customer, with their current values. */
export const editCustomer = defineEditing({
  resource: customers,
  fields: customerFields,
  query: graphql`
    query editCustomerQuery($id: ID!) {
      customer(id: $id) @catch {
        id
        name
        kind
        status
        email @catch
        phone @catch
        website @catch
        vatNumber @catch
        billingStreet @catch
        billingPostalCode @catch
        billingCity @catch
        billingCountry @catch
        currency @catch
        creditLimit @catch
        discountPercent @catch
        paymentTermsDays @catch
        deliveryDays
        newsletter @catch
        preferences @catch
        notes @catch
        customerSince @catch
        accountManager @catch {
          ...employeePicker_record
        }
        updatedAt
      }
    }
  `,
  variables: (address): editCustomerQuery['variables'] => ({ id: String(address.key) }),
  subject: ['customer'],
  read: ({ customer }: editCustomerQuery['response']) => customer,
  title: (customer) => customer.name,
  lastChange: (customer) => ({ at: customer.updatedAt }),
  values: (customer) => ({
    ...customer,
    accountManager: optionOf(employeePicker, customer.accountManager),
  }),
  update: async () => (await import('./updateCustomer.ts')).updateCustomer,
});
