// Scaffolded by Frontage from the mutations of `Supplier`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { suppliers } from './suppliers.ts';

/** The operations on suppliers. */
export const supplierOperations = defineOperations({
  resource: suppliers,
  fields: async () => (await import('./supplierFields.ts')).supplierFields,
  create: async () => (await import('./mutations/createSupplier.ts')).createSupplier,
  edit: async () => (await import('./mutations/editSupplier.ts')).editSupplier,
  delete: async () => (await import('./mutations/deleteSupplier.ts')).deleteSupplier,
});
