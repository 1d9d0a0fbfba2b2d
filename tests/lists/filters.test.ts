import fc from 'fast-check';
import { dayFilter, momentFilter } from '../../src/lists/filters/dateFilters.ts';
import { defineFilters } from '../../src/lists/filters/defineFilters.ts';
import {
  decimalFilter,
  integerFilter,
  recordFilter,
  statusFilter,
  textFilter,
} from '../../src/lists/filters/filterSettings.ts';
import type { Operators } from '../../src/lists/filters/operands.ts';
import { plainNumbers, typedNumbers } from '../../src/lists/filters/typedNumbers.ts';
import { unknownFilters } from '../../src/lists/ignoredFilters.ts';
import type { ListSettings } from '../../src/lists/listSettings.ts';
import { noPaging } from '../../src/lists/paging.ts';
import { listVariables, totalVariables } from '../../src/lists/listVariables.ts';
import { collide, wrapInList, mergeVariables } from '../../src/lists/mergeVariables.ts';
import { ORDERS, SETTINGS, STATUSES, VISITOR } from '../ui/list/sampleList.ts';

const NO_FILTERS: ListSettings<object> = { size: 25, paging: noPaging() };

function filterOf(address: Record<string, string | string[]>): unknown {
  const { shop: _, ...filter } = { ...listVariables(SETTINGS, address, VISITOR).filter };
  return filter;
}

const { weight: TYPED, width: RANGED } = defineFilters<object>({
  weight: decimalFilter<object>({
    is: (weight) => ({ weight }),
    atLeast: (weight) => ({ atLeast: weight }),
  }),
  width: decimalFilter<object>({ between: (from, to) => ({ from, to }) }),
});
function asked(address: Record<string, string>): unknown {
  const filters = { weight: TYPED, width: RANGED };
  return listVariables({ ...NO_FILTERS, filters }, address, VISITOR);
}

test.each<[string, Record<string, string>, unknown]>([
  ['as programs write it', { 'weight.atLeast': '1.250' }, { atLeast: '1.250' }],
  [
    'as people type it, where that is said',
    { 'weight.atLeast': '1.250', 'weight.written-in': 'de' },
    { atLeast: '1250' },
  ],
  [
    'in its own language, whatever another was typed in',
    { weight: '1,5', 'weight.written-in': 'fr', 'width.between': '1.250..1.500' },
    { weight: '1.5', from: '1.250', to: '1.500' },
  ],
  [
    'in both ends of a range',
    { 'width.between': '1.000,5 .. 2.000', 'width.written-in': 'de' },
    { from: '1000.5', to: '2000' },
  ],
])('a number in an address is read %s', (_name, address, variables) => {
  expect(asked(address)).toMatchObject(variables as object);
});

test('a number that cannot be read in its language is called so; that it was typed in one is not', () => {
  const settings = { ...NO_FILTERS, filters: { weight: TYPED } };
  const address = { 'weight.atLeast': '1,5,0', 'weight.written-in': 'de' };
  expect(unknownFilters(settings, address)).toMatchObject([
    { filter: { label: 'Weight' }, parameter: 'weight.atLeast', text: '1,5,0' },
  ]);
});

test.each([
  ['€1,250.50', 'en', '1250.50'],
  ['EUR 5', 'en', '5'],
  ['1.250,50 €..2.000 €', 'de', '1250.50..2000'],
  ['5,00\u00a0$US', 'fr', '5.00'],
  ['5 kg', 'en', '5 kg'],
  ['-€5', 'en', '-5'],
  ['€', 'en', '€'],
])('an amount is typed with its currency: “%s”, in %s', (typed, language, plain) => {
  expect(plainNumbers(typed, language)).toBe(plain);
  // Addresses have plain numbers.
  expect(plainNumbers(typed, undefined)).toBe(typed);
});

test.each(['de', 'fr', 'ar', 'en', 'zh'])(
  'numbers are typed in %s as they are read',
  (language) => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(9999), (whole, fraction) => {
        const number = `${whole}.${fraction}`;
        const typed = typedNumbers(`${number}..${whole}`, { language, timeZone: 'UTC', now: 0 });
        expect(plainNumbers(typed, language)).toBe(`${number}..${whole}`);
      }),
    );
  },
);

test.each<[Record<string, string | string[]>, unknown]>([
  [{ status: 'DRAFT' }, { status: { equalTo: 'DRAFT' } }],
  [{ status: ['DRAFT', 'SHIPPED'] }, { status: { in: ['DRAFT', 'SHIPPED'] } }],
  [{ status: 'DRAFT\nSHIPPED' }, { status: { in: ['DRAFT', 'SHIPPED'] } }],
  [{ 'status.isNot': 'DRAFT' }, { status: { notEqualTo: 'DRAFT' } }],
  [{ 'total.atLeast': '5', 'total.atMost': '9' }, { total: { atLeast: 5, atMost: 9 } }],
  [{ 'customer.isEmpty': 'false' }, { customer: { isNull: false } }],
  [
    { placed: '2026-11-20' },
    { placed: { from: '2026-11-19T23:00:00.000Z', before: '2026-11-20T23:00:00.000Z' } },
  ],
  [
    { placed: 'last7days' },
    { placed: { from: '2026-11-13T23:00:00.000Z', before: '2026-11-20T23:00:00.000Z' } },
  ],
  [{ 'placed.atLeast': '2026-11-20' }, { placed: { from: '2026-11-19T23:00:00.000Z' } }],
  [{ 'placed.greaterThan': '2026-11-20' }, { placed: { from: '2026-11-20T23:00:00.000Z' } }],
  [{ 'placed.lessThan': '2026-11-20' }, { placed: { before: '2026-11-19T23:00:00.000Z' } }],
  [{ 'placed.atMost': '2026-11-20' }, { placed: { before: '2026-11-20T23:00:00.000Z' } }],
])('%j is asked as %j', (address, filter) => {
  expect(filterOf(address)).toEqual(filter);
});

test('two conditions on one place hold together, as far as the schema can say so', () => {
  const address = { 'constructor.contains': 'a', 'constructor.startsWith': 'b' };
  expect(filterOf(address)).toEqual({ text: 'a', and: [{ text: 'b%' }] });
  const withoutAnd = { ...SETTINGS, and: undefined };
  expect(listVariables(withoutAnd, address, VISITOR).filter).toMatchObject({ text: 'b%' });
});

test('of the conditions in a group any may hold, beside all others', () => {
  const settings = { ...SETTINGS, or: ['filter', 'or'] };
  const address = { 'any.status': 'DRAFT', 'any.total.atLeast': '5', 'total.atMost': '9', q: 'x' };
  const { shop: _, ...filter } = { ...listVariables(settings, address, VISITOR).filter };
  expect(filter).toEqual({
    and: [{ text: 'x' }],
    or: [{ status: { equalTo: 'DRAFT' } }, { total: { atLeast: 5 } }],
    total: { atMost: 9 },
  });
  const two = listVariables(settings, { ...address, 'any2.rush': 'true' }, VISITOR).filter;
  expect(two).toMatchObject({
    and: [{ text: 'x' }, { or: [{ rush: { equalTo: true } }] }],
    or: [{ status: { equalTo: 'DRAFT' } }, { total: { atLeast: 5 } }],
  });
});

test('a group is not understood where the schema has none', () => {
  expect(filterOf({ 'any.status': 'DRAFT' })).toEqual({});
  expect(unknownFilters(SETTINGS, { 'any.status': 'DRAFT' })).toMatchObject([
    { filter: { label: 'Status' }, parameter: 'any.status', text: 'DRAFT' },
  ]);
});

test('the count is of the same rows as the list', () => {
  const address = { status: ['DRAFT', 'SHIPPED'], placed: 'today', 'total.atLeast': '5' };
  expect(totalVariables(SETTINGS, address, VISITOR).filter).toEqual(
    listVariables(SETTINGS, address, VISITOR).filter,
  );
});

test('what today is depends on where the visitor is', () => {
  const inAuckland = { ...VISITOR, timeZone: 'Pacific/Auckland' };
  expect(listVariables(SETTINGS, { placed: 'today' }, inAuckland).filter).toMatchObject({
    placed: { from: '2026-11-20T11:00:00.000Z' },
  });
});

test('what is not understood is named, and nothing of it is sent', () => {
  const address = {
    'total.atLeast': 'lots',
    status: ['DRAFT', 'GONE'],
    color: 'red',
    'total.x': '1',
  };
  expect(unknownFilters(SETTINGS, address)).toMatchObject([
    { filter: { label: 'Total' }, parameter: 'total.atLeast', text: 'lots' },
    { filter: { label: 'Status' }, parameter: 'status', text: 'GONE' },
    { filter: { label: 'Total' }, parameter: 'total.x', text: '1' },
  ]);
  expect(filterOf(address)).toEqual({ status: { equalTo: 'DRAFT' } });
});

test('only valid numbers of an address are sent as numbers', () => {
  const { comparisons } = integerFilter<{ n?: number }>({ is: (n) => ({ n }) });
  const setting = comparisons['']!;
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      if (!setting.accepts(text)) return;
      const { n } = setting.variables([text], VISITOR);
      expect(Number.isInteger(n)).toBe(true);
      expect(Number(text)).toBe(n);
    }),
  );
});

test.each([
  ['0.1', true],
  ['-12', true],
  ['99999999999999999999.99', true],
  ['1e5', false],
  ['0x10', false],
  ['', false],
  ['1,5', false],
  ['NaN', false],
])('a decimal keeps all its digits as text, and %j is one: %s', (text, isOne) => {
  const setting = decimalFilter<{ d?: string }>({ is: (d) => ({ d }) }).comparisons['']!;
  expect(setting.accepts(text)).toBe(isOne);
  if (isOne) expect(setting.variables([text], VISITOR)).toEqual({ d: text });
});

describe('days where the schema has', () => {
  type Day = { gt?: string; lte?: string; from?: string; to?: string; eq?: string };

  test('only bounds that exclude, or only bounds that include', () => {
    const { comparisons } = dayFilter<Day>({
      greaterThan: (gt) => ({ gt }),
      atMost: (lte) => ({ lte }),
    });
    const ask = (name: '' | 'atLeast' | 'atMost' | 'greaterThan' | 'lessThan') =>
      comparisons[name]!.variables(['2026-03-01'], VISITOR);
    expect(ask('')).toEqual({ gt: '2026-02-28', lte: '2026-03-01' });
    expect(ask('atLeast')).toEqual({ gt: '2026-02-28' });
    expect(ask('greaterThan')).toEqual({ gt: '2026-03-01' });
    expect(ask('atMost')).toEqual({ lte: '2026-03-01' });
    expect(ask('lessThan')).toEqual({ lte: '2026-02-28' });
  });

  test('both bounds in one condition', () => {
    const { comparisons } = dayFilter<Day>({ between: (from, to) => ({ from, to }) });
    expect(comparisons['']!.variables(['yesterday'], VISITOR)).toEqual({
      from: '2026-11-19',
      to: '2026-11-19',
    });
  });

  test('equality alone: days, but no stretches of days', () => {
    const { comparisons } = dayFilter<Day>({ is: (eq) => ({ eq }) });
    expect(comparisons['']!.accepts('today')).toBe(false);
    expect(comparisons['']!.variables(['2026-03-01'], VISITOR)).toEqual({ eq: '2026-03-01' });
  });

  test('moments with inclusive bounds end at the last millisecond of the day', () => {
    const { comparisons } = momentFilter<Day>({ atMost: (lte) => ({ lte }) });
    expect(comparisons.lessThan!.variables(['2026-11-20'], VISITOR)).toEqual({
      lte: '2026-11-19T22:59:59.999Z',
    });
  });
});

test('a filter offers what the schema has, and nothing else', () => {
  const filter = textFilter<{ t?: string }>({ contains: (t) => ({ t }) });
  expect(Object.keys(filter.comparisons)).toEqual(['contains']);
});

describe('the operators of a condition’s type', () => {
  interface Text {
    readonly equalTo?: string | null;
    readonly in?: readonly string[] | null;
    readonly isNull?: boolean | null;
    readonly like?: string | null;
  }
  interface Status {
    readonly equalTo?: 'DRAFT' | 'SHIPPED' | null;
    readonly in?: ReadonlyArray<'DRAFT' | 'SHIPPED'> | null;
  }
  interface Ask {
    readonly where?: { readonly number?: Text | null; readonly status?: Status | null } | null;
  }
  const text: Operators<Text, string> = {
    is: (value) => ({ equalTo: value }),
    anyOf: (values) => ({ in: values }),
    contains: (value) => ({ like: `%${value}%` }),
    isEmpty: (isEmpty) => ({ isNull: isEmpty }),
  };
  const choice = {
    is: <Choice>(value: Choice) => ({ equalTo: value }),
    anyOf: <Choice>(values: Choice[]) => ({ in: values }),
  };
  const like = { is: <Choice>(value: Choice) => ({ like: value }) };

  test('are asked at its path', () => {
    const { number, status } = defineFilters<Ask>({
      number: textFilter('where.number', text),
      status: statusFilter(STATUSES, 'where.status', choice),
    });
    expect(number.comparisons['']!.variables(['A'], VISITOR)).toEqual({
      where: { number: { equalTo: 'A' } },
    });
    expect(number.comparisons.contains!.variables(['A'], VISITOR)).toEqual({
      where: { number: { like: '%A%' } },
    });
    expect(status.comparisons['']!.variables(['DRAFT', 'SHIPPED'], VISITOR)).toEqual({
      where: { status: { in: ['DRAFT', 'SHIPPED'] } },
    });
  });

  test('ask for records without a value where there may be some', () => {
    const { number, nullable } = defineFilters<Ask>({
      number: textFilter('where.number', text),
      nullable: textFilter('where.number', text, { nullable: true }),
    });
    expect(Object.keys(number.comparisons)).toEqual(['', 'contains']);
    expect(Object.keys(nullable.comparisons)).toEqual(['', 'contains', 'isEmpty']);
  });

  test('compare records by being the same only', () => {
    const { order } = defineFilters<Ask>({ order: recordFilter(ORDERS, 'where.number', text) });
    expect(Object.keys(order.comparisons)).toEqual(['']);
  });

  test('are those that the type has', () => {
    const filters = defineFilters<Ask>({
      // @ts-expect-error There is no such condition.
      one: textFilter('where.name', text),
      // @ts-expect-error The condition is of another type.
      two: textFilter('where.status', text),
      // @ts-expect-error The type has no such operator.
      three: statusFilter(STATUSES, 'where.status', like),
    });
    expect(Object.keys(filters)).toEqual(['one', 'two', 'three']);
  });
});

test('a filter without a label has the words of its name', () => {
  const filters = defineFilters<object>({
    shipDate: textFilter<object>({ is: () => ({}) }),
    vat: textFilter<object>({ is: () => ({}) }, { label: 'VAT number' }),
  });
  expect(Object.values(filters).map(({ label }) => label)).toEqual(['Ship date', 'VAT number']);
});

describe('parts of variables', () => {
  test('share objects and join lists', () => {
    const left = { filter: { a: 1, and: [1] }, first: 5 };
    const right = { filter: { b: 2, and: [2] } };
    expect(collide(left, right)).toBe(false);
    expect(mergeVariables(left, right)).toEqual({ filter: { a: 1, b: 2, and: [1, 2] }, first: 5 });
  });

  test('collide where one place would have two values', () => {
    expect(collide({ filter: { a: { eq: 1 } } }, { filter: { a: { eq: 2 } } })).toBe(true);
    expect(collide({ filter: { a: { eq: 1 } } }, { filter: { a: { eq: 1 } } })).toBe(false);
    expect(collide({ a: 1 }, { a: { b: 1 } })).toBe(true);
  });

  test('go into a list, those that have anything to go there', () => {
    expect(wrapInList({ filter: { a: 1 }, x: 2 }, ['filter', 'and'])).toEqual({
      filter: { and: [{ a: 1 }] },
      x: 2,
    });
    expect(wrapInList({ x: 2 }, ['filter', 'and'])).toEqual({ x: 2 });
  });
});
