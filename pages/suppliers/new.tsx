// Scaffolded by Frontage from `Mutation.createSupplier`. `frontage pull` keeps your edits.
export { SupplierCreate as default } from '../../src/resources/suppliers/SupplierCreate.tsx';
