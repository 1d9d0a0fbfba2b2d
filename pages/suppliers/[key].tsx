// Scaffolded by Frontage from `Query.supplier`. `frontage pull` keeps your edits.
export { SupplierRecord as default } from '../../src/resources/suppliers/SupplierRecord.tsx';
