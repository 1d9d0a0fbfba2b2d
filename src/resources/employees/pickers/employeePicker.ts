// Scaffolded by Frontage from `Query.employees`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { employeePicker_record$key } from '../../../../__generated__/employeePicker_record.graphql.ts';
import { employees } from '../employees.ts';

const fragment = graphql`
  fragment employeePicker_record on Employee @inline {
    id
    fullName
  }
`;

/** Finds employees for the forms and filters that refer to them. */
export const employeePicker: Picker<employeePicker_record$key> = {
  resource: employees,
  search: { fields: ['First name', 'Last name', 'Email'] },
  option: (record) => {
    const employee = readInlineData(fragment, record);
    return { key: employee.id, title: employee.fullName };
  },
  finder: async () => (await import('./employeeFinder.ts')).employeeFinder,
  canCreate: true,
};
