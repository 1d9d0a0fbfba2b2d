// Scaffolded by Frontage from `Query.supplier`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { SupplierRecord as default } from '../../src/resources/suppliers/SupplierRecord.tsx';
