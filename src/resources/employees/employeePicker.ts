// Scaffolded by Frontage from `Query.employees`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { employeePicker_record$key } from '../../../__generated__/employeePicker_record.graphql.ts';
import type { employeePickerOneQuery } from '../../../__generated__/employeePickerOneQuery.graphql.ts';
import type { employeePickerQuery } from '../../../__generated__/employeePickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { employees } from './employees.ts';

const settings: ListSettings<employeePickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['First name', 'Last name', 'Email'],
    variables: (text) => ({
      filter: {
        or: [
          { firstName: { includesInsensitive: text } },
          { lastName: { includesInsensitive: text } },
          { email: { includesInsensitive: text } },
        ],
      },
    }),
  },
};

const query = graphql`
  query employeePickerQuery($first: Int, $after: Cursor, $filter: EmployeeFilter) {
    employees(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...employeePicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query employeePickerOneQuery($id: ID!) {
    employee(id: $id) {
      ...employeePicker_record
    }
  }
`;

const fragment = graphql`
  fragment employeePicker_record on Employee @inline {
    id
    fullName
  }
`;

/** Finds employees for the forms and filters that refer to them. */
export const employeePicker: Picker<employeePickerQuery, employeePicker_record$key> = {
  resource: employees,
  query,
  settings,
  rows: (answer) => present(answer.employees?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const employee = readInlineData(fragment, record);
    return { key: employee.id, title: titleOf(employees, employee.id, employee.fullName) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ employee }: employeePickerOneQuery['response']) => employee,
  },
  create: {
    fields: async () => (await import('./employeeFields.ts')).employeeFields,
    creation: async () => (await import('./createEmployee.ts')).createEmployee,
  },
};
