// Scaffolded by Frontage from `Query.customer`. `frontage pull` keeps your edits.
export { CustomerRecord as default } from '../../src/resources/customers/CustomerRecord.tsx';
