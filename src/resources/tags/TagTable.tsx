// Scaffolded by Frontage from the type `Tag`. `frontage pull` keeps your edits.
import { colorColumn } from 'frontage/ui/fields/Color';
import { identifierColumn, longTextColumn, textColumn } from 'frontage/ui/fields/Text';
import { momentColumn } from 'frontage/ui/fields/Time';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { TagTable_rows$key } from '../../../__generated__/TagTable_rows.graphql.ts';
import { tags } from './tags.ts';

/** Tags as rows: in their list, and below the records that they belong to. */
export const TagTable = defineTable<TagTable_rows$key>({
  resource: tags,
  columns: [
    textColumn('name', (tag) => tag.name),
    momentColumn('createdAt', (tag) => tag.createdAt, { label: 'Created' }),
    identifierColumn('id', (tag) => tag.id, { label: 'ID', hidden: true }),
    colorColumn('color', (tag) => tag.color, { hidden: true }),
    longTextColumn('description', (tag) => tag.description, { hidden: true }),
  ],
  fragment: graphql`
    fragment TagTable_rows on Tag
    @relay(plural: true)
    @argumentDefinitions(more: { type: "Boolean!", defaultValue: false }) {
      id
      name
      createdAt
      ... @include(if: $more) {
        color
        description @catch
      }
    }
  `,
});
