// Scaffolded by Frontage from `Query.tags`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { tagPicker_record$key } from '../../../__generated__/tagPicker_record.graphql.ts';
import type { tagPickerOneQuery } from '../../../__generated__/tagPickerOneQuery.graphql.ts';
import type { tagPickerQuery } from '../../../__generated__/tagPickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { tags } from './tags.ts';

const settings: ListSettings<tagPickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Name'],
    variables: (text) => ({ filter: { name: { includesInsensitive: text } } }),
  },
};

const query = graphql`
  query tagPickerQuery($first: Int, $after: Cursor, $filter: TagFilter) {
    tags(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...tagPicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query tagPickerOneQuery($id: ID!) {
    tag(id: $id) {
      ...tagPicker_record
    }
  }
`;

const fragment = graphql`
  fragment tagPicker_record on Tag @inline {
    id
    name
  }
`;

/** Finds tags for the forms and filters that refer to them. */
export const tagPicker: Picker<tagPickerQuery, tagPicker_record$key> = {
  resource: tags,
  query,
  settings,
  rows: (answer) => present(answer.tags?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const tag = readInlineData(fragment, record);
    return { key: tag.id, title: titleOf(tags, tag.id, tag.name) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ tag }: tagPickerOneQuery['response']) => tag,
  },
  create: {
    fields: async () => (await import('./tagFields.ts')).tagFields,
    creation: async () => (await import('./createTag.ts')).createTag,
  },
};
