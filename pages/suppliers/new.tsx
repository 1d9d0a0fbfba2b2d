// Scaffolded by Frontage from `Mutation.createSupplier`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { SupplierCreate as default } from '../../src/resources/suppliers/SupplierCreate.tsx';
