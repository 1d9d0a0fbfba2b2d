import { defineFilters } from '../../src/lists/filters/defineFilters.ts';
import { choiceFilter, statusFilter } from '../../src/lists/filters/filterSettings.ts';
import { lanesOf } from '../../src/lists/lanes.ts';
import { boardFilters } from '../../src/lists/layouts.ts';
import { listStateHref, readListAddress } from '../../src/lists/listAddress.ts';
import type { ListSettings } from '../../src/lists/listSettings.ts';
import { CHANNELS, SETTINGS, STATUSES, type OrderVariables } from '../ui/list/sampleList.ts';

/** The lanes at an address, each with the address of its rows. */
function lanesAt(
  address: Readonly<Record<string, string | string[]>>,
  settings: ListSettings<OrderVariables> = SETTINGS,
) {
  const lanes = lanesOf(settings, readListAddress(settings, { layout: 'board', ...address }));
  return lanes?.map(({ value, state }) => [
    value,
    listStateHref('/orders', { ...state, layout: null }),
  ]);
}

test('a board has a lane for each choice, with all that the list is narrowed by', () => {
  expect(lanesAt({ q: 'x', sort: 'number', after: 'c' })).toEqual([
    ['DRAFT', '/orders?q=x&status=DRAFT&sort=number'],
    ['SHIPPED', '/orders?q=x&status=SHIPPED&sort=number'],
  ]);
});

test('a filter by the same field leaves the lanes of its values', () => {
  expect(lanesAt({ status: 'SHIPPED' })).toEqual([['SHIPPED', '/orders?status=SHIPPED']]);
  expect(lanesAt({ 'status.isNot': 'SHIPPED' })?.map(([value]) => value)).toEqual([
    'DRAFT',
    'SHIPPED',
  ]);
});

test('what a filter leaves out has no lane', () => {
  const settings: ListSettings<OrderVariables> = {
    ...SETTINGS,
    filters: defineFilters<OrderVariables>({
      status: statusFilter(STATUSES, {
        is: (status) => ({ filter: { status: { equalTo: status } } }),
        isEmpty: () => ({ filter: {} }),
      }),
    }),
  };
  const values = (address: object) => lanesAt({ ...address }, settings)?.map(([value]) => value);
  expect(values({})).toContain(null);
  expect(values({ 'status.isEmpty': 'false' })).toEqual(['DRAFT', 'SHIPPED']);
});

test('a lane has more rows where the address says so, and as many as a page has otherwise', () => {
  expect(lanesAt({ more: ['SHIPPED'], size: '50' })).toEqual([
    ['DRAFT', '/orders?status=DRAFT&size=50'],
    ['SHIPPED', '/orders?status=SHIPPED&size=100'],
  ]);
});

test('a board by a relation has a lane for each record that is known, and for each that is asked for', () => {
  const picker = () => Promise.reject(new Error('Nobody searches.'));
  const customer = { ...SETTINGS.filters!.customer, picker };
  const settings = { ...SETTINGS, filters: { ...SETTINGS.filters, customer } };
  const state = (wanted?: string[]) =>
    readListAddress(settings, {
      ...{ layout: 'board', by: 'customer' },
      ...(wanted && { customer: wanted }),
    });
  const records = [
    { key: 1, title: 'Ada' },
    { key: 2, title: 'Bo' },
  ];
  const valuesAt = (...wanted: Array<string[] | undefined>) =>
    lanesOf(settings, state(...wanted), records)?.map(({ value }) => value);
  // Some have no customer.
  expect(valuesAt()).toEqual([1, 2, null]);
  expect(valuesAt(['2'])).toEqual([2]);
  expect(valuesAt(['7'])).toEqual(['7']);
  const many = Array.from({ length: 25 }, (_, key) => ({ key, title: null }));
  expect(lanesOf(settings, state(), many)).toHaveLength(12 + 1);
  expect(lanesOf(settings, state(['20']), many)?.map(({ value }) => value)).toEqual([20]);
  expect(lanesOf(settings, state())).toEqual([]);
  expect(listStateHref('/orders', state())).toBe('/orders?layout=board&by=customer');
});

test('what a board is divided by is in the address, and in that of no other layout', () => {
  const state = readListAddress(SETTINGS, { layout: 'board', by: 'rush', more: 'true' });
  expect(listStateHref('/orders', state)).toBe('/orders?layout=board&by=rush&more=true');
  expect(listStateHref('/orders', { ...state, layout: null })).toBe('/orders');
  expect(lanesOf(SETTINGS, state)?.map(({ name }) => name)).toEqual(['true', 'false']);
  expect(readListAddress(SETTINGS, { layout: 'board', by: 'total' }).by).toBeUndefined();
  expect(lanesOf(SETTINGS, { ...state, layout: null })).toBeNull();
});

test('rows without a value have a lane of their own where the schema can ask for them', () => {
  const filters = defineFilters<OrderVariables>({
    status: statusFilter(STATUSES, {
      is: (status) => ({ filter: { status: { equalTo: status } } }),
      isEmpty: (isEmpty) => ({ filter: { status: { equalTo: isEmpty ? null : undefined } } }),
    }),
  });
  expect(lanesAt({}, { ...SETTINGS, filters })?.at(-1)).toEqual([
    null,
    '/orders?status.isEmpty=true',
  ]);
});

test('a board is divided by the few choices of a field, the one that the list names first', () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`c${index}`, CHANNELS.a]),
  );
  const is = (text: string) => ({ filter: { text } });
  const filters = defineFilters<OrderVariables>({
    channel: choiceFilter(CHANNELS, { is }),
    country: choiceFilter(many, { is }),
    kind: choiceFilter(STATUSES, { isNot: is }),
    status: statusFilter(STATUSES, { is }),
  });
  expect(boardFilters({ layouts: { board: 'status' }, filters })).toEqual(['status', 'channel']);
  expect(boardFilters({ filters })).toEqual([]);
});
