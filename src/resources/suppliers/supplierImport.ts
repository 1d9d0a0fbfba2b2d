// Scaffolded by Frontage from `Mutation.createSupplier`. `frontage pull` keeps your edits.
import type {
  createSupplierMutation,
  SupplierInput,
} from '../../../__generated__/createSupplierMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createSupplier } from './createSupplier.ts';
import { supplierFields } from './supplierFields.ts';
import { suppliers } from './suppliers.ts';

/** How suppliers come out of a file. */
export const supplierImport: RecordImport<createSupplierMutation, SupplierInput> = {
  resource: suppliers,
  fields: supplierFields,
  creation: createSupplier,
  editing: async () => (await import('./editSupplier.ts')).editSupplier,
};
