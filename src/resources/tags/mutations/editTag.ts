// Scaffolded by Frontage from `Mutation.updateTag`. `frontage pull` keeps your edits.
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editTagQuery } from '../../../../__generated__/editTagQuery.graphql.ts';
import { tagFields } from '../tagFields.ts';
import { tags } from '../tags.ts';

/** The editable fields of a tag, with their current values. */
export const editTag = defineEditing({
  resource: tags,
  fields: tagFields,
  query: graphql`
    query editTagQuery($id: ID!) {
      tag(id: $id) @catch {
        id
        name
        color
        description @catch
      }
    }
  `,
  variables: (address): editTagQuery['variables'] => ({ id: String(address.key) }),
  subject: ['tag'],
  read: ({ tag }: editTagQuery['response']) => tag,
  title: (tag) => tag.name,
  update: async () => (await import('./updateTag.ts')).updateTag,
});
