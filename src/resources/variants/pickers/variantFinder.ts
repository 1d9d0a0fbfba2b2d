// Scaffolded by Frontage from `Query.variants`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql } from 'react-relay';
import type { variantFinderOneQuery } from '../../../../__generated__/variantFinderOneQuery.graphql.ts';
import type { variantFinderQuery } from '../../../../__generated__/variantFinderQuery.graphql.ts';
import type { variantPicker_record$key } from '../../../../__generated__/variantPicker_record.graphql.ts';
import { variantPicker } from './variantPicker.ts';

/** Fetches variants to choose from. */
export const variantFinder: Finder<variantFinderQuery, variantPicker_record$key> = {
  picker: variantPicker,
  query: graphql`
    query variantFinderQuery($first: Int, $after: Cursor, $filter: VariantFilter) {
      variants(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            ...variantPicker_record
          }
        }
      }
    }
  `,
  rows: ({ variants: page }) => page?.edges.map((edge) => edge?.node),
  one: {
    query: graphql`
      query variantFinderOneQuery($id: ID!) {
        variant(id: $id) {
          ...variantPicker_record
        }
      }
    `,
    variables: (text) => ({ id: text }),
    row: ({ variant }: variantFinderOneQuery['response']) => variant,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { sku: { includesInsensitive: text } }],
      },
    }),
  },
};
