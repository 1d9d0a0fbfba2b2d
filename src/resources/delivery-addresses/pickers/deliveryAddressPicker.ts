// Scaffolded by Frontage from `Query.deliveryAddresses`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { deliveryAddressPicker_record$key } from '../../../../__generated__/deliveryAddressPicker_record.graphql.ts';
import { deliveryAddresses } from '../deliveryAddresses.ts';

const fragment = graphql`
  fragment deliveryAddressPicker_record on DeliveryAddress @inline {
    id
    label
  }
`;

/** Finds delivery addresses for the forms and filters that refer to them. */
export const deliveryAddressPicker: Picker<deliveryAddressPicker_record$key> = {
  resource: deliveryAddresses,
  option: (record) => {
    const deliveryAddress = readInlineData(fragment, record);
    return { key: deliveryAddress.id, title: deliveryAddress.label };
  },
  finder: async () => (await import('./deliveryAddressFinder.ts')).deliveryAddressFinder,
  canCreate: true,
};
