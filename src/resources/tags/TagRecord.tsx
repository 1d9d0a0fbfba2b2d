// Scaffolded by Frontage from `Query.tag`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { TagRecord_record$key } from '../../../__generated__/TagRecord_record.graphql.ts';
import type { TagRecordQuery } from '../../../__generated__/TagRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Color } from '../../ui/fields/Color.tsx';
import { Identifier, LongText } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { TagProductsTab } from './tabs/TagProductsTab.tsx';
import { TagProductTagsTab } from './tabs/TagProductTagsTab.tsx';
import { tagOperations } from './tagOperations.ts';
import { tags } from './tags.ts';

const tabs: RecordTabs = {
  productTags: { label: 'Product tags', Panel: TagProductTagsTab },
  products: { label: 'Products', Panel: TagProductsTab },
};

const query = graphql`
  query TagRecordQuery($id: ID!) {
    tag(id: $id) @catch {
      ...TagRecord_record
    }
  }
`;

/** The page of one tag. */
export function TagRecord() {
  const { tag } = usePageQuery<TagRecordQuery>(query);
  return (
    <RecordPage resource={tags} record={tag}>
      {(record) => <TagDetails record={record} />}
    </RecordPage>
  );
}

TagRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<TagRecordQuery>(query, { id }, { subject: ['tag'] }),
    ...tabQueries(tabs, address),
  };
};

function TagDetails({ record }: { record: TagRecord_record$key }) {
  const tag = useFragment(
    graphql`
      fragment TagRecord_record on Tag {
        id
        name
        color
        description @catch
        createdAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={tags}
      recordKey={tag.id}
      title={tag.name}
      operations={tagOperations}
      record={tag}
      side={
        <Section>
          <Moment
            name="createdAt"
            label="Created"
            help="When the record was made."
            readOnly
            value={tag.createdAt}
          />
          <Identifier name="id" label="ID" readOnly value={tag.id} />
        </Section>
      }
      tabs={<RecordTabsView resource={tags} tabs={tabs} />}
    >
      <Section>
        <Color name="color" value={tag.color} />
        <LongText name="description" value={tag.description} />
      </Section>
    </RecordScreen>
  );
}
