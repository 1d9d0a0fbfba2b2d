// Scaffolded by Frontage from `Mutation.createTag`. `frontage pull` keeps your edits.
import type {
  createTagMutation,
  TagInput,
} from '../../../__generated__/createTagMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { tagFields } from './tagFields.ts';
import { tags } from './tags.ts';

const copyFrom = async () => (await import('./editTag.ts')).editTag;

const duplicateCheck = {
  by: 'name',
  picker: async () => (await import('./tagPicker.ts')).tagPicker,
};

/** The form that makes a tag. */
export function TagCreate() {
  return (
    <CreateForm<createTagMutation, TagInput>
      resource={tags}
      fields={tagFields}
      creation={async () => (await import('./createTag.ts')).createTag}
      copyFrom={copyFrom}
      duplicateCheck={duplicateCheck}
    />
  );
}
