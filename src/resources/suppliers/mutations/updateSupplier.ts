// Scaffolded by Frontage from `Mutation.updateSupplier`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  SupplierPatch,
  updateSupplierMutation,
} from '../../../../__generated__/updateSupplierMutation.graphql.ts';

/** Changes a supplier. */
export const updateSupplier: RecordUpdate<
  updateSupplierMutation,
  { readonly id: string },
  SupplierPatch
> = {
  mutation: graphql`
    mutation updateSupplierMutation($input: UpdateSupplierInput!) {
      updateSupplier(input: $input) {
        supplier {
          id
          ...SupplierRecord_record
        }
      }
    }
  `,
  variables: (supplier, supplierPatch) => ({ input: { id: supplier.id, supplierPatch } }),
  read: ({ updateSupplier }) => ({ record: updateSupplier?.supplier }),
};
