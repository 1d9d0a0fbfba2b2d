// Scaffolded by Frontage from `Query.shipments`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { shipmentPicker_record$key } from '../../../../__generated__/shipmentPicker_record.graphql.ts';
import { shipments } from '../shipments.ts';

const fragment = graphql`
  fragment shipmentPicker_record on Shipment @inline {
    id
    trackingNumber
  }
`;

/** Finds shipments for the forms and filters that refer to them. */
export const shipmentPicker: Picker<shipmentPicker_record$key> = {
  resource: shipments,
  search: { fields: ['Tracking number'] },
  option: (record) => {
    const shipment = readInlineData(fragment, record);
    return { key: shipment.id, title: shipment.trackingNumber };
  },
  finder: async () => (await import('./shipmentFinder.ts')).shipmentFinder,
  canCreate: true,
};
