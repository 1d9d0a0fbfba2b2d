// Scaffolded by Frontage from `Mutation.updateTag`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { TagEditMutation, TagPatch } from '../../../__generated__/TagEditMutation.graphql.ts';
import type { TagEditQuery } from '../../../__generated__/TagEditQuery.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { tagFields } from './tagFields.ts';
import { tags } from './tags.ts';

const query = graphql`
  query TagEditQuery($id: ID!) {
    tag(id: $id) @catch {
      id
      name
      color
      description @catch
    }
  }
`;

const change: Change<TagEditMutation> = {
  mutation: graphql`
    mutation TagEditMutation($input: UpdateTagInput!) {
      updateTag(input: $input) {
        tag {
          id
          ...TagRecord_record
        }
      }
    }
  `,
  read: ({ updateTag }) => ({ record: updateTag?.tag }),
};

/** The record in the answer of the query. */
const readRecord = ({ tag }: TagEditQuery['response']) => tag;

/** The form that changes a tag. */
export function TagEdit() {
  const found = readRecord(usePageQuery<TagEditQuery>(query));
  return (
    <RecordPage resource={tags} record={found}>
      {(record) => (
        <EditForm<TagEditQuery, TagEditMutation, typeof record, TagPatch>
          resource={tags}
          recordKey={record.id}
          title={record.name}
          fields={tagFields}
          record={record}
          query={query}
          latest={readRecord}
          change={change}
          variables={(tagPatch) => ({ input: { id: record.id, tagPatch } })}
        />
      )}
    </RecordPage>
  );
}

TagEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<TagEditQuery>(query, { id }, { subject: ['tag'] }),
  };
};
