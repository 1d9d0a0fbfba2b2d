// Scaffolded by Frontage from `Query.shipments`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql } from 'react-relay';
import type { shipmentFinderOneQuery } from '../../../../__generated__/shipmentFinderOneQuery.graphql.ts';
import type { shipmentFinderQuery } from '../../../../__generated__/shipmentFinderQuery.graphql.ts';
import type { shipmentPicker_record$key } from '../../../../__generated__/shipmentPicker_record.graphql.ts';
import { shipmentPicker } from './shipmentPicker.ts';

/** Fetches shipments to choose from. */
export const shipmentFinder: Finder<shipmentFinderQuery, shipmentPicker_record$key> = {
  picker: shipmentPicker,
  query: graphql`
    query shipmentFinderQuery($first: Int, $after: Cursor, $filter: ShipmentFilter) {
      shipments(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            ...shipmentPicker_record
          }
        }
      }
    }
  `,
  rows: ({ shipments: page }) => page?.edges.map((edge) => edge?.node),
  one: {
    query: graphql`
      query shipmentFinderOneQuery($id: ID!) {
        shipment(id: $id) {
          ...shipmentPicker_record
        }
      }
    `,
    variables: (text) => ({ id: text }),
    row: ({ shipment }: shipmentFinderOneQuery['response']) => shipment,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: { variables: (text) => ({ filter: { trackingNumber: { includesInsensitive: text } } }) },
};
