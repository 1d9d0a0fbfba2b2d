/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import type { AnyFinder, AnyPicker, Option } from '../../../src/lists/picker.ts';
import { RelationControl } from '../../../src/ui/form/RelationControl.tsx';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import type { Locale } from '../../../src/locale/locale.ts';
import { cursorPaging } from '../../../src/lists/paging.ts';
import { listAnswer, ordersRequest } from '../../relay/sampleQueries.ts';
import { scriptBackend } from '../../relay/scriptedBackend.ts';
import { speak } from '../../locale/speak.ts';

const GERMAN = { Order: 'Auftrag' };
const ENGLISH = { language: 'en-GB', timeZone: 'UTC', now: 0 };

interface Shown {
  /** What names every order, where it is not its number. */
  readonly title?: string | null;
  readonly locale?: Locale;
}

/** A picker of orders whose search loads on command, or fails. */
function show({ title, locale = ENGLISH }: Shown = {}) {
  const backend = scriptBackend();
  const loads: Array<{ resolve: (own: AnyFinder) => void; reject: (cause: unknown) => void }> = [];
  const picker: AnyPicker = {
    resource: { slug: 'orders', label: 'Order', pluralLabel: 'Orders' },
    search: { fields: ['Number'] },
    option: (row) => {
      // What names an order is masked: its id in the store serves as well.
      const { __id: id } = row as { __id: string };
      const number = id.replace('gid-shop-order-', 'A-');
      return { key: id, title: title === undefined ? number : title };
    },
    finder: () => new Promise((resolve, reject) => void loads.push({ resolve, reject })),
  };
  const finder: AnyFinder = {
    picker,
    query: ordersRequest,
    size: 20,
    paging: cursorPaging((first, after) => ({ first, after })),
    rows: (answer) =>
      (answer as { orders: { edges: Array<{ node: unknown }> } }).orders.edges.map(
        ({ node }) => node,
      ),
  };
  function Control() {
    const [value, setValue] = useState<Option | null>(null);
    return (
      <>
        <label htmlFor="order">Order</label>
        <RelationControl
          picker={picker}
          id="order"
          name="order"
          value={value}
          onChange={setValue}
          onBlur={() => {}}
          ref={null}
          required={false}
          unset=""
          invalid={false}
          describedBy={undefined}
        />
      </>
    );
  }
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <LocaleContext value={locale}>
        <Control />
      </LocaleContext>
    </RelayEnvironmentProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Order' });
  return { backend, loads, input, finder };
}

test('a search loads when it gets the focus, not before, and before typing', async () => {
  const { loads, input } = show();
  expect(input.placeholder).toBe('Search number');
  expect(loads).toHaveLength(0);
  await userEvent.tab();
  expect(input).toHaveFocus();
  expect(loads.length).toBeGreaterThan(0);
});

test('what is typed before the search is there stays, and is searched for when it has come', async () => {
  const { backend, loads, input, finder } = show();
  await userEvent.type(input, 'A-1000');
  await screen.findByText('Searching…');
  await pauseInTyping();
  expect(input.value).toBe('A-1000');
  expect(backend.calls).toHaveLength(0);
  loads.forEach(({ resolve }) => resolve(finder));
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  backend.last('OrdersQuery').answer(listAnswer(2));
  expect(await screen.findByRole('option', { name: 'A-1000' })).toBeInTheDocument();
  // Where the backend has no search, the rows are searched here.
  expect(screen.queryByRole('option', { name: 'A-1001' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(input.value).toBe('A-1000');
});

test('a search that does not come is said to have failed, keeps the text, and is tried again', async () => {
  const { backend, loads, input, finder } = show();
  await userEvent.type(input, 'A-100');
  await pauseInTyping();
  loads.splice(0).forEach(({ reject }) => reject(new Error('Failed to load chunk 1.js')));
  await screen.findByText('Search failed. Type to try again.');
  expect(input.value).toBe('A-100');
  await userEvent.type(input, '1');
  await pauseInTyping();
  loads.forEach(({ resolve }) => resolve(finder));
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  backend.last('OrdersQuery').answer(listAnswer(2));
  expect(await screen.findByRole('option', { name: 'A-1001' })).toBeInTheDocument();
});

test('a record that nothing names is called in the visitor’s language, whatever the form was begun in', async () => {
  const { backend, loads, input, finder } = show({ title: null, locale: speak('de', GERMAN) });
  await userEvent.click(input);
  loads.forEach(({ resolve }) => resolve(finder));
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  backend.last('OrdersQuery').answer(listAnswer(1));
  await userEvent.click(
    await screen.findByRole('option', { name: 'Auftrag #gid-shop-order-1000' }),
  );
  expect(input.value).toBe('Auftrag #gid-shop-order-1000');
  expect(screen.getByRole('button', { name: /Auftrag #gid-shop-order-1000/ })).toBeInTheDocument();
  globalThis.frontageCatalogues = undefined;
});

/** Longer than a person stops for before what they typed is searched for. */
function pauseInTyping(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 400));
}
