// Scaffolded by Frontage from `Query.employee`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { EmployeeRecord as default } from '../../src/resources/employees/EmployeeRecord.tsx';
