import {
  chartFigures,
  chartGroups,
  chartIn,
  chartText,
  figureText,
  isAlone,
} from '../../src/lists/chart.ts';
import { chartParts, type ChartClock } from '../../src/lists/chartParts.ts';
import { addressOf } from '../../src/address/address.ts';
import { momentFilter } from '../../src/lists/filters/dateFilters.ts';
import { defineFilters } from '../../src/lists/filters/defineFilters.ts';
import { statusFilter } from '../../src/lists/filters/filterSettings.ts';
import { listSearchParams, readListAddress } from '../../src/lists/listAddress.ts';
import type { ListSettings } from '../../src/lists/listSettings.ts';
import { CHANNELS, SETTINGS, STATUSES, VISITOR } from '../ui/list/sampleList.ts';

const CURRENCIES = {
  EUR: { label: 'EUR', tone: 'neutral' },
  SEK: { label: 'SEK', tone: 'neutral' },
} as const;

const MANY = Object.fromEntries(
  Array.from({ length: 17 }, (_, index) => [`V${index}`, CHANNELS.a] as const),
);

const list = {
  ...(SETTINGS as ListSettings<object>),
  and: undefined,
  filters: defineFilters<object>({
    status: statusFilter(STATUSES, {
      anyOf: (status) => ({ status }),
      isEmpty: (isEmpty) => ({ noStatus: isEmpty }),
    }),
    currency: statusFilter(CURRENCIES, { is: (currency) => ({ currency }) }),
    many: statusFilter(MANY, { is: (many) => ({ many }) }),
    placed: momentFilter({
      atLeast: (from) => ({ placed: { from } }),
      lessThan: (before) => ({ placed: { before } }),
    }),
    sent: momentFilter({
      atLeast: (sent) => ({ sent }),
      lessThan: (sent) => ({ sent }),
    }),
    due: momentFilter({ atLeast: (from) => ({ due: { from } }) }),
  }),
  total: {
    sums: [
      { field: 'total', currencyFilter: 'currency' },
      { field: 'weight' },
      { field: 'weight', kind: 'largest' as const },
      { field: 'rating', kind: 'average' as const },
    ],
  },
};

/** The evening of Friday, 20 November 2026, in Berlin. */
const CLOCK: ChartClock = { timeZone: VISITOR.timeZone, now: VISITOR.now, firstWeekday: 1 };

const stateAt = (search: string) => readListAddress(list, addressOf(new URLSearchParams(search)));

function partsAt(search: string) {
  const state = stateAt(search);
  const chart = chartIn(list, state.chart ?? '');
  const { whole, parts, before } = chartParts(list, state, chart, CLOCK);
  const searchOf = (part: typeof whole) => listSearchParams(part.state).toString();
  return { whole: searchOf(whole), parts: parts.map(searchOf), before: before && searchOf(before) };
}

test('records are divided by few choices, and by dates that can be narrowed from both sides', () => {
  expect(chartGroups(list, null)).toEqual([
    { name: 'status', isDate: false },
    { name: 'currency', isDate: false },
    { name: 'placed', isDate: true },
  ]);
});

const customers = {
  ...list,
  filters: {
    customer: {
      ...SETTINGS.filters!.customer,
      picker: () => Promise.reject(new Error('Nobody searches.')),
    },
    ...list.filters,
  },
};

test('records are divided by those of a relation, which no chart begins with that has choices', () => {
  expect(chartGroups(customers, null)[0]).toEqual({ name: 'customer', isDate: false });
  expect(chartIn({ ...customers, defaultSort: undefined }, 'number').by).toBe('status');
  const { customer } = customers.filters;
  expect(chartIn({ ...customers, filters: { customer } }, 'number').by).toBe('customer');
});

test('a bar of a relation is the list with the filter by its record, once the records are known', () => {
  const state = readListAddress(customers, { chart: 'number customer', q: 'beans' });
  const chart = chartIn(customers, state.chart ?? '');
  const records = Array.from({ length: 14 }, (_, key) => ({ key, title: `Customer ${key}` }));
  const searches = (...known: [typeof records] | []) =>
    chartParts(customers, state, chart, CLOCK, ...known).parts.map((part) =>
      listSearchParams(part.state).toString(),
    );
  expect(searches()).toEqual([]);
  expect(searches(records)).toHaveLength(12 + 1);
  expect(searches(records).slice(0, 2)).toEqual(['q=beans&customer=0', 'q=beans&customer=1']);
  expect(searches(records).at(-1)).toBe('q=beans&customer.isEmpty=true');
});

test('amounts are not divided by their currency, since bars of several would be compared', () => {
  expect(chartGroups(list, 'total').map(({ name }) => name)).toEqual(['status', 'placed']);
  expect(chartGroups(list, 'weight').map(({ name }) => name)).toContain('currency');
  expect(chartIn(list, 'sum.total currency').by).toBe('placed');
});

test.each([
  'number status',
  'number placed.week',
  'number -',
  'sum.total placed.month EUR',
  'sum.weight placed.last30days',
  'average.total status EUR',
  'average.weight -',
  'largest.weight placed.month',
  'average.rating status',
])('%s is read and written as it is', (text) => {
  expect(chartText(chartIn(list, text))).toBe(text);
});

test.each([
  ['number', 'number placed.month'],
  ['', 'number placed.month'],
  ['sum.secret status', 'number status'],
  ['average.secret status', 'number status'],
  ['average.', 'number placed.month'],
  ['smallest.weight status', 'sum.weight status'],
  ['sum.rating status', 'average.rating status'],
  ['sum.total status USD', 'sum.total status'],
  ['number nothing.day', 'number placed.month'],
  ['number status.day <b>', 'number status'],
  ['number placed.century', 'number placed.month'],
])('of an address with “%s”, what the list does not have is as by default', (text, expected) => {
  expect(chartText(chartIn(list, text))).toBe(expected);
});

test('sums by currency have an average where records of one currency can be counted', () => {
  const sums = [
    { field: 'total', currencyFilter: 'currency', byCurrency: () => [] },
    { field: 'fee', byCurrency: () => [] },
    { field: 'weight' },
  ];
  const grouped = { ...list, total: { sums } };
  expect(chartFigures(grouped).map(figureText)).toEqual([
    'sum.total',
    'sum.fee',
    'sum.weight',
    'average.total',
    'average.weight',
  ]);
  expect(chartText(chartIn(grouped, 'average.fee status'))).toBe('sum.fee status');
});

test('the figures that a backend has are offered with the averages that are reckoned of its sums', () => {
  expect(chartFigures(list).map(figureText)).toEqual([
    'sum.total',
    'sum.weight',
    'average.total',
    'average.weight',
    'average.rating',
    'largest.weight',
  ]);
});

test('a figure without parts is known from its address', () => {
  expect(isAlone('number -')).toBe(true);
  expect(isAlone('sum.total placed.last7days EUR')).toBe(true);
  expect(isAlone('number placed.month')).toBe(false);
  expect(isAlone('number')).toBe(false);
});

test('the chart is a part of the list’s address, and of the views that keep it', () => {
  const state = stateAt('status=DRAFT&chart=number+status&after=x');
  expect(listSearchParams(state).toString()).toBe('status=DRAFT&after=x&chart=number+status');
});

test('each choice is a part, and those without one', () => {
  expect(partsAt('chart=number+status&sort=number&after=x&layout=sheet')).toEqual({
    whole: 'sort=number',
    parts: [
      'status=DRAFT&sort=number',
      'status=SHIPPED&sort=number',
      'status.isEmpty=true&sort=number',
    ],
    before: null,
  });
});

test('a filter of the list leaves out the other choices', () => {
  expect(partsAt('chart=number+status&status=SHIPPED').parts).toEqual(['status=SHIPPED']);
  expect(partsAt('chart=number+status&currency=SEK').parts[0]).toBe('currency=SEK&status=DRAFT');
});

test('months end with that of today, with neither gaps nor days that count twice', () => {
  const { whole, parts } = partsAt('chart=number+placed.month&status=DRAFT');
  expect(whole).toBe('placed.atLeast=2025-12-01&placed.atMost=2026-11-30&status=DRAFT');
  expect(parts).toHaveLength(12);
  expect(parts[2]).toBe('placed.atLeast=2026-02-01&placed.atMost=2026-02-28&status=DRAFT');
});

test.each([
  ['day', 14, 'placed=2026-11-07', 'placed=2026-11-20'],
  [
    'week',
    12,
    'placed.atLeast=2026-08-31&placed.atMost=2026-09-06',
    'placed.atLeast=2026-11-16&placed.atMost=2026-11-22',
  ],
  [
    'year',
    6,
    'placed.atLeast=2021-01-01&placed.atMost=2021-12-31',
    'placed.atLeast=2026-01-01&placed.atMost=2026-12-31',
  ],
])('by %s there are %i parts', (step, count, first, last) => {
  const { parts } = partsAt(`chart=number+placed.${step}`);
  expect(parts).toHaveLength(count);
  expect([parts[0], parts[count - 1]]).toEqual([first, last]);
});

test('the stretch that the list shows is divided, and what it cuts off is not counted', () => {
  expect(partsAt('chart=number+placed.month&placed.atLeast=2026-09-15').parts).toEqual([
    'placed.atLeast=2026-09-15&placed.atMost=2026-09-30',
    'placed.atLeast=2026-10-01&placed.atMost=2026-10-31',
    'placed.atLeast=2026-11-01&placed.atMost=2026-11-30',
  ]);
  expect(partsAt('chart=number+placed.week&placed=lastMonth').parts).toEqual([
    'placed.atLeast=2026-10-01&placed.atMost=2026-10-04',
    'placed.atLeast=2026-10-05&placed.atMost=2026-10-11',
    'placed.atLeast=2026-10-12&placed.atMost=2026-10-18',
    'placed.atLeast=2026-10-19&placed.atMost=2026-10-25',
    'placed.atLeast=2026-10-26&placed.atMost=2026-10-31',
  ]);
  const { parts } = partsAt('chart=number+placed.year&placed.lessThan=2024-03-01');
  expect(parts[5]).toBe('placed.atLeast=2024-01-01&placed.atMost=2024-02-29');
  expect(partsAt('chart=number+placed.day&placed.greaterThan=2026-11-18').parts).toEqual([
    'placed=2026-11-19',
    'placed=2026-11-20',
  ]);
});

test('the last days are compared with as many days before them', () => {
  expect(partsAt('chart=number+placed.last7days')).toEqual({
    whole: 'placed.atLeast=2026-11-14&placed.atMost=2026-11-20',
    parts: [],
    before: 'placed.atLeast=2026-11-07&placed.atMost=2026-11-13',
  });
});

test('a stretch of the list is compared with as many days before it', () => {
  expect(partsAt('chart=number+placed.last7days&placed=lastMonth')).toEqual({
    whole: 'placed.atLeast=2026-10-01&placed.atMost=2026-10-31',
    parts: [],
    before: 'placed.atLeast=2026-08-31&placed.atMost=2026-09-30',
  });
});

test('the last days of a list that begins within them begin with the list', () => {
  const { whole } = partsAt('chart=number+placed.last30days&placed.atLeast=2026-11-15');
  expect(new URLSearchParams(whole).get('placed.atLeast')).toBe('2026-11-15');
});

test('a figure that is not divided is that of the list', () => {
  expect(partsAt('chart=number+-&status=DRAFT')).toEqual({
    whole: 'status=DRAFT',
    parts: [],
    before: null,
  });
});
