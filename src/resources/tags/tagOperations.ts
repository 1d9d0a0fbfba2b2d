// Scaffolded by Frontage from the mutations of `Tag`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { tags } from './tags.ts';

/** The operations on tags. */
export const tagOperations = defineOperations({
  resource: tags,
  fields: async () => (await import('./tagFields.ts')).tagFields,
  create: async () => (await import('./mutations/createTag.ts')).createTag,
  edit: async () => (await import('./mutations/editTag.ts')).editTag,
  delete: async () => (await import('./mutations/deleteTag.ts')).deleteTag,
});
