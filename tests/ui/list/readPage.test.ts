import { createEnvironment } from '../../../src/relay/environment.ts';
import { recordColumn } from '../../../src/ui/fields/Link.tsx';
import { moneyColumn } from '../../../src/ui/fields/Number.tsx';
import { textColumn } from '../../../src/ui/fields/Text.tsx';
import { dataOf, isUnreadable, writtenValues } from '../../../src/ui/fields/column.tsx';
import { defineTable } from '../../../src/ui/list/defineTable.tsx';
import type { AnyList, ListDefinition } from '../../../src/ui/list/listDefinition.ts';
import { cursorPaging, offsetPaging } from '../../../src/lists/paging.ts';
import { pageIn } from '../../../src/lists/pageInResponse.ts';
import { readPage } from '../../../src/ui/list/readPage.ts';
import type { Orders_rows$key } from '../../relay/project/__generated__/Orders_rows.graphql.ts';
import type { OrdersQuery } from '../../relay/project/__generated__/OrdersQuery.graphql.ts';
import { order, ordersRequest, rowsFragment } from '../../relay/sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { CUSTOMERS, ORDERS, VISITOR } from './sampleList.ts';

const OrderTable = defineTable<Orders_rows$key>({
  resource: ORDERS,
  keyOf: ({ id }) => id,
  columns: [
    textColumn('number', ({ number }) => number),
    moneyColumn('total', ({ total }) => total, { currency: 'EUR' }),
    recordColumn('customer', ({ customer }) => customer, {
      resource: CUSTOMERS,
      keyOf: ({ id }) => id,
      title: ({ name }) => name,
    }),
  ],
  fragment: rowsFragment,
});

const list: ListDefinition<OrdersQuery, typeof OrderTable> = {
  resource: ORDERS,
  table: OrderTable,
  query: ordersRequest,
  read: ({ orders: page }) => ({
    rows: page?.edges.map((edge) => edge.node),
    pageInfo: page?.pageInfo,
  }),
  size: 25,
  paging: cursorPaging((first, after) => ({ first, after })),
};

let backend: ScriptedBackend | undefined;
afterEach(() => backend?.restore());

/** Reads a page from a backend that gives that answer, or none. */
function read(answer?: object, signal = new AbortController().signal) {
  backend = scriptBackend(() => answer);
  const newEnvironment = () =>
    createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  return readPage(
    list as unknown as AnyList,
    { after: 'x' },
    { newEnvironment, visitor: VISITOR },
    signal,
  );
}

const PAGE_INFO = { hasNextPage: true, hasPreviousPage: false, startCursor: 'a', endCursor: 'b' };

test('a page of a list is read by its table’s columns, without being shown', async () => {
  const orders = {
    edges: [{ node: order('1') }, { node: order('2', { total: null, customer: null }) }],
    pageInfo: PAGE_INFO,
  };
  const errors = [{ message: 'Closed', path: ['orders', 'edges', 1, 'node', 'total'] }];
  const { columns, rows, keyOf, pageInfo } = await read({ data: { orders }, errors });
  expect(rows.map((row) => keyOf?.(row))).toEqual(['1', '2']);
  expect(rows.map((row) => columns.flatMap((column) => writtenValues(column, row, null)))).toEqual([
    [
      { part: '', value: '#1' },
      { part: '', value: '12.50' },
      { part: 'currency', value: 'EUR' },
      { part: '', value: 'Ada' },
    ],
    [
      { part: '', value: '#2' },
      { part: '', value: null },
      { part: 'currency', value: 'EUR' },
      { part: '', value: null },
    ],
  ]);
  const [, total, customer] = columns;
  expect([total, customer].map((column) => isUnreadable(column, rows[1]))).toEqual([true, false]);
  expect(dataOf(customer, rows[0])).toEqual({ id: 'customer-1', name: 'Ada' });
  expect(pageInfo).toEqual({ ...PAGE_INFO, rowCount: 2 });
});

test('a page that cannot be read fails with the backend’s reason', async () => {
  await expect(read({ errors: [{ message: 'The archive is closed.' }] })).rejects.toMatchObject({
    name: 'GraphQLResponseError',
  });
});

test('an aborted page is not awaited', async () => {
  const controller = new AbortController();
  const reading = read(undefined, controller.signal);
  controller.abort(new Error('Cancelled'));
  await expect(reading).rejects.toThrow('Cancelled');
  expect(backend?.last('OrdersQuery').isAborted).toBe(true);
});

test('a row that did not come does not take the others with it, and keeps the edges of theirs', () => {
  const answer = { rows: [null, 'a', undefined, 'b'], edges: [0, 1, 2, 3] };
  const pageOf = (paging: unknown) =>
    pageIn({ ...list, paging, read: () => answer } as unknown as AnyList, {});
  expect(pageOf(list.paging)).toEqual({
    rows: ['a', 'b'],
    edges: [1, 3],
    pageInfo: { rowCount: 2, missing: 2 },
  });
  // Pages that are counted are full of what was asked for.
  expect(pageOf(offsetPaging(() => ({}))).pageInfo.rowCount).toBe(4);
});
