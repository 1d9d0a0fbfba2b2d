import { decimalFilter } from '../../src/lists/filters/filterSettings.ts';
import { dayRangeFilter, momentRangeFilter } from '../../src/lists/filters/rangeFilters.ts';
import {
  durationFilter,
  networkFilter,
  pairsFilter,
  structureFilter,
} from '../../src/lists/filters/valueFilters.ts';
import { readListAddress } from '../../src/lists/listAddress.ts';
import type { FilterDefinition } from '../../src/lists/filters/filterDefinition.ts';
import type { Comparison } from '../../src/lists/filters/operators.ts';
import type { ListSettings } from '../../src/lists/listSettings.ts';

interface Variables {
  readonly sent?: unknown;
}

const BERLIN = { timeZone: 'Europe/Berlin', now: 0, lists: {} };

/** What is sent for a text; null where it is not accepted. */
function sent(filter: FilterDefinition<Variables>, comparison: Comparison, text: string): unknown {
  const setting = filter.comparisons[comparison];
  if (!setting?.accepts(text)) return null;
  return (setting.variables([text], BERLIN) as Variables).sent;
}

const both = (from: unknown, to: unknown): Variables => ({ sent: [from, to] });
const one = (value: unknown): Variables => ({ sent: value });

test('a range is asked from one day to another, in either order, or for a single one', () => {
  const filter = dayRangeFilter<Variables>({ overlaps: both, includes: one });
  expect(sent(filter, 'overlaps', '2026-05-01..2026-05-07')).toEqual(['2026-05-01', '2026-05-07']);
  expect(sent(filter, 'overlaps', '2026-05-07..2026-05-01')).toEqual(['2026-05-01', '2026-05-07']);
  expect(sent(filter, 'overlaps', '2026-05-01')).toEqual(['2026-05-01', '2026-05-01']);
  expect(sent(filter, 'overlaps', '2026-05-01..soon')).toBeNull();
  expect(sent(filter, 'includes', '2026-05-01')).toBe('2026-05-01');
});

test('numbers are put in order as numbers, and keep their digits', () => {
  const filter = decimalFilter<Variables>({ overlaps: both });
  expect(sent(filter, 'overlaps', '10..9')).toEqual(['9', '10']);
  expect(sent(filter, 'overlaps', '9007199254740993..9007199254740995')).toEqual([
    '9007199254740993',
    '9007199254740995',
  ]);
});

test('ranges of moments are asked by the days of the person’s time zone', () => {
  const filter = momentRangeFilter<Variables>({ overlaps: both, endsBefore: one, includes: one });
  expect(sent(filter, 'overlaps', '2026-05-01..2026-05-02')).toEqual([
    '2026-04-30T22:00:00.000Z',
    '2026-05-02T22:00:00.000Z',
  ]);
  expect(sent(filter, 'endsBefore', '2026-05-01')).toBe('2026-04-30T22:00:00.000Z');
  // A whole day is asked by what overlaps with it.
  expect(Object.keys(filter.comparisons)).toEqual(['overlaps', 'endsBefore']);
});

test('both ends of a range, which have an input each, are one value of the address', () => {
  const settings = {
    filters: { nights: { label: 'Nights', ...dayRangeFilter<Variables>({ overlaps: both }) } },
    paging: { isNumbered: true },
  } as unknown as ListSettings<Variables>;
  const filtersIn = (nights: string | string[]) =>
    readListAddress(settings, { 'nights.overlaps': nights }).filters;
  const stretch = { 'nights.overlaps': ['2026-05-01..2026-05-07'] };
  expect(filtersIn(['2026-05-01', '2026-05-07'])).toEqual(stretch);
  expect(filtersIn('2026-05-01..2026-05-07')).toEqual(stretch);
  expect(filtersIn(['', '2026-05-07'])).toEqual({ 'nights.overlaps': ['2026-05-07'] });
});

test('a length of time is sent in the units of the schema', () => {
  const usual = durationFilter<Variables>({ lessThan: one });
  expect(sent(usual, 'lessThan', '1 w 2:30')).toBeNull();
  expect(sent(usual, 'lessThan', '1 w 2 h')).toEqual({ days: 7, hours: 2 });
  expect(sent(durationFilter<Variables>({ is: one }, { units: ['minutes'] }), '', '2:30')).toEqual({
    minutes: 150,
  });
});

test.each(['10.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32'])('%s can be asked for', (text) => {
  expect(sent(networkFilter<Variables>({ inNetwork: one }), 'inNetwork', text)).toBe(text);
});

test.each(['10.0', '10.0.0.256', '10.0.0.0/33', 'localhost'])(
  '%s is no address, and is not sent to fail',
  (text) => {
    expect(sent(networkFilter<Variables>({ inNetwork: one }), 'inNetwork', text)).toBeNull();
  },
);

test('a part of an object is typed as a pair or as JSON', () => {
  const json = structureFilter<Variables>({ contains: one, hasKey: one });
  expect(sent(json, 'contains', 'large: 5')).toEqual({ large: 5 });
  expect(sent(json, 'contains', 'colour = dark red')).toEqual({ colour: 'dark red' });
  expect(sent(json, 'contains', '{"a": {"b": [1]}}')).toEqual({ a: { b: [1] } });
  expect(sent(json, 'contains', 'large')).toBeNull();
  expect(sent(json, 'hasKey', 'large')).toBe('large');
  // An hstore has texts only.
  expect(sent(pairsFilter<Variables>({ contains: one }), 'contains', 'size: 5')).toEqual({
    size: '5',
  });
});
