// Scaffolded by Frontage from `Query.customers`. `frontage pull` keeps your edits.
export { CustomerList as default } from '../../src/resources/customers/CustomerList.tsx';
