// Scaffolded by Frontage from `Mutation.createVariant`. `frontage pull` keeps your edits.
import type {
  createVariantMutation,
  VariantInput,
} from '../../../__generated__/createVariantMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { variantFields } from './variantFields.ts';
import { variants } from './variants.ts';

const copyFrom = async () => (await import('./editVariant.ts')).editVariant;

const duplicateCheck = {
  by: 'name',
  picker: async () => (await import('./variantPicker.ts')).variantPicker,
};

/** The form that makes a variant. */
export function VariantCreate() {
  return (
    <CreateForm<createVariantMutation, VariantInput>
      resource={variants}
      fields={variantFields}
      creation={async () => (await import('./createVariant.ts')).createVariant}
      copyFrom={copyFrom}
      duplicateCheck={duplicateCheck}
    />
  );
}
