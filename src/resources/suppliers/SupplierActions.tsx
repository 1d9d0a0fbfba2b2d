// Scaffolded by Frontage from the mutations of `Supplier`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  SupplierActions_record$data,
  SupplierActions_record$key,
} from '../../../__generated__/SupplierActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { suppliers } from './suppliers.ts';

const actions: RecordActions<SupplierActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteSupplier.ts')).deleteSupplier,
  },
];

/** What can be done with one supplier. */
export function SupplierActions({ record }: { record: SupplierActions_record$key }) {
  const supplier = useFragment(
    graphql`
      fragment SupplierActions_record on Supplier {
        id
        name
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={suppliers}
      recordKey={supplier.id}
      title={supplier.name}
      record={supplier}
      actions={actions}
    />
  );
}
