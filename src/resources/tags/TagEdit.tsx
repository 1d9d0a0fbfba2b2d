// Scaffolded by Frontage from `Mutation.updateTag`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { TagEditQuery } from '../../../__generated__/TagEditQuery.graphql.ts';
import type {
  TagPatch,
  updateTagMutation,
} from '../../../__generated__/updateTagMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { tagFields } from './tagFields.ts';
import { tags } from './tags.ts';
import { updateTag } from './updateTag.ts';

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

/** The record in the answer of the query. */
const readRecord = ({ tag }: TagEditQuery['response']) => tag;

/** The form that changes a tag. */
export function TagEdit() {
  const found = readRecord(usePageQuery<TagEditQuery>(query));
  return (
    <RecordPage resource={tags} record={found}>
      {(record) => (
        <EditForm<TagEditQuery, updateTagMutation, typeof record, TagPatch>
          resource={tags}
          recordKey={record.id}
          title={record.name}
          fields={tagFields}
          record={record}
          query={query}
          latest={readRecord}
          update={updateTag}
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
