// Scaffolded by Frontage from `Query.tags`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql } from 'react-relay';
import type { tagFinderOneQuery } from '../../../../__generated__/tagFinderOneQuery.graphql.ts';
import type { tagFinderQuery } from '../../../../__generated__/tagFinderQuery.graphql.ts';
import type { tagPicker_record$key } from '../../../../__generated__/tagPicker_record.graphql.ts';
import { tagPicker } from './tagPicker.ts';

/** Fetches tags to choose from. */
export const tagFinder: Finder<tagFinderQuery, tagPicker_record$key> = {
  picker: tagPicker,
  query: graphql`
    query tagFinderQuery($first: Int, $after: Cursor, $filter: TagFilter, $orderBy: [TagOrderBy!]) {
      tags(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
        edges {
          node {
            ...tagPicker_record
          }
        }
      }
    }
  `,
  rows: ({ tags: page }) => page?.edges.map((edge) => edge?.node),
  one: {
    query: graphql`
      query tagFinderOneQuery($id: ID!) {
        tag(id: $id) {
          ...tagPicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ tag }: tagFinderOneQuery['response']) => tag,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: { variables: (text) => ({ filter: { name: { includesInsensitive: text } } }) },
  and: ['filter', 'and'],
  usedBy: {
    'product-tags.tag': {
      orderBy: ['PRODUCT_TAGS_COUNT_DESC'],
      filter: { productTags: { some: { position: { isNull: false } } } },
    },
  },
};
