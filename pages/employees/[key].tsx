// Scaffolded by Frontage from `Query.employee`. `frontage pull` keeps your edits.
export { EmployeeRecord as default } from '../../src/resources/employees/EmployeeRecord.tsx';
