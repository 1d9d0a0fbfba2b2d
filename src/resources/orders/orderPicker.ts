// Scaffolded by Frontage from `Query.orders`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { orderPicker_record$key } from '../../../__generated__/orderPicker_record.graphql.ts';
import type { orderPickerOneQuery } from '../../../__generated__/orderPickerOneQuery.graphql.ts';
import type { orderPickerQuery } from '../../../__generated__/orderPickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { orders } from './orders.ts';

const settings: ListSettings<orderPickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
};

const query = graphql`
  query orderPickerQuery($first: Int, $after: Cursor, $filter: OrderFilter) {
    orders(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...orderPicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query orderPickerOneQuery($id: ID!) {
    order(id: $id) {
      ...orderPicker_record
    }
  }
`;

const fragment = graphql`
  fragment orderPicker_record on Order @inline {
    id
    number
  }
`;

/** Finds orders for the forms and filters that refer to them. */
export const orderPicker: Picker<orderPickerQuery, orderPicker_record$key> = {
  resource: orders,
  query,
  settings,
  rows: (answer) => present(answer.orders?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const order = readInlineData(fragment, record);
    return { key: order.id, title: titleOf(orders, order.id, order.number) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ order }: orderPickerOneQuery['response']) => order,
  },
  create: {
    fields: async () => (await import('./orderFields.ts')).orderFields,
    creation: async () => (await import('./createOrder.ts')).createOrder,
  },
};
