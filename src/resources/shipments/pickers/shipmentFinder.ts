// Scaffolded by Frontage from `Query.shipments`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { partOf } from 'frontage/relay/caught';
import { graphql, readInlineData } from 'react-relay';
import type { shipmentFinder_note$key } from '../../../../__generated__/shipmentFinder_note.graphql.ts';
import type { shipmentFinderOneQuery } from '../../../../__generated__/shipmentFinderOneQuery.graphql.ts';
import type { shipmentFinderQuery } from '../../../../__generated__/shipmentFinderQuery.graphql.ts';
import type { shipmentPicker_record$key } from '../../../../__generated__/shipmentPicker_record.graphql.ts';
import { orders } from '../../orders/orders.ts';
import { shipmentPicker } from './shipmentPicker.ts';

const fragment = graphql`
  fragment shipmentFinder_note on Shipment @inline {
    order @catch {
      id
      number
    }
  }
`;

/** Fetches shipments to choose from. */
export const shipmentFinder: Finder<
  shipmentFinderQuery,
  shipmentPicker_record$key,
  string,
  shipmentPicker_record$key & shipmentFinder_note$key
> = {
  picker: shipmentPicker,
  query: graphql`
    query shipmentFinderQuery(
      $first: Int
      $after: Cursor
      $condition: ShipmentCondition
      $filter: ShipmentFilter
    ) {
      shipments(first: $first, after: $after, condition: $condition, filter: $filter) {
        edges {
          node {
            ...shipmentPicker_record
            ...shipmentFinder_note
          }
        }
      }
    }
  `,
  rows: ({ shipments: page }) => page?.edges.map((edge) => edge?.node),
  note: (record) => {
    const shipment = readInlineData<shipmentFinder_note$key>(fragment, record);
    return partOf(shipment.order, (order) => order.number);
  },
  one: {
    query: graphql`
      query shipmentFinderOneQuery($id: ID!) {
        shipment(id: $id) {
          ...shipmentPicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ shipment }: shipmentFinderOneQuery['response']) => shipment,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: { variables: (text) => ({ filter: { trackingNumber: { includesInsensitive: text } } }) },
  and: ['filter', 'and'],
  belongsTo: {
    order: { resource: orders, variables: (order: string) => ({ condition: { order } }) },
  },
};
