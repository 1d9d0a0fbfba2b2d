// Scaffolded by Frontage from `Query.roastBatches`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql } from 'react-relay';
import type { roastBatchFinderOneQuery } from '../../../../__generated__/roastBatchFinderOneQuery.graphql.ts';
import type { roastBatchFinderQuery } from '../../../../__generated__/roastBatchFinderQuery.graphql.ts';
import type { roastBatchPicker_record$key } from '../../../../__generated__/roastBatchPicker_record.graphql.ts';
import { roastBatchPicker } from './roastBatchPicker.ts';

/** Fetches roast batches to choose from. */
export const roastBatchFinder: Finder<roastBatchFinderQuery, roastBatchPicker_record$key> = {
  picker: roastBatchPicker,
  query: graphql`
    query roastBatchFinderQuery($first: Int, $after: Cursor, $filter: RoastBatchFilter) {
      roastBatches(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            ...roastBatchPicker_record
          }
        }
      }
    }
  `,
  rows: ({ roastBatches: page }) => page?.edges.map((edge) => edge?.node),
  one: {
    query: graphql`
      query roastBatchFinderOneQuery($id: ID!) {
        roastBatch(id: $id) {
          ...roastBatchPicker_record
        }
      }
    `,
    variables: (text) => ({ id: text }),
    row: ({ roastBatch }: roastBatchFinderOneQuery['response']) => roastBatch,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: { variables: (text) => ({ filter: { number: { includesInsensitive: text } } }) },
};
