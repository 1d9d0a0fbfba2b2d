// Scaffolded by Frontage from the input type `EmployeeInput`. `frontage pull` keeps your edits.
import type { Fields } from 'frontage/ui/form/input';
import { choice } from 'frontage/ui/form/inputs/choice';
import { list } from 'frontage/ui/form/inputs/list';
import { relation } from 'frontage/ui/form/inputs/relation';
import { text } from 'frontage/ui/form/inputs/text';
import { day } from 'frontage/ui/form/inputs/time';
import type { EmployeeInput } from '../../../__generated__/createEmployeeMutation.graphql.ts';
import { department } from '../enums/department.ts';
import { employeeRole } from '../enums/employeeRole.ts';
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
  role: choice({
    help: 'What they may see and do when they sign in; empty: they cannot sign in.',
    choices: employeeRole,
  }),
  hiredOn: day({ help: 'First day at work.', required: true }),
  leftOn: day({ help: 'Last day at work; empty while they are with us.' }),
  manager: relation({ picker: employeePicker }),
};
