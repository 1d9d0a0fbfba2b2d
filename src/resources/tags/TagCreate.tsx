// Scaffolded by Frontage from `Mutation.createTag`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  TagCreateMutation,
  TagInput,
} from '../../../__generated__/TagCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { tagFields } from './tagFields.ts';
import { tags } from './tags.ts';

const change: Change<TagCreateMutation> = {
  mutation: graphql`
    mutation TagCreateMutation($input: CreateTagInput!) {
      createTag(input: $input) {
        tag {
          id
          ...TagRecord_record
        }
      }
    }
  `,
  read: ({ createTag }) => ({ record: createTag?.tag }),
};

/** The form that makes a tag. */
export function TagCreate() {
  return (
    <CreateForm<TagCreateMutation, TagInput>
      resource={tags}
      fields={tagFields}
      change={change}
      variables={(tag) => ({ input: { tag } })}
      keyOf={({ createTag }) => createTag?.tag?.id}
    />
  );
}
