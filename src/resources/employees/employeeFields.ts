// Scaffolded by Frontage from the input type `EmployeeInput`. `frontage pull` keeps your edits.
import type { EmployeeInput } from '../../../__generated__/createEmployeeMutation.graphql.ts';
import type { Fields } from '../../ui/form/input.ts';
import { choice } from '../../ui/form/inputs/choice.tsx';
import { list } from '../../ui/form/inputs/list.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { text } from '../../ui/form/inputs/text.tsx';
import { day } from '../../ui/form/inputs/time.tsx';
import { department } from '../enums/department.ts';
import { employeePicker } from './pickers/employeePicker.ts';

/** The form fields of an employee. */
export const employeeFields: Fields<EmployeeInput> = {
  firstName: text({ required: true }),
  lastName: text({ required: true }),
  email: text({ format: 'email', required: true }),
  phone: text({ format: 'phone' }),
  jobTitle: text({ required: true }),
  department: choice({
    help: 'Where in the company they work.',
    choices: department,
    required: true,
  }),
  photo: text({ help: 'Picture shown beside the name.' }),
  languages: list({
    help: 'Languages they can speak with customers, as ISO 639 codes.',
    item: text({ label: 'Language' }),
  }),
  hiredOn: day({ help: 'First day at work.', required: true }),
  leftOn: day({ help: 'Last day at work; empty while they are with us.' }),
  manager: relation({ picker: employeePicker }),
};
