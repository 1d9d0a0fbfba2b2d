// Scaffolded by Frontage from `Mutation.updateEmployee`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { EmployeeEdit as default } from '../../../src/resources/employees/EmployeeEdit.tsx';
