// Scaffolded by Frontage from `Query.tag`. `frontage pull` keeps your edits.
import { Color } from 'frontage/ui/fields/Color';
import { Identifier, LongText } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { TagRecord_record$key } from '../../../__generated__/TagRecord_record.graphql.ts';
import type { TagRecordQuery } from '../../../__generated__/TagRecordQuery.graphql.ts';
import type { TagRecordTabsTotalQuery } from '../../../__generated__/TagRecordTabsTotalQuery.graphql.ts';
import { TagProductsTab } from './tabs/TagProductsTab.tsx';
import { TagProductTagsTab } from './tabs/TagProductTagsTab.tsx';
import { tagHelp } from './tagHelp.ts';
import { tagOperations } from './tagOperations.ts';
import { tags } from './tags.ts';

/** The page of one tag. */
export const TagRecord = defineRecord<
  TagRecordQuery,
  TagRecord_record$key,
  TagRecordTabsTotalQuery
>({
  resource: tags,
  query: graphql`
    query TagRecordQuery($id: ID!) {
      tag(id: $id) @catch {
        ...TagRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ tag }) => tag,
  subject: ['tag'],
  Details: TagDetails,
  tabs: {
    productTags: { label: 'Product tags', Panel: TagProductTagsTab },
    products: { label: 'Products', Panel: TagProductsTab },
  },
  tabTotals: {
    query: graphql`
      query TagRecordTabsTotalQuery($id: ID!) {
        tag(id: $id) {
          productTags(first: 1) @catch(to: NULL) {
            totalCount
          }
          products(first: 1) @catch(to: NULL) {
            totalCount
          }
        }
      }
    `,
    read: ({ tag }) => ({
      productTags: tag?.productTags?.totalCount,
      products: tag?.products?.totalCount,
    }),
  },
});

function TagDetails({ record, tabs }: RecordDetailsProps<TagRecord_record$key>) {
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
      help={tagHelp}
      side={
        <Section>
          <Moment name="createdAt" label="Created" readOnly value={tag.createdAt} />
          <Identifier name="id" label="ID" readOnly value={tag.id} />
        </Section>
      }
      tabs={tabs}
    >
      <Section>
        <Color name="color" value={tag.color} />
        <LongText name="description" value={tag.description} />
      </Section>
    </RecordScreen>
  );
}
