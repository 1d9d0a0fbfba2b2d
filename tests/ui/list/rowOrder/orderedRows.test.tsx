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
import { at, routerAt } from '../../testRouter.tsx';
import { handle, LinesBackend, shownLines } from './linesBackend.ts';

let backend: LinesBackend;

beforeEach(() => {
  backend = new LinesBackend();
});
afterEach(() => backend.scripted.restore());

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

test('an arrow key moves a row at once, its handle keeps the focus, and the backend has the order after it', async () => {
  await show();
  handle(3).focus();
  fireEvent.keyDown(handle(3), { key: 'ArrowUp' });
  expect(shownLines()).toEqual(['Ajo', 'Cao', 'Bo']);
  expect(handle(2)).toHaveFocus();
  await waitFor(() => expect(backend.stored).toBe('acb'));
  expect(backend.places).toEqual({ a: 1, c: 2, b: 3 });
  await waitFor(() => expect(latestToasts()[0].words).toBe('The order is saved.'));
  expect(shownLines()).toEqual(['Ajo', 'Cao', 'Bo']);
  await act(async () => {
    expect(await latestToasts()[0].undo!()).toBe('Change undone.');
  });
  expect(backend.places).toEqual({ a: 1, b: 2, c: 3 });
  expect(shownLines()).toEqual(['Ajo', 'Bo', 'Cao']);
});

test('what is moved again while it is saved is saved, too', async () => {
  await show();
  handle(3).focus();
  fireEvent.keyDown(handle(3), { key: 'ArrowUp' });
  fireEvent.keyDown(handle(2), { key: 'ArrowUp' });
  expect(shownLines()).toEqual(['Cao', 'Ajo', 'Bo']);
  await waitFor(() => expect(backend.places).toEqual({ c: 1, a: 2, b: 3 }));
  fireEvent.click(screen.getByRole('button', { name: 'Move Order line 1 down' }));
  await waitFor(() => expect(backend.places).toEqual({ a: 1, c: 2, b: 3 }));
});

test('what the backend refuses is back where it was, with its reason', async () => {
  await show();
  backend.refusal = 'This order is closed.';
  fireEvent.keyDown(handle(1), { key: 'ArrowDown' });
  expect(shownLines()).toEqual(['Bo', 'Ajo', 'Cao']);
  await waitFor(() => expect(shownLines()).toEqual(['Ajo', 'Bo', 'Cao']));
  expect(latestToasts()[0].words).toBe('The order was not saved: This order is closed.');
  expect(backend.places).toEqual({ a: 1, b: 2, c: 3 });
});

test('rows that somebody else has moved are shown as they are, and nothing is sent', async () => {
  await show();
  backend.places = { b: 1, a: 2, c: 3 };
  fireEvent.keyDown(handle(1), { key: 'ArrowDown' });
  await waitFor(() =>
    expect(latestToasts()[0].words).toMatch(/Somebody else has changed the order/),
  );
  expect(backend.scripted.callsOf('updateOrderLineMutation')).toEqual([]);
  expect(shownLines()).toEqual(['Bo', 'Ajo', 'Cao']);
});

test('rows that are sorted otherwise have nothing that moves them', async () => {
  await show({ sort: '-position' });
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});

test('who may not send positions is not offered to move rows', async () => {
  await show({}, { role: null, denied: { 'OrderLinePatch.position': { kind: 'refused' } } });
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});
