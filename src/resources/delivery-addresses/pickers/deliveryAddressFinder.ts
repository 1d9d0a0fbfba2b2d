// Scaffolded by Frontage from `Query.deliveryAddresses`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { partOf } from 'frontage/relay/caught';
import { graphql, readInlineData } from 'react-relay';
import type { deliveryAddressFinder_note$key } from '../../../../__generated__/deliveryAddressFinder_note.graphql.ts';
import type { deliveryAddressFinderOneQuery } from '../../../../__generated__/deliveryAddressFinderOneQuery.graphql.ts';
import type { deliveryAddressFinderQuery } from '../../../../__generated__/deliveryAddressFinderQuery.graphql.ts';
import type { deliveryAddressPicker_record$key } from '../../../../__generated__/deliveryAddressPicker_record.graphql.ts';
import { customers } from '../../customers/customers.ts';
import { deliveryAddressPicker } from './deliveryAddressPicker.ts';

const fragment = graphql`
  fragment deliveryAddressFinder_note on DeliveryAddress @inline {
    customer @catch {
      id
      name
    }
  }
`;

/** Fetches delivery addresses to choose from. */
export const deliveryAddressFinder: Finder<
  deliveryAddressFinderQuery,
  deliveryAddressPicker_record$key,
  string,
  deliveryAddressPicker_record$key & deliveryAddressFinder_note$key
> = {
  picker: deliveryAddressPicker,
  query: graphql`
    query deliveryAddressFinderQuery(
      $first: Int
      $after: Cursor
      $condition: DeliveryAddressCondition
      $filter: DeliveryAddressFilter
      $orderBy: [DeliveryAddressOrderBy!]
    ) {
      deliveryAddresses(
        first: $first
        after: $after
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...deliveryAddressPicker_record
            ...deliveryAddressFinder_note
          }
        }
      }
    }
  `,
  rows: ({ deliveryAddresses: page }) => page?.edges.map((edge) => edge?.node),
  note: (record) => {
    const deliveryAddress = readInlineData<deliveryAddressFinder_note$key>(fragment, record);
    return partOf(deliveryAddress.customer, (customer) => customer.name);
  },
  one: {
    query: graphql`
      query deliveryAddressFinderOneQuery($id: ID!) {
        deliveryAddress(id: $id) {
          ...deliveryAddressPicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ deliveryAddress }: deliveryAddressFinderOneQuery['response']) => deliveryAddress,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  belongsTo: {
    customer: {
      resource: customers,
      variables: (customer: string) => ({ condition: { customer } }),
    },
  },
  usedBy: {
    'orders.deliveryAddress': {
      orderBy: ['ORDERS_COUNT_DESC'],
      filter: { orders: { some: { deliveryAddressExists: true } } },
    },
  },
};
