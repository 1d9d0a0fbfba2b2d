// Scaffolded by Frontage from `Query.employees`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { EmployeeList as default } from '../../src/resources/employees/EmployeeList.tsx';
