// Scaffolded by Frontage from `Query.customer`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { CustomerRecord as default } from '../../src/resources/customers/CustomerRecord.tsx';
