// Scaffolded by Frontage from `Query.tags`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { tagFinderOneQuery } from '../../../__generated__/tagFinderOneQuery.graphql.ts';
import type { tagFinderQuery } from '../../../__generated__/tagFinderQuery.graphql.ts';
import type { tagPicker_record$key } from '../../../__generated__/tagPicker_record.graphql.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { cursorPaging } from '../../lists/paging.ts';
import type { Finder } from '../../lists/picker.ts';
import { present } from '../../lists/present.ts';
import { tagPicker } from './tagPicker.ts';

const settings: ListSettings<tagFinderQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Name'],
    variables: (text) => ({ filter: { name: { includesInsensitive: text } } }),
  },
};

const query = graphql`
  query tagFinderQuery($first: Int, $after: Cursor, $filter: TagFilter) {
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
  query tagFinderOneQuery($id: ID!) {
    tag(id: $id) {
      ...tagPicker_record
    }
  }
`;

/** Asks for tags that are to be chosen from. */
export const tagFinder: Finder<tagFinderQuery, tagPicker_record$key> = {
  picker: tagPicker,
  query,
  settings,
  rows: (answer) => present(answer.tags?.edges.map((edge) => edge?.node)),
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ tag }: tagFinderOneQuery['response']) => tag,
  },
};
