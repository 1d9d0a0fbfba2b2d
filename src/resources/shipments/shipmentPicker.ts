// Scaffolded by Frontage from `Query.shipments`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { shipmentPicker_record$key } from '../../../__generated__/shipmentPicker_record.graphql.ts';
import type { shipmentPickerOneQuery } from '../../../__generated__/shipmentPickerOneQuery.graphql.ts';
import type { shipmentPickerQuery } from '../../../__generated__/shipmentPickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { shipments } from './shipments.ts';

const settings: ListSettings<shipmentPickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Tracking number'],
    variables: (text) => ({ filter: { trackingNumber: { includesInsensitive: text } } }),
  },
};

const query = graphql`
  query shipmentPickerQuery($first: Int, $after: Cursor, $filter: ShipmentFilter) {
    shipments(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...shipmentPicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query shipmentPickerOneQuery($id: ID!) {
    shipment(id: $id) {
      ...shipmentPicker_record
    }
  }
`;

const fragment = graphql`
  fragment shipmentPicker_record on Shipment @inline {
    id
    trackingNumber
  }
`;

/** Finds shipments for the forms and filters that refer to them. */
export const shipmentPicker: Picker<shipmentPickerQuery, shipmentPicker_record$key> = {
  resource: shipments,
  query,
  settings,
  rows: (answer) => present(answer.shipments?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const shipment = readInlineData(fragment, record);
    return { key: shipment.id, title: titleOf(shipments, shipment.id, shipment.trackingNumber) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ shipment }: shipmentPickerOneQuery['response']) => shipment,
  },
  create: {
    fields: async () => (await import('./shipmentFields.ts')).shipmentFields,
    creation: async () => (await import('./createShipment.ts')).createShipment,
  },
};
