import {
  decimalMoneyFilter,
  integerMoneyFilter,
  numberMoneyFilter,
} from '../../src/lists/filters/moneyFilters.ts';
import type { FilterDefinition } from '../../src/lists/filters/filterDefinition.ts';
import type { Comparison } from '../../src/lists/filters/operators.ts';

interface Variables {
  readonly sent?: unknown;
}

/** What is sent for a text; null where it is not accepted. */
function sent(filter: FilterDefinition<Variables>, comparison: Comparison, text: string): unknown {
  const setting = filter.comparisons[comparison];
  if (!setting?.accepts(text)) return null;
  return (setting.variables([text], { timeZone: 'UTC', now: 0, lists: {} }) as Variables).sent;
}

const operators = {
  atLeast: (value: unknown): Variables => ({ sent: value }),
  between: (from: unknown, to: unknown): Variables => ({ sent: [from, to] }),
};

test.each([
  ['19.99', 1999],
  ['19.9', 1990],
  ['20', 2000],
  ['.5', 50],
  ['-3', -300],
  ['0', 0],
  ['19.999', null],
  ['30000000', null],
  ['cheap', null],
  ['', null],
])('an amount is asked for in whole units, and sent in the smallest: %s is %s', (typed, amount) => {
  expect(sent(integerMoneyFilter<Variables>(operators), 'atLeast', typed)).toBe(amount);
});

test.each([
  ['JPY', '1999', 1999],
  ['JPY', '19.99', null],
  ['BHD', '1.999', 1999],
  ['eur', '1.99', 199],
])('amounts in %s have its decimals: %s is %s', (currency, typed, amount) => {
  const filter = integerMoneyFilter<Variables>(operators, { currency });
  expect(sent(filter, 'atLeast', typed)).toBe(amount);
});

test('an amount of any length keeps its digits where the schema takes text', () => {
  const filter = decimalMoneyFilter<Variables>(operators);
  expect(sent(filter, 'atLeast', '90071992547409930071.23')).toBe('9007199254740993007123');
});

test('amounts of a range are put in order, whole', () => {
  expect(sent(integerMoneyFilter<Variables>(operators), 'between', '20..3.5')).toEqual([350, 2000]);
  expect(sent(numberMoneyFilter<Variables>(operators), 'between', '3.5..20')).toEqual([350, 2000]);
});
