/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { addressOf } from '../../../../src/address/address.ts';
import { readListAddress } from '../../../../src/lists/listAddress.ts';
import { createEnvironment } from '../../../../src/relay/environment.ts';
import { operationOf } from '../../../../src/relay/pageQueries.ts';
import { CustomerList } from '../../../../src/resources/customers/CustomerList.tsx';
import { InvoiceList } from '../../../../src/resources/invoices/InvoiceList.tsx';
import { FilterEditor } from '../../../../src/ui/list/filters/FilterEditor.tsx';
import { listAt, rowsQuery, type AnyList } from '../../../../src/ui/list/listDefinition.ts';
import { LocaleContext } from '../../../../src/ui/locale/useLocale.ts';
import { scriptBackend, type ScriptedBackend } from '../../../relay/scriptedBackend.ts';
import { VISITOR } from '../sampleList.ts';
import { at, routerAt } from '../../testRouter.tsx';

const { list } = CustomerList.queries;
const UNGROUPED: AnyList = { ...list, valueCounts: undefined };
const LOCALE = { ...VISITOR, language: 'en-GB' };
const VALUES = 'CustomerValueCountsQuery';

const GROUPS = [
  { billingCountry: 'Italy', count: 4 },
  { billingCountry: 'Germany', count: 1200 },
  { billingCountry: 'Greece', count: 2 },
  { billingCountry: null, count: 9 },
];
const answerWith = (byBillingCountry: unknown, errors?: unknown) => ({
  data: { customers: { byBillingCountry } },
  ...(errors !== undefined && { errors }),
});

let backend: ScriptedBackend;

afterEach(() => {
  cleanup();
  backend.restore();
});

/** Opens the filter of a list at an address. @param countries of the rows that the page shows */
async function openFilter({
  search = '',
  of = list,
  name = 'billingCountry',
  countries = [] as readonly string[],
} = {}) {
  backend = scriptBackend();
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const address = addressOf(new URLSearchParams(search));
  if (countries.length > 0) {
    const left = [...countries];
    const operation = operationOf(rowsQuery(of, address, VISITOR));
    const { data } = MockPayloadGenerator.generate(operation, {
      CustomerConnection: () => ({ edges: countries.map(() => ({})) }),
      Customer: (_, id) => ({ id: `c${id()}`, billingCountry: left.shift() }),
    });
    environment.commitPayload(operation, data ?? {});
  }
  const filter = of.filters?.[name];
  if (!filter) throw new Error(`There is no filter ${name}.`);
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const view = render(
    at(
      { ...routerAt(`/customers?${search}`), query: address } as ReturnType<typeof routerAt>,
      <LocaleContext value={LOCALE}>
        <RelayEnvironmentProvider environment={environment}>
          <FilterEditor
            list={of}
            path="/customers"
            address={readListAddress(of, address)}
            name={name}
            group=""
            filter={filter}
            onSubmit={onSubmit}
          />
        </RelayEnvironmentProvider>
      </LocaleContext>,
    ),
  );
  await settle();
  return { ...view, onSubmit };
}

/** Code that loads on use, and answers. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const answer = async (body: unknown, status = 200) => {
  backend.last(VALUES).answer(body, status);
  await settle();
};
const contains = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Contains' });
const is = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Is' });
const suggested = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });
const press = (input: HTMLElement, key: string) => fireEvent.keyDown(input, { key });

test('the filter of a text begins with a part of it, and suggests the most frequent values with their numbers', async () => {
  await openFilter({ search: 'status=ACTIVE&billingCountry=France' });
  expect(contains()).toHaveFocus();
  expect(backend.callsOf(VALUES)).toHaveLength(1);
  // The other filters hold, and the filter itself does not.
  expect(backend.last(VALUES).variables).toMatchObject({
    filter: { status: { equalTo: 'ACTIVE' } },
    withBillingCountry: true,
    withBillingCity: false,
  });
  expect(JSON.stringify(backend.last(VALUES).variables)).not.toContain('France');
  await answer(answerWith(GROUPS));
  const values = screen.getByRole('listbox', { name: 'Suggested values' });
  expect(within(values).getAllByRole('option')).toHaveLength(3);
  expect(suggested()).toEqual(['Germany 1,200', 'Italy 4', 'Greece 2']);
});

test('they are asked for once the filter is used, and never twice', async () => {
  await openFilter();
  fireEvent.blur(contains());
  fireEvent.focus(is());
  await settle();
  fireEvent.focus(contains());
  await answer(answerWith(GROUPS));
  type(contains(), 'g');
  await settle();
  expect(backend.callsOf(VALUES)).toHaveLength(1);
});

test('typing narrows them, and choosing some by keys makes the filter one of them', async () => {
  const { container, onSubmit } = await openFilter();
  await answer(answerWith(GROUPS));
  type(contains(), 'GE');
  expect(suggested()).toEqual(['Germany 1,200']);
  type(contains(), 'g');
  press(contains(), 'ArrowDown');
  press(contains(), 'ArrowDown');
  const active = screen.getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Greece');
  expect(contains()).toHaveAttribute('aria-activedescendant', active.id);
  press(contains(), 'Enter');
  expect(is()).toHaveValue('Greece');
  expect(contains()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('Billing country is Greece');
  // It is not offered again, and another can be chosen beside it.
  expect(suggested()).toEqual(['Germany 1,200', 'Italy 4']);
  fireEvent.click(screen.getByRole('option', { name: 'Italy 4' }));
  expect(is()).toHaveValue('Greece\nItaly');
  expect(screen.getByRole('status')).toHaveTextContent('Billing country is Greece or Italy');
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('in the lines of what it is, the last one narrows and is completed', async () => {
  await openFilter();
  await answer(answerWith(GROUPS));
  type(is(), 'Italy\nger');
  expect(suggested()).toEqual(['Germany 1,200']);
  press(is(), 'ArrowDown');
  press(is(), 'Enter');
  expect(is()).toHaveValue('Italy\nGermany');
});

test('Escape leaves the suggestions before it leaves the filter', async () => {
  await openFilter();
  await answer(answerWith(GROUPS));
  press(contains(), 'ArrowDown');
  expect(screen.getByRole('option', { selected: true })).toBeInTheDocument();
  press(contains(), 'Escape');
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  expect(contains()).toBeInTheDocument();
});

test('where the schema takes one value only, the chosen one replaces the other', async () => {
  const { billingCountry } = list.filters ?? {};
  const { '': equality, contains: part } = billingCountry.comparisons;
  const comparisons = {
    ...(equality && { '': { ...equality, takesSeveral: false } }),
    contains: part,
  };
  const of = {
    ...list,
    filters: { ...list.filters, billingCountry: { ...billingCountry, comparisons } },
  } as AnyList;
  await openFilter({ of, search: 'billingCountry=France' });
  await answer(answerWith(GROUPS));
  fireEvent.click(screen.getByRole('option', { name: 'Italy 4' }));
  expect(screen.getByRole('combobox', { name: 'Is' })).toHaveValue('Italy');
});

const SHOWN = 'columns=name&columns=billingCountry';

test('of a backend that cannot group, the values of the rows on the page are suggested, without a request', async () => {
  const countries = ['Peru', 'Germany', 'Germany', 'Peru', 'Peru', 'Chile'];
  await openFilter({ of: UNGROUPED, search: SHOWN, countries });
  expect(suggested().map((text) => text?.trim())).toEqual(['Peru', 'Germany', 'Chile']);
  expect(backend.calls).toEqual([]);
});

test('nor is anything asked for what the page does not show, and nothing is suggested', async () => {
  await openFilter({ of: UNGROUPED, countries: ['Peru'] });
  expect(suggested()).toEqual([]);
  expect(contains()).toHaveAttribute('aria-expanded', 'false');
  expect(backend.calls).toEqual([]);
});

test('a filter of related records suggests the values that those have, which are not numbers of rows', async () => {
  const search = 'status=PAID&filter=customer-billingCountry';
  const { queries } = InvoiceList;
  await queries.load?.(addressOf(new URLSearchParams(search)), VISITOR);
  const of = listAt(queries.list, addressOf(new URLSearchParams(search)), VISITOR);
  await openFilter({ of, search, name: 'customer-billingCountry' });
  expect(backend.last(VALUES).variables).not.toHaveProperty('filter');
  await answer(answerWith(GROUPS));
  expect(suggested().map((text) => text?.trim())).toEqual(['Germany', 'Italy', 'Greece']);
  fireEvent.click(screen.getByRole('option', { name: 'Italy' }));
  expect(is()).toHaveValue('Italy');
});

test.each([
  [
    'refuses the groups',
    answerWith(null, [{ message: 'No', path: ['customers', 'byBillingCountry'] }]),
    200,
  ],
  ['refuses the query', { errors: [{ message: 'No' }] }, 200],
  ['fails', 'Bad gateway', 502],
])('a backend that %s suggests nothing, and nothing is said of it', async (_, body, status) => {
  const { container } = await openFilter();
  const before = container.textContent;
  await answer(body, status);
  expect(suggested()).toEqual([]);
  expect(container.textContent).toBe(before);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what comes after the filter was closed is dropped', async () => {
  const { unmount } = await openFilter();
  unmount();
  await settle();
  expect(backend.last(VALUES).isAborted).toBe(true);
});
