/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import orderLinesQuery, {
  type OrderLinesTabQuery,
} from '../../../../__generated__/OrderLinesTabQuery.graphql.ts';
import orderLinePlaces, {
  type OrderLinesTab_places$key,
} from '../../../../__generated__/OrderLinesTab_places.graphql.ts';
import { FULL_ACCESS, type Access } from '../../../../src/access/access.ts';
import { connectionPage } from '../../../../src/lists/pageInResponse.ts';
import { connectionPaging } from '../../../../src/lists/paging.ts';
import { sortsBy } from '../../../../src/lists/sortsBy.ts';
import { createEnvironment } from '../../../../src/relay/environment.ts';
import { LoadedPage } from '../../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../../src/relay/pageContext.tsx';
import { orderLines } from '../../../../src/resources/order-lines/orderLines.ts';
import { OrderLineTable } from '../../../../src/resources/order-lines/OrderLineTable.tsx';
import { orders } from '../../../../src/resources/orders/orders.ts';
import { AccessContext } from '../../../../src/ui/access/useAccess.ts';
import { defineRowOrder } from '../../../../src/ui/list/rowOrder/defineRowOrder.tsx';
import { defineTab } from '../../../../src/ui/record/defineTab.tsx';
import { latestToasts } from '../../../../src/ui/toasts/toasts.ts';
import renameOrder, {
  type OrderRenameMutation,
} from '../../../relay/project/__generated__/OrderRenameMutation.graphql.ts';
import { at, routerAt } from '../../testRouter.tsx';
import { handle, LinesBackend, shownLines } from './linesBackend.ts';

/** A tab of an order whose lines a mutation puts in order: the sample has none, so that it stands for one that renames. */
const Lines = defineTab<OrderLinesTabQuery, typeof OrderLineTable>({
  parent: orders,
  name: 'lines',
  resource: orderLines,
  view: OrderLineTable,
  rowOrder: defineRowOrder<OrderLinesTab_places$key, OrderRenameMutation>({
    fragment: orderLinePlaces,
    sort: 'position',
    root: 'renameOrder',
    change: {
      mutation: renameOrder,
      variables: (keys, owner) => ({ id: owner, number: keys.join(' ') }),
    },
  }),
  query: orderLinesQuery,
  parentVariables: ({ key }) => ({ id: String(key) }),
  read: ({ order }) => connectionPage(order?.lines),
  paging: connectionPaging,
  defaultSort: 'position',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    position: ['POSITION_ASC', 'POSITION_DESC'],
  }),
});

let backend: LinesBackend;

beforeEach(() => {
  backend = new LinesBackend();
});
afterEach(() => backend.scripted.restore());

async function show(access: Access = FULL_ACCESS) {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const page = new LoadedPage(environment, Lines.queries!({ key: '7', tab: 'lines' }));
  page.load();
  render(
    at(
      routerAt('/orders/7?tab=lines', { key: '7' }),
      <RelayEnvironmentProvider environment={environment}>
        <AccessContext value={access}>
          <LoadedPageProvider page={page}>
            <Lines />
          </LoadedPageProvider>
        </AccessContext>
      </RelayEnvironmentProvider>,
    ),
  );
  await screen.findByText('Ajo');
}

const sent = () => backend.scripted.callsOf('OrderRenameMutation').map((call) => call.variables);
const answer = () =>
  act(() => {
    const [a, b, c] = String(sent().at(-1)?.number).split(' ');
    backend.places = { [a]: 1, [b]: 2, [c]: 3 };
    backend.scripted
      .last('OrderRenameMutation')
      .answer({ data: { renameOrder: { __typename: 'Order', id: '7', number: 'SO-7' } } });
    return Promise.resolve();
  });

test('a mutation that takes the keys of rows gets all of them in the order that was made, and undo the former', async () => {
  await show();
  fireEvent.keyDown(handle(3), { key: 'ArrowUp' });
  expect(shownLines()).toEqual(['Ajo', 'Cao', 'Bo']);
  await waitFor(() => expect(sent()).toEqual([{ id: '7', number: 'a c b' }]));
  await answer();
  await waitFor(() => expect(latestToasts()[0].words).toBe('The order is saved.'));
  expect(shownLines()).toEqual(['Ajo', 'Cao', 'Bo']);
  const undone = latestToasts()[0].undo!();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ id: '7', number: 'a b c' });
  await answer();
  await act(async () => expect(await undone).toBe('Change undone.'));
  expect(shownLines()).toEqual(['Ajo', 'Bo', 'Cao']);
});

test('what the mutation refuses is back where it was, with its reason', async () => {
  await show();
  fireEvent.keyDown(handle(1), { key: 'ArrowDown' });
  await waitFor(() => expect(sent()).toHaveLength(1));
  backend.scripted
    .last('OrderRenameMutation')
    .answer({ data: { renameOrder: null }, errors: [{ message: 'This order is closed.' }] });
  await waitFor(() => expect(shownLines()).toEqual(['Ajo', 'Bo', 'Cao']));
  expect(latestToasts()[0].words).toBe('The order was not saved: This order is closed.');
});

test('rows of which others are on another page are not moved: their keys would be missing', async () => {
  backend.hasMore = true;
  await show();
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});

test('who may not use the mutation is not offered to move rows', async () => {
  await show({ role: null, denied: { 'Mutation.renameOrder': { kind: 'refused' } } });
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});
