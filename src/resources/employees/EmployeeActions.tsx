// Scaffolded by Frontage from the mutations of `Employee`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  EmployeeActions_record$data,
  EmployeeActions_record$key,
} from '../../../__generated__/EmployeeActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { employees } from './employees.ts';

const actions: RecordActions<EmployeeActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteEmployee.ts')).deleteEmployee,
  },
];

/** What can be done with one employee. */
export function EmployeeActions({ record }: { record: EmployeeActions_record$key }) {
  const employee = useFragment(
    graphql`
      fragment EmployeeActions_record on Employee {
        id
        fullName
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={employees}
      recordKey={employee.id}
      title={employee.fullName}
      record={employee}
      actions={actions}
    />
  );
}
