// Scaffolded by Frontage from `Query.deliveryAddresses`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql } from 'react-relay';
import type { deliveryAddressFinderOneQuery } from '../../../../__generated__/deliveryAddressFinderOneQuery.graphql.ts';
import type { deliveryAddressFinderQuery } from '../../../../__generated__/deliveryAddressFinderQuery.graphql.ts';
import type { deliveryAddressPicker_record$key } from '../../../../__generated__/deliveryAddressPicker_record.graphql.ts';
import { deliveryAddressPicker } from './deliveryAddressPicker.ts';

/** Fetches delivery addresses to choose from. */
export const deliveryAddressFinder: Finder<
  deliveryAddressFinderQuery,
  deliveryAddressPicker_record$key
> = {
  picker: deliveryAddressPicker,
  query: graphql`
    query deliveryAddressFinderQuery($first: Int, $after: Cursor) {
      deliveryAddresses(first: $first, after: $after) {
        edges {
          node {
            ...deliveryAddressPicker_record
          }
        }
      }
    }
  `,
  rows: ({ deliveryAddresses: page }) => page?.edges.map((edge) => edge?.node),
  one: {
    query: graphql`
      query deliveryAddressFinderOneQuery($id: ID!) {
        deliveryAddress(id: $id) {
          ...deliveryAddressPicker_record
        }
      }
    `,
    variables: (text) => ({ id: text }),
    row: ({ deliveryAddress }: deliveryAddressFinderOneQuery['response']) => deliveryAddress,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
};
