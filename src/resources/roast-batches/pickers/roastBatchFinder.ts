// Scaffolded by Frontage from `Query.roastBatches`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { partOf } from 'frontage/relay/caught';
import { graphql, readInlineData } from 'react-relay';
import type { roastBatchFinder_note$key } from '../../../../__generated__/roastBatchFinder_note.graphql.ts';
import type { roastBatchFinderOneQuery } from '../../../../__generated__/roastBatchFinderOneQuery.graphql.ts';
import type { roastBatchFinderQuery } from '../../../../__generated__/roastBatchFinderQuery.graphql.ts';
import type { roastBatchPicker_record$key } from '../../../../__generated__/roastBatchPicker_record.graphql.ts';
import { employees } from '../../employees/employees.ts';
import { greenLots } from '../../green-lots/greenLots.ts';
import { products } from '../../products/products.ts';
import { roastBatchPicker } from './roastBatchPicker.ts';

const fragment = graphql`
  fragment roastBatchFinder_note on RoastBatch @inline {
    product @catch {
      id
      name
    }
  }
`;

/** Fetches roast batches to choose from. */
export const roastBatchFinder: Finder<
  roastBatchFinderQuery,
  roastBatchPicker_record$key,
  string,
  roastBatchPicker_record$key & roastBatchFinder_note$key
> = {
  picker: roastBatchPicker,
  query: graphql`
    query roastBatchFinderQuery(
      $first: Int
      $after: Cursor
      $condition: RoastBatchCondition
      $filter: RoastBatchFilter
      $orderBy: [RoastBatchOrderBy!]
    ) {
      roastBatches(
        first: $first
        after: $after
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...roastBatchPicker_record
            ...roastBatchFinder_note
          }
        }
      }
    }
  `,
  rows: ({ roastBatches: page }) => page?.edges.map((edge) => edge?.node),
  note: (record) => {
    const roastBatch = readInlineData<roastBatchFinder_note$key>(fragment, record);
    return partOf(roastBatch.product, (product) => product.name);
  },
  one: {
    query: graphql`
      query roastBatchFinderOneQuery($id: ID!) {
        roastBatch(id: $id) {
          ...roastBatchPicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ roastBatch }: roastBatchFinderOneQuery['response']) => roastBatch,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: { variables: (text) => ({ filter: { number: { includesInsensitive: text } } }) },
  and: ['filter', 'and'],
  belongsTo: {
    product: { resource: products, variables: (product: string) => ({ condition: { product } }) },
    greenLot: {
      resource: greenLots,
      variables: (greenLot: string) => ({ condition: { greenLot } }),
    },
    roaster: { resource: employees, variables: (roaster: string) => ({ condition: { roaster } }) },
  },
  usedBy: {
    'stock-movements.batch': {
      orderBy: ['STOCK_MOVEMENTS_COUNT_DESC'],
      filter: { stockMovements: { some: { batchExists: true } } },
    },
  },
};
