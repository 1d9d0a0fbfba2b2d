// Scaffolded by Frontage from `Mutation.updateCustomer`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { CustomerEdit as default } from '../../../src/resources/customers/CustomerEdit.tsx';
