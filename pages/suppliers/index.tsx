// Scaffolded by Frontage from `Query.suppliers`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { SupplierList as default } from '../../src/resources/suppliers/SupplierList.tsx';
