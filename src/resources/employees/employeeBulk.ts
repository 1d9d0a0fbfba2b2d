// Scaffolded by Frontage from the mutations of `Employee`. `frontage pull` keeps your edits.
import type { EmployeeTable_rows$data } from '../../../__generated__/EmployeeTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several employees at once. */
export const employeeBulk: BulkWork<EmployeeTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteEmployee.ts')).deleteEmployee,
    },
  ],
  edit: {
    fields: async () => (await import('./employeeFields.ts')).employeeFields,
    update: async () => (await import('./updateEmployee.ts')).updateEmployee,
    editing: async () => (await import('./editEmployee.ts')).editEmployee,
  },
};
