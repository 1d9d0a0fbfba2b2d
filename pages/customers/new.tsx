// Scaffolded by Frontage from `Mutation.createCustomer`. `frontage pull` keeps your edits.
export { CustomerCreate as default } from '../../src/resources/customers/CustomerCreate.tsx';
