/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import orderLinesQuery, {
  type OrderLinesTabQuery,
} from '../../../../__generated__/OrderLinesTabQuery.graphql.ts';
import orderLinePlaces, {
  type OrderLinesTab_places$key,
} from '../../../../__generated__/OrderLinesTab_places.graphql.ts';
import { connectionPage } from '../../../../src/lists/pageInResponse.ts';
import { connectionPaging } from '../../../../src/lists/paging.ts';
import { sortsBy } from '../../../../src/lists/sortsBy.ts';
import { createEnvironment } from '../../../../src/relay/environment.ts';
import { LoadedPage } from '../../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../../src/relay/pageContext.tsx';
import { orderLineOperations } from '../../../../src/resources/order-lines/orderLineOperations.ts';
import { orderLines } from '../../../../src/resources/order-lines/orderLines.ts';
import { OrderLineTable } from '../../../../src/resources/order-lines/OrderLineTable.tsx';
import { listQueries, type ListDefinition } from '../../../../src/ui/list/listDefinition.ts';
import { ListScreen } from '../../../../src/ui/list/ListScreen.tsx';
import { defineRowOrder } from '../../../../src/ui/list/rowOrder/defineRowOrder.tsx';
import { at, routerAt } from '../../testRouter.tsx';
import { VISITOR } from '../sampleList.ts';
import { handle, LinesBackend, shownLines } from './linesBackend.ts';

/** The lines of one order, as if there were no others: the sample has no list of records that are numbered among all. */
const list: ListDefinition<OrderLinesTabQuery, typeof OrderLineTable> = {
  resource: orderLines,
  table: OrderLineTable,
  rowOrder: defineRowOrder<OrderLinesTab_places$key>({
    fragment: orderLinePlaces,
    placeOf: ({ position }) => position,
    input: 'position',
    sort: 'position',
    editing: async () =>
      (await import('../../../../src/resources/order-lines/mutations/editOrderLine.ts'))
        .editOrderLine,
  }),
  query: orderLinesQuery,
  read: ({ order }) => connectionPage(order?.lines),
  size: 25,
  paging: connectionPaging,
  always: { id: '7' },
  defaultSort: 'position',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    position: ['POSITION_ASC', 'POSITION_DESC'],
  }),
  // The scripted backend gives all lines, whatever is searched.
  search: { fields: ['Variant'], variables: (text) => ({ before: text }) },
  layouts: { gallery: 'comment' },
  name: 'order-lines',
};

let backend: LinesBackend;

beforeEach(() => {
  backend = new LinesBackend();
});
afterEach(() => backend.scripted.restore());

async function show(search: Readonly<Record<string, string>> = {}) {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const page = new LoadedPage(environment, listQueries(list)(search, VISITOR));
  page.load();
  render(
    at(
      routerAt(`/order-lines?${new URLSearchParams(search)}`),
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <ListScreen list={list} operations={orderLineOperations} />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
  await screen.findByText('Ajo');
}

const handles = () => screen.queryAllByRole('button', { name: /^Move/ });

test('rows of a list are put in order, and are links that can be selected all the same', async () => {
  await show();
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'Select' })[2]);
  handle(3).focus();
  fireEvent.keyDown(handle(3), { key: 'ArrowUp' });
  expect(shownLines()).toEqual(['Ajo', 'Cao', 'Bo']);
  expect(handle(2)).toHaveFocus();
  await waitFor(() => expect(backend.places).toEqual({ a: 1, c: 2, b: 3 }));
  const [, , moved] = screen.getAllByRole('row');
  expect(moved).toHaveTextContent('Cao');
  expect(within(moved).getByRole('checkbox')).toBeChecked();
  expect(within(moved).getAllByRole('link')[0]).toHaveAttribute('href', '/order-lines/c');
});

test.each([
  ['sorted otherwise', { sort: '-position' }],
  ['searched', { q: 'o' }],
  ['shown as cards', { layout: 'gallery' }],
])('rows that are %s have nothing that moves them', async (_, search) => {
  await show(search);
  expect(handles()).toEqual([]);
});

test('what moves rows is no column: others are chosen, and it stays', async () => {
  await show({ columns: 'variant' });
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings.slice(-2)).toEqual(['Variant', 'Move']);
  expect(handles()).toHaveLength(9);
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(await screen.findByRole('checkbox', { name: 'Position', hidden: true })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Move', hidden: true })).toBeNull();
});

test('a move is seen though a refresh in the background keeps the rows in their places', async () => {
  await show();
  backend.places = { b: 1, a: 2, c: 3 };
  const later = Date.now() + 10_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void window.dispatchEvent(new Event('focus')));
  clock.mockRestore();
  expect(await screen.findByText('Show 2 changes')).toBeVisible();
  expect(shownLines()).toEqual(['Ajo', 'Bo', 'Cao']);
  fireEvent.keyDown(handle(3), { key: 'ArrowUp' });
  expect(shownLines()).toEqual(['Bo', 'Cao', 'Ajo']);
  await waitFor(() => expect(backend.stored).toBe('bca'));
});
