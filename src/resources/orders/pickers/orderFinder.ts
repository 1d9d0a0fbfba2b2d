// Scaffolded by Frontage from `Query.orders`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { partOf } from 'frontage/relay/caught';
import { graphql, readInlineData } from 'react-relay';
import type { orderFinder_note$key } from '../../../../__generated__/orderFinder_note.graphql.ts';
import type { orderFinderOneQuery } from '../../../../__generated__/orderFinderOneQuery.graphql.ts';
import type { orderFinderQuery } from '../../../../__generated__/orderFinderQuery.graphql.ts';
import type { orderPicker_record$key } from '../../../../__generated__/orderPicker_record.graphql.ts';
import { customers } from '../../customers/customers.ts';
import { deliveryAddresses } from '../../delivery-addresses/deliveryAddresses.ts';
import { employees } from '../../employees/employees.ts';
import { orderPicker } from './orderPicker.ts';

const fragment = graphql`
  fragment orderFinder_note on Order @inline {
    customer @catch {
      id
      name
    }
  }
`;

/** Fetches orders to choose from. */
export const orderFinder: Finder<
  orderFinderQuery,
  orderPicker_record$key,
  string,
  orderPicker_record$key & orderFinder_note$key
> = {
  picker: orderPicker,
  query: graphql`
    query orderFinderQuery(
      $first: Int
      $after: Cursor
      $condition: OrderCondition
      $filter: OrderFilter
      $orderBy: [OrderOrderBy!]
    ) {
      orders(
        first: $first
        after: $after
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...orderPicker_record
            ...orderFinder_note
          }
        }
      }
    }
  `,
  rows: ({ orders: page }) => page?.edges.map((edge) => edge?.node),
  note: (record) => {
    const order = readInlineData<orderFinder_note$key>(fragment, record);
    return partOf(order.customer, (customer) => customer.name);
  },
  one: {
    query: graphql`
      query orderFinderOneQuery($id: ID!) {
        order(id: $id) {
          ...orderPicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ order }: orderFinderOneQuery['response']) => order,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: { variables: (text) => ({ filter: { number: { includesInsensitive: text } } }) },
  and: ['filter', 'and'],
  belongsTo: {
    customer: {
      resource: customers,
      variables: (customer: string) => ({ condition: { customer } }),
    },
    deliveryAddress: {
      resource: deliveryAddresses,
      variables: (deliveryAddress: string) => ({ condition: { deliveryAddress } }),
    },
    salesRep: {
      resource: employees,
      variables: (salesRep: string) => ({ condition: { salesRep } }),
    },
  },
  usedBy: {
    'order-lines.order': {
      orderBy: ['LINES_COUNT_DESC'],
      filter: { lines: { some: { position: { isNull: false } } } },
    },
    'shipments.order': {
      orderBy: ['SHIPMENTS_COUNT_DESC'],
      filter: { shipments: { some: { trackingNumber: { isNull: false } } } },
    },
    'tickets.order': {
      orderBy: ['TICKETS_COUNT_DESC'],
      filter: { tickets: { some: { orderExists: true } } },
    },
    'order-events.order': {
      orderBy: ['EVENTS_COUNT_DESC'],
      filter: { events: { some: { kind: { isNull: false } } } },
    },
  },
};
