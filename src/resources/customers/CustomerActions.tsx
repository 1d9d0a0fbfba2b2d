// Scaffolded by Frontage from the mutations of `Customer`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  CustomerActions_record$data,
  CustomerActions_record$key,
} from '../../../__generated__/CustomerActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { customers } from './customers.ts';

const actions: RecordActions<CustomerActions_record$data> = [
  {
    label: 'Merge',
    isDangerous: true,
    load: async () => (await import('./mergeCustomers.ts')).mergeCustomers,
  },
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteCustomer.ts')).deleteCustomer,
  },
];

/** What can be done with one customer. */
export function CustomerActions({ record }: { record: CustomerActions_record$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerActions_record on Customer {
        id
        name
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={customers}
      recordKey={customer.id}
      title={customer.name}
      record={customer}
      actions={actions}
    />
  );
}
