/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Caught } from '../../../src/relay/caught.ts';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import type { AnyList, ListSum } from '../../../src/ui/list/listDefinition.ts';
import { ListSums } from '../../../src/ui/list/sums/ListSums.tsx';
import { listSearchParams, readListAddress } from '../../../src/lists/listAddress.ts';
import { pageQuery } from '../../../src/relay/pageQueries.ts';
import { OrderList } from '../../../src/resources/orders/OrderList.tsx';
import { measures } from '../../../src/ui/list/sums/measures.ts';
import { sumsByCurrency } from '../../../src/ui/list/sums/sumsByCurrency.ts';
import { mainFigures } from '../../../src/ui/list/sums/readSums.ts';
import { InSight } from '../../../src/ui/list/sums/InSight.tsx';
import type { OrdersInAllQuery } from '../../relay/project/__generated__/OrdersInAllQuery.graphql.ts';
import { handOverOf, inAllRequest } from '../../relay/sampleQueries.ts';
import { scriptBackend } from '../../relay/scriptedBackend.ts';
import { defineFilters } from '../../../src/lists/filters/defineFilters.ts';
import type { Choices } from '../../../src/lists/choices.ts';
import { statusFilter } from '../../../src/lists/filters/filterSettings.ts';
import { ORDERS, SETTINGS, VISITOR, type OrderVariables } from './sampleList.ts';
import { at, routerAt, type TestRouter } from '../testRouter.tsx';

const CURRENCIES: Choices = {
  NOK: { label: 'NOK', tone: 'neutral' },
  SEK: { label: 'SEK', tone: 'neutral' },
};

const FILTERS = defineFilters<OrderVariables>({
  currency: statusFilter(CURRENCIES, {
    is: (currency) => ({ filter: { status: { equalTo: currency } } }),
    anyOf: (values) => ({ filter: { status: { in: values } } }),
    isNot: (currency) => ({ filter: { status: { notEqualTo: currency } } }),
  }),
});

type Data = OrdersInAllQuery['response'];

const QUANTITY = {
  field: 'quantity',
  read: ({ orderCount }: Data) => orderCount,
} satisfies ListSum<Data>;
const AMOUNT = { ...QUANTITY, field: 'amount', isMoney: true } satisfies ListSum<Data>;

function sumsAt(address: string, sums: ReadonlyArray<ListSum<Data>>): void {
  renderSums(address, sums);
}

function renderSums(address: string, sums: ReadonlyArray<ListSum<Data>>, orderCount = 1234) {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: true });
  const total = { query: inAllRequest, read: ({ orderCount }: Data) => orderCount, sums };
  const list = { ...SETTINGS, resource: ORDERS, filters: FILTERS } as unknown as AnyList;
  const { searchParams } = new URL(address, 'https://office.example');
  const query = Object.fromEntries(
    [...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]),
  );
  const asked = `sums ${listSearchParams(readListAddress(list, query)).toString()}`;
  const queries = { [asked]: pageQuery(inAllRequest, {}, { need: 'deferred' }) };
  const page = new LoadedPage(environment, queries);
  page.take({ [asked]: handOverOf(queries[asked], { data: { orderCount } }) });
  const { container } = render(
    at(
      { ...routerAt(address), query } as unknown as TestRouter,
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <ListSums list={list} total={total as unknown as NonNullable<AnyList['total']>} />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
  return { page, container };
}

test('the sums of all matching rows stand under their labels, money as money', () => {
  sumsAt('/orders', [QUANTITY, { ...AMOUNT, currency: 'EUR', unit: 'minor' }]);
  const sums = within(screen.getByRole('region', { name: 'Sums of all matching rows' }));
  expect(sums.getAllByRole('term').map((term) => term.textContent)).toEqual(['Quantity', 'Amount']);
  expect(sums.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,234',
    '€12.34',
  ]);
});

test('averages, smallest and largest values stand folded below the sums, as the field shows its values', () => {
  const figures: Array<ListSum<Data>> = [
    QUANTITY,
    { field: 'quantity', kind: 'average', read: () => 12.3456 },
    ...measures({
      kind: 'largest',
      part: (_: Data) => ({ quantity: '1250', share: 40 }),
      fields: {
        quantity: { read: (part) => part.quantity },
        share: { read: (part) => part.share, format: 'percent' },
      },
    }),
    {
      ...{ field: 'amount', kind: 'average', isMoney: true, unit: 'minor' },
      byCurrency: () => [
        ['EUR', '1250.5'],
        ['JPY', 70.4],
      ],
    },
  ];
  sumsAt('/orders', figures);
  const sums = within(screen.getByRole('region', { name: 'Sums of all matching rows' }));
  expect(sums.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,234']);
  const folded = screen.getByRole('region', {
    name: 'Average, smallest and largest of all matching rows',
  });
  expect(folded.querySelector('details')).not.toHaveAttribute('open');
  const texts = [...folded.querySelectorAll('[aria-label]')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
  );
  expect(texts).toEqual([
    ['Quantity', 'Average 12.35', 'Largest 1,250'],
    ['Amount · EUR', 'Average €12.51', 'Largest —'],
    ['Amount · JPY', 'Average ¥70', 'Largest —'],
    ['Share', 'Average —', 'Largest 40%'],
  ]);
});

test('a lane of a board says the sum of a field, or its average where it has none', () => {
  const read = () => 1;
  const main = mainFigures<Data>([
    { field: 'quantity', read },
    { field: 'quantity', kind: 'average', read },
    { field: 'rating', kind: 'average', read },
    { field: 'rating', kind: 'largest', read },
  ]);
  expect(main).toEqual([
    { field: 'quantity', read },
    { field: 'rating', kind: 'average', read },
  ]);
});

test('amounts in several currencies are not added up: the list offers to choose one', () => {
  sumsAt('/orders?currency.not=DKK&after=x&q=beans', [{ ...AMOUNT, currencyFilter: 'currency' }]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  const choice = within(screen.getByRole('navigation', { name: 'Sums: choose one currency' }));
  const links = choice.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/orders?q=beans&currency=NOK', '/orders?q=beans&currency=SEK']);
});

test('where few currencies are let through, one of them is chosen', () => {
  const sum: ListSum<Data> = { ...AMOUNT, currencyFilter: 'currency' };
  sumsAt('/orders?currency=SEK&currency=NOK', [sum, { ...sum, field: 'tax' }]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['SEK', 'NOK']);
});

test('of no rows there is nothing to add up, and no currency to choose', () => {
  const total = renderSums('/orders', [{ ...AMOUNT, currencyFilter: 'currency' }], 0);
  expect(total.container).toBeEmptyDOMElement();
});

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

test('sums by currency have a row each, whatever the backend says of its groups', () => {
  const sums: Array<ListSum<Data>> = [
    {
      ...{ field: 'amount', isMoney: true, currencyFilter: 'currency', unit: 'minor' },
      byCurrency: () => [
        [['SEK'], 150],
        [['EUR'], '1250'],
      ],
    },
    {
      ...{ field: 'tax', isMoney: true, currencyFilter: 'currency' },
      byCurrency: () => [
        [{ currency: 'EUR' }, 2.5],
        ['JPY', 70],
        [null, 12],
      ],
    },
  ];
  sumsAt('/orders', sums);
  const region = within(screen.getByRole('region', { name: 'Sums of all matching rows' }));
  const rows = region
    .getAllByRole('group')
    .filter((group) => group.hasAttribute('aria-label'))
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')));
  expect(rows).toEqual([
    ['EUR', 'Amount €12.50', 'Tax €2.50'],
    ['JPY', 'Amount —', 'Tax ¥70'],
    ['SEK', 'Amount SEK 1.50', 'Tax —'],
  ]);
});

test('the sums of several amounts are read from the same groups', () => {
  const groups = [
    { currency: 'EUR', totalCents: 1250, taxCents: '250' },
    { currency: 'SEK', totalCents: 150, taxCents: null },
  ];
  const sums = sumsByCurrency({
    groups: (_: Data) => groups,
    currency: (group) => group.currency,
    currencyFilter: 'currency',
    unit: 'minor',
    amounts: {
      totalCents: (group) => group.totalCents,
      taxCents: (group) => group.taxCents,
    },
    labels: { taxCents: 'VAT' },
  });
  expect(sums).toMatchObject([
    { field: 'totalCents', isMoney: true, currencyFilter: 'currency' },
    { field: 'taxCents', isMoney: true, currencyFilter: 'currency' },
  ]);
  sumsAt('/orders', sums);
  const texts = screen
    .getAllByRole('group')
    .filter((group) => group.hasAttribute('aria-label'))
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  expect(texts).toEqual(['EURTotal cents €12.50VAT €2.50', 'SEKTotal cents SEK 1.50VAT —']);
});

test('groups that could not be read fail with each of their sums', () => {
  const errors = [{ message: 'Out of order.' }];
  const [sum] = sumsByCurrency({
    groups: (_: Data): Caught<ReadonlyArray<{ currency: string; tax: number }>> => ({
      ok: false,
      errors,
    }),
    currency: (group) => group.currency,
    amounts: { tax: (group) => group.tax },
  });
  expect(sum.byCurrency?.({} as Data)).toEqual({ ok: false, errors });
});

test.each([
  ['/orders?currency=NOK', 'NOK 1,234.00'],
  ['/orders?currency=NOK&currency=SEK', null],
  ['/orders?currency.not=NOK', null],
  ['/orders?any.currency=NOK', null],
])('at %s an amount in the currency of each row adds up to %s', (address, text) => {
  sumsAt(address, [{ ...AMOUNT, currencyFilter: 'currency' }]);
  const shown = screen.queryByRole('definition')?.textContent.replace(/\s/g, ' ') ?? null;
  expect(shown).toBe(text);
});

test('a sum that could not be read leaves the others, and can be tried again', () => {
  const failed: ListSum<Data> = {
    ...{ field: 'amount', isMoney: true },
    read: () => ({ ok: false, errors: [] }),
  };
  const { page } = renderSums('/orders', [failed, QUANTITY]);
  expect(screen.getByText('The sums could not be added up.')).toBeVisible();
  const refresh = jest.spyOn(page, 'refresh').mockResolvedValue();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalled();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,234',
  ]);
});

test('sums are asked for when somebody comes to them; the number of rows does not wait for them', async () => {
  let comeInSight: () => void = () => {};
  globalThis.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
      comeInSight = () => seen(entries, this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  const groupedAggregates = [{ currency: 'EUR', sum: { total: '12.50' } }];
  const backend = scriptBackend(() => ({ data: { orders: { totalCount: 2, groupedAggregates } } }));
  const { list } = OrderList.queries;
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  render(
    at(
      routerAt('/orders'),
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={new LoadedPage(environment, {})}>
          <InSight name="orders">
            <ListSums list={list} total={list.total!} />
          </InSight>
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
  expect(backend.calls).toEqual([]);
  await act(async () => comeInSight());
  await screen.findByText('€12.50');
  expect(backend.calls.map(({ variables }) => variables.withSums)).toEqual([true]);
  expect(OrderList.queries({}, VISITOR).total.variables).not.toHaveProperty('withSums');
});
