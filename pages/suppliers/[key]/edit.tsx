// Scaffolded by Frontage from `Mutation.updateSupplier`. `frontage pull` keeps your edits.
export { SupplierEdit as default } from '../../../src/resources/suppliers/SupplierEdit.tsx';
