// Scaffolded by Frontage from `Mutation.createEmployee`. `frontage pull` keeps your edits.
export { EmployeeCreate as default } from '../../src/resources/employees/EmployeeCreate.tsx';
