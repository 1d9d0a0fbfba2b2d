// Scaffolded by Frontage from `Query.deliveryAddresses`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deliveryAddressFinderOneQuery } from '../../../__generated__/deliveryAddressFinderOneQuery.graphql.ts';
import type { deliveryAddressFinderQuery } from '../../../__generated__/deliveryAddressFinderQuery.graphql.ts';
import type { deliveryAddressPicker_record$key } from '../../../__generated__/deliveryAddressPicker_record.graphql.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { cursorPaging } from '../../lists/paging.ts';
import type { Finder } from '../../lists/picker.ts';
import { present } from '../../lists/present.ts';
import { deliveryAddressPicker } from './deliveryAddressPicker.ts';

const settings: ListSettings<deliveryAddressFinderQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
};

const query = graphql`
  query deliveryAddressFinderQuery($first: Int, $after: Cursor) {
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
  query deliveryAddressFinderOneQuery($id: ID!) {
    deliveryAddress(id: $id) {
      ...deliveryAddressPicker_record
    }
  }
`;

/** Asks for delivery addresses that are to be chosen from. */
export const deliveryAddressFinder: Finder<
  deliveryAddressFinderQuery,
  deliveryAddressPicker_record$key
> = {
  picker: deliveryAddressPicker,
  query,
  settings,
  rows: (answer) => present(answer.deliveryAddresses?.edges.map((edge) => edge?.node)),
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ deliveryAddress }: deliveryAddressFinderOneQuery['response']) => deliveryAddress,
  },
};
