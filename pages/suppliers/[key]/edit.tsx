// Scaffolded by Frontage from `Mutation.updateSupplier`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { SupplierEdit as default } from '../../../src/resources/suppliers/SupplierEdit.tsx';
