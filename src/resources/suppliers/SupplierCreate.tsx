// Scaffolded by Frontage from `Mutation.createSupplier`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  SupplierCreateMutation,
  SupplierInput,
} from '../../../__generated__/SupplierCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { supplierFields } from './supplierFields.ts';
import { suppliers } from './suppliers.ts';

const change: Change<SupplierCreateMutation> = {
  mutation: graphql`
    mutation SupplierCreateMutation($input: CreateSupplierInput!) {
      createSupplier(input: $input) {
        supplier {
          id
          ...SupplierRecord_record
        }
      }
    }
  `,
  read: ({ createSupplier }) => ({ record: createSupplier?.supplier }),
};

/** The form that makes a supplier. */
export function SupplierCreate() {
  return (
    <CreateForm<SupplierCreateMutation, SupplierInput>
      resource={suppliers}
      fields={supplierFields}
      change={change}
      variables={(supplier) => ({ input: { supplier } })}
      keyOf={({ createSupplier }) => createSupplier?.supplier?.id}
    />
  );
}
