// Scaffolded by Frontage from the type `Tag`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  TagTable_rows$data,
  TagTable_rows$key,
} from '../../../__generated__/TagTable_rows.graphql.ts';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { tags } from './tags.ts';

const columns: Columns<TagTable_rows$data[number]> = [
  { id: 'name', label: 'Name', cell: (tag) => <Text value={tag.name} /> },
  { id: 'createdAt', label: 'Created', cell: (tag) => <Moment value={tag.createdAt} /> },
  { id: 'id', label: 'ID', hidden: true, cell: (tag) => <Identifier value={tag.id} /> },
  { id: 'color', label: 'Color', hidden: true, cell: (tag) => <Text value={tag.color} /> },
  {
    id: 'description',
    label: 'Description',
    hidden: true,
    cell: (tag) => <LongText value={tag.description} />,
  },
];

/** Tags as rows: of their list, and of whatever they belong to. */
export function TagTable({ rows, hiddenColumns }: TableProps<TagTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment TagTable_rows on Tag
      @relay(plural: true)
      @argumentDefinitions(
        withCreatedAt: { type: "Boolean!", defaultValue: true }
        withColor: { type: "Boolean!", defaultValue: false }
        withDescription: { type: "Boolean!", defaultValue: false }
      ) {
        id
        name
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withColor) {
          color
        }
        ... @include(if: $withDescription) {
          description @catch
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={tags}
      columns={columns}
      rows={records}
      keyOf={(tag) => tag.id}
      hiddenColumns={hiddenColumns}
      caption="Tags"
    />
  );
}
