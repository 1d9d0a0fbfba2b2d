// Scaffolded by Frontage from `Query.deliveryAddresses`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { deliveryAddressPicker_record$key } from '../../../__generated__/deliveryAddressPicker_record.graphql.ts';
import type { deliveryAddressPickerOneQuery } from '../../../__generated__/deliveryAddressPickerOneQuery.graphql.ts';
import type { deliveryAddressPickerQuery } from '../../../__generated__/deliveryAddressPickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { deliveryAddresses } from './deliveryAddresses.ts';

const settings: ListSettings<deliveryAddressPickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
};

const query = graphql`
  query deliveryAddressPickerQuery($first: Int, $after: Cursor) {
    deliveryAddresses(first: $first, after: $after) {
      edges {
        node {
          ...deliveryAddressPicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query deliveryAddressPickerOneQuery($id: ID!) {
    deliveryAddress(id: $id) {
      ...deliveryAddressPicker_record
    }
  }
`;

const fragment = graphql`
  fragment deliveryAddressPicker_record on DeliveryAddress @inline {
    id
    label
  }
`;

/** Finds delivery addresses for the forms and filters that refer to them. */
export const deliveryAddressPicker: Picker<
  deliveryAddressPickerQuery,
  deliveryAddressPicker_record$key
> = {
  resource: deliveryAddresses,
  query,
  settings,
  rows: (answer) => present(answer.deliveryAddresses?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const deliveryAddress = readInlineData(fragment, record);
    return {
      key: deliveryAddress.id,
      title: titleOf(deliveryAddresses, deliveryAddress.id, deliveryAddress.label),
    };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ deliveryAddress }: deliveryAddressPickerOneQuery['response']) => deliveryAddress,
  },
  create: {
    fields: async () => (await import('./deliveryAddressFields.ts')).deliveryAddressFields,
    creation: async () => (await import('./createDeliveryAddress.ts')).createDeliveryAddress,
  },
};
