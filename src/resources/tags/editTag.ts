// Scaffolded by Frontage from `Mutation.updateTag`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { editTagQuery } from '../../../__generated__/editTagQuery.graphql.ts';
import type {
  TagPatch,
  updateTagMutation,
} from '../../../__generated__/updateTagMutation.graphql.ts';
import type { Found, RecordEditing } from '../../ui/form/recordEditing.ts';
import { tagFields } from './tagFields.ts';
import { tags } from './tags.ts';

const query = graphql`
  query editTagQuery($id: ID!) {
    tag(id: $id) @catch {
      id
      name
      color
      description @catch
    }
  }
`;

const read = ({ tag }: editTagQuery['response']) => tag;

/** What of a tag can be changed, as it is now. */
export const editTag: RecordEditing<
  editTagQuery,
  updateTagMutation,
  Found<typeof read>,
  TagPatch
> = {
  resource: tags,
  fields: tagFields,
  query,
  variables: (address) => {
    const id = String(address.key);
    return { id };
  },
  subject: ['tag'],
  read,
  keyOf: (tag) => tag.id,
  title: (tag) => tag.name,
  update: async () => (await import('./updateTag.ts')).updateTag,
};
