// Scaffolded by Frontage from `Mutation.createTag`. `frontage pull` keeps your edits.
import type {
  createTagMutation,
  TagInput,
} from '../../../__generated__/createTagMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createTag } from './createTag.ts';
import { tagFields } from './tagFields.ts';
import { tags } from './tags.ts';

/** How tags come out of a file. */
export const tagImport: RecordImport<createTagMutation, TagInput> = {
  resource: tags,
  fields: tagFields,
  creation: createTag,
  editing: async () => (await import('./editTag.ts')).editTag,
};
