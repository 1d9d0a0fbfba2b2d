// Scaffolded by Frontage from `Mutation.createSupplier`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createSupplierMutation,
  SupplierInput,
} from '../../../../__generated__/createSupplierMutation.graphql.ts';

/** Creates a supplier. */
export const createSupplier: RecordCreation<createSupplierMutation, SupplierInput> = {
  mutation: graphql`
    mutation createSupplierMutation($input: CreateSupplierInput!) {
      createSupplier(input: $input) {
        supplier {
          id
          ...SupplierRecord_record
        }
      }
    }
  `,
  variables: (supplier) => ({ input: { supplier } }),
  read: ({ createSupplier }) => ({ record: createSupplier?.supplier }),
};
