/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { FULL_ACCESS, type Access } from '../../../../src/access/access.ts';
import { createEnvironment } from '../../../../src/relay/environment.ts';
import { LoadedPage } from '../../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../../src/relay/pageContext.tsx';
import { OrderLinesTab } from '../../../../src/resources/orders/tabs/OrderLinesTab.tsx';
import { AccessContext } from '../../../../src/ui/access/useAccess.ts';
import { latestToasts } from '../../../../src/ui/toasts/toasts.ts';
import {
  scriptBackend,
  type ScriptedBackend,
  type ScriptedCall,
} from '../../../relay/scriptedBackend.ts';
import { at, routerAt } from '../../testRouter.tsx';

const NAMES: Readonly<Record<string, string>> = { a: 'Ajo', b: 'Bo', c: 'Cao' };

/** Where each line of the order is, in the backend. */
let places: Record<string, number>;
/** What the backend says to the next change of a line. */
let refusal: string | null;
let backend: ScriptedBackend;

beforeEach(() => {
  places = { a: 1, b: 2, c: 3 };
  refusal = null;
  backend = scriptBackend(respond);
});
afterEach(() => backend.restore());

function line(id: string) {
  return {
    __typename: 'OrderLine',
    id,
    position: places[id],
    quantity: 1,
    unitPrice: '2.00',
    currency: 'EUR',
    total: '2.00',
    discountPercent: null,
    comment: null,
    order: { id: '7', number: 'SO-7' },
    variant: { id: `variant ${id}`, name: NAMES[id] },
  };
}

function respond({ name, variables }: ScriptedCall): unknown {
  if (name === 'OrderLinesTabQuery') {
    const [sort] = variables.orderBy as readonly string[];
    const sorted = Object.keys(places).toSorted((one, other) => places[one] - places[other]);
    if (sort === 'POSITION_DESC') sorted.reverse();
    const edges = sorted.map((id) => ({ node: line(id) }));
    const pageInfo = {
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    };
    return { data: { order: { __typename: 'Order', id: '7', lines: { edges, pageInfo } } } };
  }
  if (name === 'editOrderLineQuery') return { data: { orderLine: line(String(variables.id)) } };
  if (name !== 'updateOrderLineMutation') return undefined;
  const { id, orderLinePatch } = variables.input as {
    id: string;
    orderLinePatch: { position: number };
  };
  const isTaken = Object.values(places).includes(orderLinePatch.position);
  const message = refusal ?? (isTaken ? 'The order already has a line at this position.' : null);
  if (message !== null) return { data: { updateOrderLine: null }, errors: [{ message }] };
  places[id] = orderLinePatch.position;
  return { data: { updateOrderLine: { orderLine: line(id) } } };
}

async function show(search: Readonly<Record<string, string>> = {}, access: Access = FULL_ACCESS) {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const address = { key: '7', tab: 'lines', ...search };
  const page = new LoadedPage(environment, OrderLinesTab.queries!(address));
  page.load();
  render(
    at(
      routerAt(`/orders/7?${new URLSearchParams({ tab: 'lines', ...search })}`, { key: '7' }),
      <RelayEnvironmentProvider environment={environment}>
        <AccessContext value={access}>
          <LoadedPageProvider page={page}>
            <OrderLinesTab />
          </LoadedPageProvider>
        </AccessContext>
      </RelayEnvironmentProvider>,
    ),
  );
  await screen.findByText('Ajo');
}

/** The lines in the order in which they are shown. */
function shown(): string[] {
  return screen.getAllByRole('row').flatMap(({ textContent }) => {
    const name = Object.values(NAMES).find((each) => textContent?.includes(each));
    return name ?? [];
  });
}

function handle(place: number): HTMLElement {
  return screen.getByRole('button', { name: `Move Order line ${place}` });
}

function stored(): string {
  return Object.keys(places)
    .toSorted((one, other) => places[one] - places[other])
    .join('');
}

test('an arrow key moves a row at once, its handle keeps the focus, and the backend has the order after it', async () => {
  await show();
  handle(3).focus();
  fireEvent.keyDown(handle(3), { key: 'ArrowUp' });
  expect(shown()).toEqual(['Ajo', 'Cao', 'Bo']);
  expect(handle(2)).toHaveFocus();
  await waitFor(() => expect(stored()).toBe('acb'));
  expect(places).toEqual({ a: 1, c: 2, b: 3 });
  await waitFor(() => expect(latestToasts()[0].words).toBe('The order is saved.'));
  expect(shown()).toEqual(['Ajo', 'Cao', 'Bo']);
  await act(async () => {
    expect(await latestToasts()[0].undo!()).toBe('Change undone.');
  });
  expect(places).toEqual({ a: 1, b: 2, c: 3 });
  expect(shown()).toEqual(['Ajo', 'Bo', 'Cao']);
});

test('what is moved again while it is saved is saved, too', async () => {
  await show();
  handle(3).focus();
  fireEvent.keyDown(handle(3), { key: 'ArrowUp' });
  fireEvent.keyDown(handle(2), { key: 'ArrowUp' });
  expect(shown()).toEqual(['Cao', 'Ajo', 'Bo']);
  await waitFor(() => expect(places).toEqual({ c: 1, a: 2, b: 3 }));
  fireEvent.click(screen.getByRole('button', { name: 'Move Order line 1 down' }));
  await waitFor(() => expect(places).toEqual({ a: 1, c: 2, b: 3 }));
});

test('what the backend refuses is back where it was, with its reason', async () => {
  await show();
  refusal = 'This order is closed.';
  fireEvent.keyDown(handle(1), { key: 'ArrowDown' });
  expect(shown()).toEqual(['Bo', 'Ajo', 'Cao']);
  await waitFor(() => expect(shown()).toEqual(['Ajo', 'Bo', 'Cao']));
  expect(latestToasts()[0].words).toBe('The order was not saved: This order is closed.');
  expect(places).toEqual({ a: 1, b: 2, c: 3 });
});

test('rows that somebody else has moved are shown as they are, and nothing is sent', async () => {
  await show();
  places = { b: 1, a: 2, c: 3 };
  fireEvent.keyDown(handle(1), { key: 'ArrowDown' });
  await waitFor(() =>
    expect(latestToasts()[0].words).toMatch(/Somebody else has changed the order/),
  );
  expect(backend.callsOf('updateOrderLineMutation')).toEqual([]);
  expect(shown()).toEqual(['Bo', 'Ajo', 'Cao']);
});

test('rows that are sorted otherwise have nothing that moves them', async () => {
  await show({ sort: '-position' });
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});

test('who may not send positions is not offered to move rows', async () => {
  await show({}, { role: null, denied: { 'OrderLinePatch.position': { kind: 'refused' } } });
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});
