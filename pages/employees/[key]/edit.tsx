// Scaffolded by Frontage from `Mutation.updateEmployee`. `frontage pull` keeps your edits.
export { EmployeeEdit as default } from '../../../src/resources/employees/EmployeeEdit.tsx';
