// Scaffolded by Frontage from `Query.employees`. `frontage pull` keeps your edits.
export { EmployeeList as default } from '../../src/resources/employees/EmployeeList.tsx';
