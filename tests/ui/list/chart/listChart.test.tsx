/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { addressOf } from '../../../../src/address/address.ts';
import { readListAddress } from '../../../../src/lists/listAddress.ts';
import { createEnvironment } from '../../../../src/relay/environment.ts';
import { LoadedPage } from '../../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../../src/relay/pageContext.tsx';
import { OrderList } from '../../../../src/resources/orders/OrderList.tsx';
import type { OrderListTotalQuery$data } from '../../../../__generated__/OrderListTotalQuery.graphql.ts';
import type { AnyList } from '../../../../src/ui/list/listDefinition.ts';
import ListChart from '../../../../src/ui/list/chart/ListChart.tsx';
import { LocaleContext } from '../../../../src/ui/locale/useLocale.ts';
import { scriptBackend, type ScriptedBackend } from '../../../relay/scriptedBackend.ts';
import { VISITOR } from '../sampleList.ts';
import { at, routerAt } from '../../testRouter.tsx';

const { list } = OrderList.queries;
const LOCALE = { ...VISITOR, language: 'en-GB' };

let backend: ScriptedBackend;

afterEach(() => backend.restore());

interface Filter {
  readonly status?: { readonly equalTo: string };
  readonly currency?: { readonly equalTo: string };
  readonly placedAt?: { readonly greaterThanOrEqualTo?: string };
}

/** Answers each total by its filter, and other queries by their names. */
type ResponseBody = (filter: Filter, name: string) => object | undefined;

const counted = (totalCount: number) => ({
  data: { orders: { totalCount, groupedAggregates: [] } },
});

/** @param records the query of the records of a relation, where the chart is by one */
async function renderChart(
  search: string,
  answer: ResponseBody,
  records?: string,
  drawn: AnyList = list,
) {
  backend = scriptBackend(({ name, variables }) => {
    if (name !== 'OrderListTotalQuery' && name !== records)
      throw new Error(`${name} was asked for.`);
    return answer((variables.filter ?? {}) as Filter, name);
  });
  await OrderList.queries.load?.(addressOf(new URLSearchParams(search)), VISITOR);
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const page = new LoadedPage(environment, {});
  const router = routerAt(`/orders?${search}`);
  const state = readListAddress(drawn, addressOf(new URLSearchParams(search)));
  await act(async () => {
    render(
      at(
        router,
        <LocaleContext value={LOCALE}>
          <RelayEnvironmentProvider environment={environment}>
            <LoadedPageProvider page={page}>
              <ListChart list={drawn} state={state} text={state.chart ?? ''} path="/orders" />
            </LoadedPageProvider>
          </RelayEnvironmentProvider>
        </LocaleContext>,
      ),
    );
  });
  await act(async () => {});
  return { router, page };
}

const BY_STATUS: ResponseBody = ({ status }) =>
  counted({ DRAFT: 3, SHIPPED: 12 }[status?.equalTo ?? ''] ?? (status ? 0 : 15));

test('each bar says how many there are, and leads to the list with that filter added', async () => {
  await renderChart('channel=PHONE&chart=number+status', BY_STATUS);
  const chart = within(screen.getByRole('region', { name: 'Chart' }));
  expect(chart.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Draft3',
    'Confirmed0',
    'Roasting0',
    'Shipped12',
    'Delivered0',
    'Cancelled0',
  ]);
  expect(chart.getByRole('link', { name: 'Shipped' })).toHaveAttribute(
    'href',
    '/orders?channel=PHONE&status=SHIPPED',
  );
  expect(chart.getByRole('link', { name: '15' })).toHaveAttribute('href', '/orders?channel=PHONE');
  for (const { variables } of backend.calls)
    expect(variables.filter).toMatchObject({ channel: { equalTo: 'PHONE' } });
});

test('what cannot be counted is said to be unknown, beside what can, and is asked for again', async () => {
  let isBroken = true;
  await renderChart('chart=number+status', (filter, name) =>
    isBroken && filter.status?.equalTo === 'DRAFT'
      ? { data: null, errors: [{ message: 'Too much was asked.' }] }
      : BY_STATUS(filter, name),
  );
  const [draft, , , shipped] = screen.getAllByRole('listitem');
  expect(draft).toHaveTextContent('Draft—');
  expect(shipped).toHaveTextContent('Shipped12');
  expect(screen.getByText('Some of these figures could not be read.')).toBeInTheDocument();
  isBroken = false;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await act(async () => {});
  expect(draft).toHaveTextContent('Draft3');
});

test('a chart by a relation says why it is not there when its records cannot be read', async () => {
  let isBroken = true;
  const nodes = [
    { __typename: 'Customer', id: 'C1', name: 'Kade 12', email: null },
    { __typename: 'Customer', id: 'C2', name: 'Maison Faure', email: null },
  ];
  const answer: ResponseBody = (_filter, name) => {
    if (name === 'OrderListTotalQuery') return counted(7);
    return isBroken
      ? { data: null, errors: [{ message: 'Something broke.' }] }
      : { data: { customers: { edges: nodes.map((node) => ({ node })) } } };
  };
  await renderChart('chart=number+customer', answer, 'customerFinderQuery');
  expect(screen.getByRole('alert')).toHaveTextContent('Something broke.');
  isBroken = false;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await act(async () => {});
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kade 127',
    'Maison Faure7',
  ]);
});

test('who may not count the records is told so once', async () => {
  const errors = [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }];
  await renderChart('chart=number+status', () => ({ data: null, errors }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('figures by month are a chart, and the same as a table with the newest first', async () => {
  await renderChart('chart=number+placedAt.month', ({ placedAt }) =>
    counted(new Date(placedAt?.greaterThanOrEqualTo ?? 0).getUTCMonth() + 1),
  );
  const drawing = screen.getByRole('group', { name: /^Number of records · Placed · Month/ });
  // Months begin where the person is, which is the evening before in London.
  const bars = within(drawing).getAllByRole('link');
  expect(bars).toHaveLength(12);
  expect(bars[11]).toHaveTextContent('November 2026: 10');
  expect(bars[11]).toHaveAttribute(
    'href',
    '/orders?placedAt.atLeast=2026-11-01&placedAt.atMost=2026-11-30',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  // The list below it is called after its records.
  const region = screen.getByRole('region', { name: /^Number of records · Placed/ });
  const rows = within(region).getAllByRole('row');
  expect(rows[0]).toHaveTextContent('November 202610');
  expect(rows[11]).toHaveTextContent('December 202511');
});

test('sums are drawn in one currency, which its links keep', async () => {
  await renderChart('chart=sum.total+status', ({ status }) => ({
    data: {
      orders: {
        totalCount: 2,
        groupedAggregates: [
          { currency: 'EUR', sum: { total: status?.equalTo === 'DRAFT' ? '10.50' : '20.00' } },
          ...(status ? [] : [{ currency: 'SEK', sum: { total: '300.00' } }]),
        ],
      },
    },
  }));
  const [draft] = screen.getAllByRole('listitem');
  expect(draft).toHaveTextContent('Draft€10.50');
  expect(within(draft).getByRole('link')).toHaveAttribute(
    'href',
    '/orders?currency=EUR&status=DRAFT',
  );
  const currency = screen.getByRole('combobox', { name: 'Currency' });
  expect(
    within(currency)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['EUR', 'SEK']);
});

/** Drafts, orders that are shipped, and none of the others; those in SEK are more. */
const TOTALS: ResponseBody = ({ status, currency }) => {
  const sums: Record<string, string> = { EUR: '100.00', SEK: '9000.00' };
  const known = currency ? { [currency.equalTo]: sums[currency.equalTo] } : sums;
  const isNone = status && !['DRAFT', 'SHIPPED'].includes(status.equalTo);
  const groups = isNone ? [] : Object.entries(known);
  return {
    data: {
      orders: {
        totalCount: isNone ? 0 : currency ? 3 : 1003,
        groupedAggregates: groups.map(([key, total]) => ({ currency: key, sum: { total } })),
      },
    },
  };
};

test.each([
  ['the usual one', 'average.total+status', ['€33.33', 'EUR']],
  ['the one that is chosen', 'average.total+status+SEK', ['SEK3,000.00', 'SEK']],
])(
  'averages are those of the records in %s, and none where there are none',
  async (_case, text, [average, currency]) => {
    await renderChart(`chart=${text}`, TOTALS);
    const [draft, confirmed] = screen.getAllByRole('listitem');
    expect(draft.textContent.replaceAll('\u00a0', '')).toBe(`Draft${average}`);
    expect(confirmed).toHaveTextContent('Confirmed—');
    expect(within(draft).getByRole('link')).toHaveAttribute(
      'href',
      `/orders?currency=${currency}&status=DRAFT`,
    );
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue(currency);
    expect(screen.getByRole('combobox', { name: 'Figure' })).toHaveDisplayValue(
      'Average per record: Total',
    );
    expect(screen.queryByText('Some of these figures could not be read.')).toBeNull();
  },
);

/** A backend that reckons more than sums: here out of the number of the orders, and nothing where there are none. */
const countOf = (data: unknown) => (data as OrderListTotalQuery$data).orders?.totalCount || null;
const MEASURED: AnyList = {
  ...list,
  total: {
    ...list.total!,
    sums: [
      { field: 'total', isMoney: true, currency: 'EUR', read: countOf },
      { field: 'total', kind: 'average', isMoney: true, currency: 'EUR', read: countOf },
      { field: 'weight', kind: 'largest', read: countOf },
      {
        ...{ field: 'discount', kind: 'smallest', format: 'percent' },
        read: (data) => Number(countOf(data)) / 8,
      },
    ],
  },
};

test('the averages, smallest and largest values that a backend has are figures, as their fields are shown', async () => {
  await renderChart('chart=average.total+status', BY_STATUS, undefined, MEASURED);
  const figure = screen.getByRole('combobox', { name: 'Figure' });
  expect(
    within(figure)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Number of records',
    'Sum: Total',
    'Average: Total',
    'Smallest: Discount',
    'Largest: Weight',
  ]);
  expect(figure).toHaveDisplayValue('Average: Total');
  const [draft, confirmed] = screen.getAllByRole('listitem');
  expect(draft).toHaveTextContent('Draft€3.00');
  expect(confirmed).toHaveTextContent('Confirmed—');
  cleanup();
  await renderChart('chart=smallest.discount+status', BY_STATUS, undefined, MEASURED);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Draft0.375%');
});

test('an average is never of several currencies, whatever the address says', async () => {
  await renderChart('chart=average.total+status+XXX', TOTALS);
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
  for (const { variables } of backend.calls.slice(1))
    expect(variables.filter).toMatchObject({ currency: { equalTo: 'EUR' } });
});

test('the average of what is added up is drawn in the same currency', async () => {
  const { router } = await renderChart('chart=sum.total+status+SEK', TOTALS);
  const figure = screen.getByRole('combobox', { name: 'Figure' });
  fireEvent.change(figure, { target: { value: 'average.total' } });
  fireEvent.change(figure, { target: { value: 'average.taxAmount' } });
  expect(router.push.mock.calls.map(([href]) => href)).toEqual([
    '/orders?chart=average.total+status+SEK',
    '/orders?chart=average.taxAmount+status',
  ]);
});

test('the last days stand beside their change from those before', async () => {
  await renderChart('chart=number+placedAt.last7days', ({ placedAt }) =>
    counted((placedAt?.greaterThanOrEqualTo ?? '').startsWith('2026-11-13') ? 15 : 12),
  );
  expect(screen.getByRole('link', { name: '15' })).toHaveAttribute(
    'href',
    '/orders?placedAt.atLeast=2026-11-14&placedAt.atMost=2026-11-20',
  );
  expect(screen.getByText('+25%')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '12 in the 7 days before' })).toHaveAttribute(
    'href',
    '/orders?placedAt.atLeast=2026-11-07&placedAt.atMost=2026-11-13',
  );
});

test('where there was nothing before, no change is made up', async () => {
  await renderChart('chart=number+placedAt.last7days', ({ placedAt }) =>
    counted((placedAt?.greaterThanOrEqualTo ?? '').startsWith('2026-11-13') ? 15 : 0),
  );
  expect(screen.getByRole('link', { name: '0 in the 7 days before' })).toBeInTheDocument();
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test('what is chosen goes into the address, beside the filters', async () => {
  const { router } = await renderChart('status=DRAFT&chart=number+placedAt.week', BY_STATUS);
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
  choose('Group by', 'channel');
  choose('Group by', '');
  choose('Figure', 'sum.total');
  choose('Period', 'last30days');
  expect(router.push.mock.calls.map(([href]) => href)).toEqual([
    '/orders?status=DRAFT&chart=number+channel',
    '/orders?status=DRAFT&chart=number+-',
    '/orders?status=DRAFT&chart=sum.total+placedAt.week',
    '/orders?status=DRAFT&chart=number+placedAt.last30days',
  ]);
});

test('a refresh of the page refreshes what is drawn', async () => {
  let drafts = 3;
  const { page } = await renderChart('chart=number+status', ({ status }) =>
    counted(status?.equalTo === 'DRAFT' ? drafts : 0),
  );
  drafts = 4;
  await act(() => page.refresh());
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Draft4');
});
