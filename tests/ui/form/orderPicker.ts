import { cursorPaging } from '../../../src/lists/paging.ts';
import type { AnyFinder, AnyPicker } from '../../../src/lists/picker.ts';
import { ordersRequest } from '../../relay/sampleQueries.ts';

/** Picks an order of the scripted backend by its number, which its id in the store gives: what names it is masked. */
export const orderPicker: AnyPicker = {
  resource: { slug: 'orders', label: 'Order', pluralLabel: 'Orders' },
  option: (row) => {
    const { __id: id } = row as { __id: string };
    return { key: id, title: id.replace('gid-shop-order-', 'A-') };
  },
  finder: () => Promise.resolve(finder),
};

const finder: AnyFinder = {
  picker: orderPicker,
  query: ordersRequest,
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  rows: (response) =>
    (response as { orders: { edges: Array<{ node: unknown }> } }).orders.edges.map(
      ({ node }) => node,
    ),
};
