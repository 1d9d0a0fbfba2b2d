// Scaffolded by Frontage from the type `Tag`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { TagTable_rows$key } from '../../../__generated__/TagTable_rows.graphql.ts';
import { colorColumn } from '../../ui/fields/Color.tsx';
import { identifierColumn, longTextColumn, textColumn } from '../../ui/fields/Text.tsx';
import { momentColumn } from '../../ui/fields/Time.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { tags } from './tags.ts';

/** Tags as rows: of their list, and of whatever they belong to. */
export const TagTable = defineTable<TagTable_rows$key>({
  resource: tags,
  keyOf: (tag) => tag.id,
  columns: [
    textColumn({ id: 'name', label: 'Name', value: (tag) => tag.name }),
    momentColumn({ id: 'createdAt', label: 'Created', value: (tag) => tag.createdAt }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (tag) => tag.id }),
    colorColumn({ id: 'color', label: 'Color', hidden: true, value: (tag) => tag.color }),
    longTextColumn({
      id: 'description',
      label: 'Description',
      hidden: true,
      value: (tag) => tag.description,
    }),
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
