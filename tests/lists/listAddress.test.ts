import fc from 'fast-check';
import type { Arrangement } from '../../src/lists/arrangement.ts';
import { NO_CHOICE, WIDTHS, type ListChoice } from '../../src/visitor/listChoice.ts';
import {
  asSeen,
  isComplete,
  listSearchParams,
  listStateHref,
  readListAddress,
  shownAs,
  type ListAddress,
} from '../../src/lists/listAddress.ts';
import { listVariables, totalVariables } from '../../src/lists/listVariables.ts';
import { defineFilters } from '../../src/lists/filters/defineFilters.ts';
import { textFilter } from '../../src/lists/filters/filterSettings.ts';
import type { ListSettings } from '../../src/lists/listSettings.ts';
import { offsetPaging } from '../../src/lists/paging.ts';
import { SETTINGS, VISITOR, type OrderVariables } from '../ui/list/sampleList.ts';

const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 });
const line = value.map((text) => [text.trim()]).filter(([text]) => text !== '');
const arrangements = fc.oneof(
  fc.constant({ columns: null, widths: {}, pinned: [] }),
  fc.record({
    columns: fc.constantFrom(['placed', 'number', 'color'], []),
    widths: fc.dictionary(fc.constantFrom('placed', 'color'), fc.integer(WIDTHS)),
    pinned: fc.subarray(['placed', 'color']),
  }),
);
const bareStates: fc.Arbitrary<Omit<ListAddress, keyof Arrangement>> = fc.record({
  position: fc.oneof(
    fc.constant({}),
    value.map((after) => ({ after })),
    value.map((before) => ({ before })),
    fc.integer({ min: 2, max: 1_000_000 }).map((page) => ({ page })),
  ),
  sort: fc.constantFrom(null, 'placed', 'number'),
  search: value.map((text) => text.trim()),
  filters: fc.record(
    {
      status: fc.subarray(['DRAFT', 'SHIPPED'], { minLength: 1 }),
      rush: fc.constantFrom(['true'], ['false']),
      customer: line,
      'customer.isEmpty': fc.constantFrom(['true'], ['false']),
      'total.atLeast': fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }).map((n) => [`${n}`]),
      placed: fc.constantFrom(['2026-02-28'], ['last7days'], ['thisMonth']),
      constructor: line,
    },
    { requiredKeys: [] },
  ),
  size: fc.constantFrom(null, 50, 100),
  density: fc.constantFrom(null, 'compact', 'comfortable'),
  layout: fc.constantFrom(null, 'board' as const, 'calendar' as const),
});
const states: fc.Arbitrary<ListAddress> = fc
  .tuple(bareStates, arrangements)
  .map(([state, arrangement]) => ({ ...state, ...arrangement }));

/** The same list where its pages have numbers. */
const NUMBERED: ListSettings<OrderVariables> = { ...SETTINGS, paging: offsetPaging(() => ({})) };

/** The list that has such positions. */
function settingsOf({ position }: ListAddress): ListSettings<OrderVariables> {
  return position.page === undefined ? SETTINGS : NUMBERED;
}

/** What the router reads from an address. */
function routed(href: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, text] of new URL(href, 'https://office.example').searchParams) {
    const given = Object.hasOwn(query, name) ? query[name] : [];
    query[name] = given.length === 0 ? text : [given, text].flat();
  }
  return query;
}

describe('everything that a list shows is in its address', () => {
  test('and is read from it again', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readListAddress(settingsOf(state), routed(listStateHref('/orders', state)))).toEqual(
          {
            ...state,
            filters: { ...state.filters },
          },
        );
      }),
    );
  });

  test('of which there is one, in whatever order filters were set', () => {
    fc.assert(
      fc.property(states, fc.infiniteStream(fc.nat()), (state, order) => {
        const shuffled = Object.entries(state.filters)
          .map((entry) => ({ entry, rank: order.next().value ?? 0 }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ entry }) => entry);
        const other = { ...state, filters: Object.fromEntries(shuffled) };
        expect(listStateHref('/orders', other)).toBe(listStateHref('/orders', state));
        const again = readListAddress(settingsOf(state), routed(listStateHref('/orders', state)));
        expect(listStateHref('/orders', again)).toBe(listStateHref('/orders', state));
      }),
    );
  });

  test('which holds nothing else', () => {
    const state = readListAddress(SETTINGS, {});
    expect(listStateHref('/orders', state)).toBe('/orders');
    expect(listStateHref('/orders/1', state, [['tab', 'lines']])).toBe('/orders/1?tab=lines');
    expect(listSearchParams({ ...state, search: 'a b', sort: 'number' }).toString()).toBe(
      'q=a+b&sort=number',
    );
  });
});

test.each<[string, Record<string, string | string[]>]>([
  ['an unknown parameter', { color: 'red' }],
  ['a column that cannot be sorted by', { sort: 'color' }],
  ['a direction that cannot be sorted in', { sort: '-number' }],
  ['the sorting that it has anyway', { sort: '-placed' }],
  ['a property of every object', { sort: 'constructor', toString: 'x' }],
  ['a value that is none of the choices', { status: 'GONE' }],
  ['a property of every object as a choice', { status: 'toString' }],
  ['a number that is none', { 'total.atLeast': 'lots' }],
  ['a number that the backend could not take', { 'total.atLeast': '99999999999' }],
  ['a day that there never was', { placed: '2026-02-30' }],
  ['a comparison that the schema does not have', { 'total.between': '1..2', 'total.x': '1' }],
  ['a number of rows that is not offered', { size: '7' }],
  ['a column that is no name', { columns: '<b>' }],
  ['an unknown density', { density: 'loose' }],
  ['an empty value', { status: '', customer: '', q: '' }],
  ['a search for nothing', { q: '  ' }],
  ['the first page', { page: '1' }],
  ['a page that is none', { page: '-3' }],
  ['half a page', { page: '2.5' }],
  ['a page that is no number', { page: 'two' }],
  ['the number of a page where pages have none', { page: '2' }],
])('a list leaves aside %s', (_case, address) => {
  expect(readListAddress(SETTINGS, address)).toEqual({
    position: {},
    sort: null,
    search: '',
    filters: {},
    size: null,
    columns: null,
    widths: {},
    pinned: [],
    density: null,
    layout: null,
  });
});

test('a list whose pages have numbers leaves aside cursors, and numbers that are none', () => {
  const positionIn = (address: Record<string, string>) =>
    readListAddress(NUMBERED, address).position;
  expect(positionIn({ page: '2', after: 'x', before: 'y' })).toEqual({ page: 2 });
  for (const page of ['1', '-3', '2.5', 'two', 'last']) expect(positionIn({ page })).toEqual({});
});

test('of a parameter that is given twice, the first counts, unless any of several will do', () => {
  const address = { q: ['a', 'b'], status: ['DRAFT', 'SHIPPED'], 'total.atLeast': ['5', '7'] };
  expect(readListAddress(SETTINGS, address)).toMatchObject({
    search: 'a',
    filters: { status: ['DRAFT', 'SHIPPED'], 'total.atLeast': ['5'] },
  });
});

test('filters, search and what is always sent share one object, and lists in it are joined', () => {
  const address = {
    q: 'x',
    status: 'DRAFT',
    rush: 'false',
    constructor: 'y',
    after: 'c',
    sort: 'number',
  };
  expect(listVariables(SETTINGS, address, VISITOR)).toEqual({
    first: 25,
    after: 'c',
    orderBy: ['NUMBER_ASC'],
    filter: {
      shop: 'own',
      status: { equalTo: 'DRAFT' },
      rush: { equalTo: false },
      and: [{ text: 'x' }, { text: 'y' }],
    },
  });
});

test('choices that a backend insists on are all made, until some are', () => {
  const always = { orderBy: ['PLACED_DESC'], filter: { shop: 'own', and: [{ text: 'x' }] } };
  const settings = { ...SETTINGS, defaultSort: undefined, always } as typeof SETTINGS;
  expect(listVariables(settings, {}, VISITOR)).toMatchObject(always);
  // Conditions in a list are conditions beside others.
  expect(listVariables(settings, { sort: 'number', q: 'y' }, VISITOR)).toMatchObject({
    orderBy: ['NUMBER_ASC'],
    filter: { shop: 'own', and: [{ text: 'x' }, { text: 'y' }] },
  });
});

test('a list is sorted by itself unless its address says otherwise', () => {
  expect(listVariables(SETTINGS, {}, VISITOR)).toMatchObject({ orderBy: ['PLACED_DESC'] });
  expect(listVariables(SETTINGS, { sort: 'placed' }, VISITOR)).toMatchObject({
    orderBy: ['PLACED_ASC'],
  });
  expect(listVariables(SETTINGS, { sort: '-placed' }, VISITOR)).toEqual(
    listVariables(SETTINGS, {}, VISITOR),
  );
});

test('the count is of what matches, on whatever page and in whatever order', () => {
  const narrowed = { q: 'x', status: 'DRAFT' };
  const elsewhere = { ...narrowed, after: 'c', sort: 'number', size: '100', columns: 'color' };
  const { orderBy: _, ...counted } = totalVariables(SETTINGS, elsewhere, VISITOR);
  expect(counted).toEqual({
    first: 1,
    filter: { shop: 'own', status: { equalTo: 'DRAFT' }, and: [{ text: 'x' }] },
  });
  // Some backends do not page without an order.
  expect(totalVariables(SETTINGS, narrowed, VISITOR)).toEqual({
    ...counted,
    orderBy: ['PLACED_DESC'],
  });
});

test('asking does not change what the settings say', () => {
  const before = JSON.stringify(SETTINGS);
  listVariables(SETTINGS, { q: 'x', status: 'DRAFT' }, VISITOR);
  listVariables(SETTINGS, { q: 'y', rush: 'true' }, VISITOR);
  expect(JSON.stringify(SETTINGS)).toBe(before);
  expect(listVariables(SETTINGS, {}, VISITOR)).toMatchObject({ filter: { shop: 'own' } });
});

describe('a list with required filters', () => {
  const settings: ListSettings<{ shop?: string }> = {
    size: 10,
    paging: offsetPaging(() => ({})),
    filters: defineFilters<{ shop?: string }>({
      constructor: textFilter<{ shop?: string }>(
        { is: (shop) => ({ shop }) },
        { label: 'Shop', required: true },
      ),
      color: textFilter({ is: () => ({}) }),
    }),
  };

  test('can be fetched once they are set', () => {
    expect(isComplete(settings, {})).toBe(false);
    expect(isComplete(settings, { color: 'red' })).toBe(false);
    expect(isComplete(settings, { constructor: '' })).toBe(false);
    expect(isComplete(settings, { constructor: '7' })).toBe(true);
  });

  test('and one that need not be, at once', () => {
    expect(isComplete<OrderVariables>(SETTINGS, {})).toBe(true);
  });
});

test('a shared address shows the same list to everyone, whatever they have chosen', () => {
  const choices = fc
    .tuple(arrangements, fc.constantFrom('compact' as const, 'comfortable' as const))
    .map(([{ columns, ...placed }, density]) => ({
      ...NO_CHOICE,
      ...placed,
      columns: columns?.length === 0 ? null : columns,
      density,
    }));
  fc.assert(
    fc.property(states, choices, choices, (state, mine, theirs) => {
      const seen = shownAs(state, mine);
      const href = listStateHref('/orders', asSeen(state, seen));
      const opened = readListAddress(settingsOf(state), routed(href));
      const shown = shownAs(opened, theirs);
      expect(inSight(shown)).toEqual(inSight(seen));
      expect(shown.density).toBe(seen.density);
    }),
  );
});

test.each([
  ['columns', { columns: ['number', 'color'] }, { columns: ['number', 'color'] }],
  [
    'widths and pins with them',
    { columns: ['number*120', 'color*pin', 'placed*300*pin', 'x*0', 'y*9999'] },
    {
      columns: ['number', 'color', 'placed', 'x', 'y'],
      widths: { number: 120, placed: 300, y: WIDTHS.max },
      pinned: ['color', 'placed'],
    },
  ],
  ['the list’s own', { columns: ['-', 'color*pin'] }, { columns: null, pinned: ['color'] }],
])('an address that says %s says all of how columns stand', (_case, address, expected) => {
  const mine: ListChoice = {
    ...NO_CHOICE,
    columns: ['placed'],
    widths: { placed: 99 },
    pinned: ['placed'],
    density: 'compact',
  };
  expect(shownAs(readListAddress(SETTINGS, address), mine)).toEqual({
    density: 'comfortable',
    widths: {},
    pinned: [],
    ...expected,
  });
  expect(shownAs(readListAddress(SETTINGS, { q: 'x' }), mine)).toMatchObject({
    columns: ['placed'],
    widths: { placed: 99 },
    pinned: ['placed'],
    density: 'compact',
  });
});

/** What of an arrangement can be seen: a width of what is not shown cannot, nor the order of pins. */
function inSight({ columns, widths, pinned }: Arrangement): Arrangement {
  const isShown = (id: string) => columns === null || columns.includes(id);
  return {
    columns,
    widths: Object.fromEntries(Object.entries(widths).filter(([id]) => isShown(id))),
    pinned: pinned.filter(isShown).toSorted(),
  };
}
