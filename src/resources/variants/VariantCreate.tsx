// Scaffolded by Frontage from `Mutation.createVariant`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  VariantCreateMutation,
  VariantInput,
} from '../../../__generated__/VariantCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { variantFields } from './variantFields.ts';
import { variants } from './variants.ts';

const change: Change<VariantCreateMutation> = {
  mutation: graphql`
    mutation VariantCreateMutation($input: CreateVariantInput!) {
      createVariant(input: $input) {
        variant {
          id
          ...VariantRecord_record
        }
      }
    }
  `,
  read: ({ createVariant }) => ({ record: createVariant?.variant }),
};

/** The form that makes a variant. */
export function VariantCreate() {
  return (
    <CreateForm<VariantCreateMutation, VariantInput>
      resource={variants}
      fields={variantFields}
      change={change}
      variables={(variant) => ({ input: { variant } })}
      keyOf={({ createVariant }) => createVariant?.variant?.id}
    />
  );
}
