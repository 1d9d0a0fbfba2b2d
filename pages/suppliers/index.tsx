// Scaffolded by Frontage from `Query.suppliers`. `frontage pull` keeps your edits.
export { SupplierList as default } from '../../src/resources/suppliers/SupplierList.tsx';
