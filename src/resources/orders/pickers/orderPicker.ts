// Scaffolded by Frontage from `Query.orders`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { orderPicker_record$key } from '../../../../__generated__/orderPicker_record.graphql.ts';
import { orders } from '../orders.ts';

const fragment = graphql`
  fragment orderPicker_record on Order @inline {
    id
    number
  }
`;

/** Finds orders for the forms and filters that refer to them. */
export const orderPicker: Picker<orderPicker_record$key> = {
  resource: orders,
  search: { fields: ['Number'] },
  option: (record) => {
    const order = readInlineData(fragment, record);
    return { key: order.id, title: order.number };
  },
  finder: async () => (await import('./orderFinder.ts')).orderFinder,
  canCreate: true,
};
