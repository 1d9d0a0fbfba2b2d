/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import type { AnyFinder, AnyPicker, Option } from '../../../src/lists/picker.ts';
import { RelationControl } from '../../../src/ui/form/RelationControl.tsx';
import type { RelationState } from '../../../src/ui/form/unchosen.ts';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { relation } from '../../../src/ui/form/inputs/relation.tsx';
import { RecordAroundContext } from '../../../src/ui/form/recordAround.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import type { Locale } from '../../../src/locale/locale.ts';
import { cursorPaging } from '../../../src/lists/paging.ts';
import { listResponse, ordersRequest } from '../../relay/sampleQueries.ts';
import { scriptBackend } from '../../relay/scriptedBackend.ts';
import { speak } from '../../locale/speak.ts';

const GERMAN = { Order: 'Auftrag' };
const ENGLISH = { language: 'en-GB', timeZone: 'UTC', now: 0 };

const CUSTOMERS: AnyPicker = {
  resource: { slug: 'customers', label: 'Customer', pluralLabel: 'Customers' },
  option: () => null,
  finder: () => Promise.reject(new Error('Nobody searches.')),
};
const LAGOM = { key: '7', title: 'Lagom Bageri' };

interface Shown {
  /** What the form around has chosen as the customer. */
  readonly customer?: Option | null;
  /** What names every order, where it is not its number. */
  readonly title?: string | null;
  readonly locale?: Locale;
}

/** A picker of orders whose search loads on command, or fails. */
function show({ title, locale = ENGLISH, customer = null }: Shown = {}) {
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
    belongsTo: {
      customer: {
        resource: CUSTOMERS.resource,
        variables: (key: string) => ({ filter: { customer: key } }),
      },
    },
    rows: (answer) =>
      (answer as { orders: { edges: Array<{ node: unknown }> } }).orders.edges.map(
        ({ node }) => node,
      ),
  };
  function Control() {
    const [value, setValue] = useState<RelationState>(null);
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
  const around = {
    fields: inputsOf({ customer: relation({ picker: CUSTOMERS }) }),
    values: { customer },
  };
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <LocaleContext value={locale}>
        <RecordAroundContext value={around}>
          <Control />
        </RecordAroundContext>
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
  backend.last('OrdersQuery').answer(listResponse(2));
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
  backend.last('OrdersQuery').answer(listResponse(2));
  expect(await screen.findByRole('option', { name: 'A-1001' })).toBeInTheDocument();
});

test('a record that nothing names is called in the visitor’s language, whatever the form was begun in', async () => {
  const { backend, loads, input, finder } = show({ title: null, locale: speak('de', GERMAN) });
  await userEvent.click(input);
  loads.forEach(({ resolve }) => resolve(finder));
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  backend.last('OrdersQuery').answer(listResponse(1));
  await userEvent.click(
    await screen.findByRole('option', { name: 'Auftrag #gid-shop-order-1000' }),
  );
  expect(input.value).toBe('Auftrag #gid-shop-order-1000');
  expect(screen.getByRole('button', { name: /Auftrag #gid-shop-order-1000/ })).toBeInTheDocument();
  globalThis.frontageCatalogues = undefined;
});

describe('of a customer that the form has chosen', () => {
  async function opened() {
    const shown = show({ customer: LAGOM });
    await userEvent.tab();
    expect(shown.backend.calls).toHaveLength(0);
    await userEvent.keyboard('{ArrowDown}');
    shown.loads.forEach(({ resolve }) => resolve(shown.finder));
    await waitFor(() => expect(shown.backend.calls).toHaveLength(2));
    const [own, all] = [...shown.backend.calls].sort((one) => (one.variables.filter ? -1 : 1));
    return { ...shown, own, all };
  }

  test('the orders come first, the others below, and each once', async () => {
    const { input, own, all } = await opened();
    expect(own.variables).toMatchObject({ filter: { customer: '7' } });
    expect(all.variables).not.toHaveProperty('filter');
    all.answer(listResponse(3));
    // What came first would be pushed away under a pointer.
    expect(screen.queryByRole('option')).toBeNull();
    own.answer(listResponse(1));
    const first = await screen.findByRole('group', { name: 'Of Lagom Bageri' });
    expect(
      within(first)
        .getAllByRole('option')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(['A-1000']);
    const others = screen.getByRole('group', { name: 'Others' });
    expect(
      within(others)
        .getAllByRole('option')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(['A-1001', 'A-1002']);
    // The arrow keys go through both, and headings are not stopped at.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(input).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'A-1001' }).id,
    );
    await userEvent.keyboard('{Enter}');
    expect(input.value).toBe('A-1001');
  });

  test('all are offered without a heading where none is of that customer', async () => {
    const { own, all } = await opened();
    own.answer(listResponse(0));
    all.answer(listResponse(2));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('all are offered where the backend does not say which are of that customer', async () => {
    const { own, all } = await opened();
    own.answer({ errors: [{ message: 'No.' }] });
    all.answer(listResponse(2));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(screen.queryByRole('group')).toBeNull();
  });
});

test('where the form has chosen no customer, nothing more is asked', async () => {
  const { backend, loads, input, finder } = show();
  await userEvent.click(input);
  loads.forEach(({ resolve }) => resolve(finder));
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  backend.last('OrdersQuery').answer(listResponse(2));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(screen.queryByRole('group')).toBeNull();
  expect(backend.calls).toHaveLength(1);
});

describe('what is typed and leads to no choice', () => {
  const NOTE = 'Nothing is chosen yet: choose one from the list.';

  async function typed() {
    const shown = show();
    await userEvent.type(shown.input, 'A-1001');
    await pauseInTyping();
    shown.loads.forEach(({ resolve }) => resolve(shown.finder));
    await waitFor(() => expect(shown.backend.calls).toHaveLength(1));
    shown.backend.last('OrdersQuery').answer(listResponse(2));
    await screen.findByRole('option', { name: 'A-1001' });
    return shown;
  }

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['leaving it', () => userEvent.tab()],
    ['pressing elsewhere', () => userEvent.click(document.body)],
  ])(
    'stays after %s, which is said, and has found the same when it is opened again',
    async (_, leave) => {
      const { input } = await typed();
      await leave();
      expect(input).toHaveAttribute('aria-expanded', 'false');
      expect(input.value).toBe('A-1001');
      expect(input).toHaveAccessibleDescription(NOTE);
      // No form is sent as if nothing had been typed.
      expect(input.validationMessage).toBe(NOTE);
      await userEvent.click(input);
      expect(screen.queryByText(NOTE)).toBeNull();
      await userEvent.click(await screen.findByRole('option', { name: 'A-1001' }));
      expect(input.value).toBe('A-1001');
      expect(input.validationMessage).toBe('');
      await userEvent.click(screen.getByRole('button', { name: 'Remove A-1001' }));
      expect(input.value).toBe('');
      expect(screen.queryByText(NOTE)).toBeNull();
    },
  );

  test('stays in an open list while the person is in another window', async () => {
    const { input } = await typed();
    fireEvent.blur(input);
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('option', { name: 'A-1001' })).toBeInTheDocument();
  });

  test('gives way to the record that is chosen already', async () => {
    const { input } = await typed();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(input, 'something else');
    await userEvent.tab();
    expect(input.value).toBe('A-1001');
    expect(input.validationMessage).toBe('');
  });
});

/** Longer than a person stops for before what they typed is searched for. */
function pauseInTyping(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 400));
}
