/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import type { AnyList, ListSum } from '../../../src/ui/list/listDefinition.ts';
import { ListSums } from '../../../src/ui/list/ListSums.tsx';
import type { OrdersCountQuery } from '../../relay/project/__generated__/OrdersCountQuery.graphql.ts';
import { countQuery, countRequest, handOverOf } from '../../relay/sampleQueries.ts';
import { defineFilters } from '../../../src/lists/filters/defineFilters.ts';
import type { Choices } from '../../../src/lists/choices.ts';
import { statusFilter } from '../../../src/lists/filters/filterSettings.ts';
import { SETTINGS, type OrderVariables } from './sampleList.ts';
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

type Data = OrdersCountQuery['response'];

const QUANTITY: ListSum<Data> = { label: 'Quantity', read: ({ orderCount }) => orderCount };
const AMOUNT: ListSum<Data> = { ...QUANTITY, label: 'Amount', isMoney: true };

function sumsAt(address: string, sums: ReadonlyArray<ListSum<Data>>): void {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: true });
  const queries = { total: countQuery('deferred') };
  const page = new LoadedPage(environment, queries);
  page.take({ total: handOverOf(queries.total, { data: { orderCount: 1234 } }) });
  const total = { query: countRequest, read: ({ orderCount }: Data) => orderCount, sums };
  const list = { ...SETTINGS, filters: FILTERS } as unknown as AnyList;
  const { searchParams } = new URL(address, 'https://office.example');
  const query = Object.fromEntries(
    [...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]),
  );
  render(
    at(
      { ...routerAt(address), query } as unknown as TestRouter,
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <ListSums list={list} total={total as unknown as NonNullable<AnyList['total']>} />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
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

test('amounts in several currencies are not added up', () => {
  sumsAt('/orders', [{ ...AMOUNT, currencyFilter: 'currency' }]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
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

test('a sum that could not be read leaves the others', () => {
  const failed: ListSum<Data> = { ...AMOUNT, read: () => ({ ok: false, errors: [] }) };
  sumsAt('/orders', [failed, QUANTITY]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,234',
  ]);
});
