// Scaffolded by Frontage from `Mutation.mergeCustomers`. `frontage pull` keeps your edits.
import type { RecordAction } from 'frontage/ui/action/recordAction';
import { relations } from 'frontage/ui/form/inputs/relation';
import { graphql } from 'react-relay';
import type {
  MergeCustomersInput,
  mergeCustomersMutation,
} from '../../../../__generated__/mergeCustomersMutation.graphql.ts';
import { customerPicker } from '../pickers/customerPicker.ts';

/** Moves contacts, orders, invoices and tickets of other customers to this one, and closes the others. */
export const mergeCustomers: RecordAction<
  mergeCustomersMutation,
  { readonly id: string },
  Omit<MergeCustomersInput, 'id'>
> = {
  label: 'Merge',
  description:
    'Moves contacts, orders, invoices and tickets of other customers to this one, and closes the others.',
  isDangerous: true,
  fields: {
    otherIds: relations({
      label: 'Others',
      help: 'Customers that turned out to be the same business.',
      picker: customerPicker,
      required: true,
    }),
  },
  mutation: graphql`
    mutation mergeCustomersMutation($input: MergeCustomersInput!) {
      mergeCustomers(input: $input) {
        customer {
          id
          ...CustomerRecord_record
        }
      }
    }
  `,
  variables: (customer, values) => ({ input: { id: customer.id, ...values } }),
  read: ({ mergeCustomers }) => ({ record: mergeCustomers?.customer }),
};
