// Scaffolded by Frontage from `Mutation.updateCustomer`. `frontage pull` keeps your edits.
export { CustomerEdit as default } from '../../../src/resources/customers/CustomerEdit.tsx';
