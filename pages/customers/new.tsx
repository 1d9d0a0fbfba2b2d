// Scaffolded by Frontage from `Mutation.createCustomer`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { CustomerCreate as default } from '../../src/resources/customers/CustomerCreate.tsx';
