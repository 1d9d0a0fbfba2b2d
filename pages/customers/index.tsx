// Scaffolded by Frontage from `Query.customers`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { CustomerList as default } from '../../src/resources/customers/CustomerList.tsx';
