// Scaffolded by Frontage from `Query.greenLots`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql } from 'react-relay';
import type { greenLotFinderOneQuery } from '../../../../__generated__/greenLotFinderOneQuery.graphql.ts';
import type { greenLotFinderQuery } from '../../../../__generated__/greenLotFinderQuery.graphql.ts';
import type { greenLotPicker_record$key } from '../../../../__generated__/greenLotPicker_record.graphql.ts';
import { suppliers } from '../../suppliers/suppliers.ts';
import { greenLotPicker } from './greenLotPicker.ts';

/** Fetches green lots to choose from. */
export const greenLotFinder: Finder<greenLotFinderQuery, greenLotPicker_record$key> = {
  picker: greenLotPicker,
  query: graphql`
    query greenLotFinderQuery(
      $first: Int
      $after: Cursor
      $condition: GreenLotCondition
      $filter: GreenLotFilter
      $orderBy: [GreenLotOrderBy!]
    ) {
      greenLots(
        first: $first
        after: $after
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...greenLotPicker_record
          }
        }
      }
    }
  `,
  rows: ({ greenLots: page }) => page?.edges.map((edge) => edge?.node),
  one: {
    query: graphql`
      query greenLotFinderOneQuery($id: ID!) {
        greenLot(id: $id) {
          ...greenLotPicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ greenLot }: greenLotFinderOneQuery['response']) => greenLot,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: { variables: (text) => ({ filter: { code: { includesInsensitive: text } } }) },
  and: ['filter', 'and'],
  belongsTo: {
    supplier: {
      resource: suppliers,
      variables: (supplier: string) => ({ condition: { supplier } }),
    },
  },
  usedBy: {
    'blend-components.greenLot': {
      orderBy: ['BLEND_COMPONENTS_COUNT_DESC'],
      filter: { blendComponents: { some: { percent: { isNull: false } } } },
    },
    'roast-batches.greenLot': {
      orderBy: ['ROAST_BATCHES_COUNT_DESC'],
      filter: { roastBatches: { some: { number: { isNull: false } } } },
    },
  },
};
