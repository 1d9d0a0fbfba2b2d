// Scaffolded by Frontage from `Mutation.createEmployee`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { EmployeeCreate as default } from '../../src/resources/employees/EmployeeCreate.tsx';
