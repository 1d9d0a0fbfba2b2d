// Scaffolded by Frontage from `GreenLot.blendComponents`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { GreenLotBlendComponentsTabQuery } from '../../../../__generated__/GreenLotBlendComponentsTabQuery.graphql.ts';
import { blendComponents } from '../../blend-components/blendComponents.ts';
import { BlendComponentTable } from '../../blend-components/BlendComponentTable.tsx';
import { greenLots } from '../greenLots.ts';

/** The blend components of one green lot. */
export const GreenLotBlendComponentsTab = defineTab<
  GreenLotBlendComponentsTabQuery,
  typeof BlendComponentTable
>({
  parent: greenLots,
  name: 'blendComponents',
  resource: blendComponents,
  view: BlendComponentTable,
  hiddenColumns: ['greenLot'],
  viewAllFilter: 'greenLot',
  newRows: {
    parent: 'greenLot',
    operations: async () =>
      (await import('../../blend-components/blendComponentOperations.ts')).blendComponentOperations,
  },
  query: graphql`
    query GreenLotBlendComponentsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
    ) {
      greenLot(id: $id) {
        blendComponents(first: $first, after: $after, last: $last, before: $before) {
          edges {
            node {
              ...BlendComponentTable_rows @arguments(withGreenLot: false)
            }
          }
          pageInfo {
            endCursor
            hasNextPage
            startCursor
            hasPreviousPage
          }
        }
      }
    }
  `,
  read: ({ greenLot }) => connectionPage(greenLot?.blendComponents),
  paging: connectionPaging,
  and: ['filter', 'and'],
});
