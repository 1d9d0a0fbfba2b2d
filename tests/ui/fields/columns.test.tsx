/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { choiceColumn } from '../../../src/ui/fields/Choice.tsx';
import {
  dataOf,
  isUnreadable,
  textIn,
  writtenValues,
  type Column,
} from '../../../src/ui/fields/column.tsx';
import { recordColumn } from '../../../src/ui/fields/Link.tsx';
import { moneyColumn, NumberValue, numberColumn } from '../../../src/ui/fields/Number.tsx';
import { titleColumn } from '../../../src/ui/fields/RecordTitle.tsx';
import { textColumn } from '../../../src/ui/fields/Text.tsx';
import { speak } from '../../locale/speak.ts';
import { CUSTOMERS, STATUSES } from '../list/sampleList.ts';

interface Order {
  readonly id: string;
  readonly total?: string | null;
  readonly currency?: string | null;
  readonly customer?: { readonly id: string; readonly name: string | null } | null;
}

const ORDER: Order = {
  id: 'abc12345',
  total: '1234.50',
  currency: 'EUR',
  customer: { id: 'def67890', name: 'Ada' },
};
const FAILED = { ok: false, errors: [] } as const;
const id = 'any';
const label = 'Any';

/** Each with what a file for programs says of an order in it. */
const WRITTEN: ReadonlyArray<[string, Column<Order>, object[]]> = [
  [
    'an amount with its currency',
    moneyColumn({ id, label, value: ({ total }) => total, currency: (order) => order.currency }),
    [
      { part: '', value: '1234.50' },
      { part: 'currency', value: 'EUR' },
    ],
  ],
  [
    'an amount in cents of one currency',
    moneyColumn({ id, label, value: () => 950, currency: 'USD', unit: 'minor' }),
    [
      { part: '(minor unit)', value: 950 },
      { part: 'currency', value: 'USD' },
    ],
  ],
  [
    'a record by what names it',
    recordColumn({
      id,
      label,
      resource: CUSTOMERS,
      value: ({ customer }) => customer,
      keyOf: (customer) => customer.id,
      title: (customer) => customer.name,
    }),
    [{ part: '', value: 'Ada' }],
  ],
  [
    'a record that nothing names',
    recordColumn({
      id,
      label,
      resource: CUSTOMERS,
      value: ({ customer }) => customer,
      keyOf: (customer) => customer.id,
    }),
    [{ part: '', value: 'Customer #def67890' }],
  ],
  [
    'a record that is not there',
    recordColumn({ id, label, resource: CUSTOMERS, value: () => null }),
    [{ part: '', value: null }],
  ],
  [
    'the row itself',
    titleColumn({ id, label, resource: CUSTOMERS, keyOf: (order) => order.id }),
    [{ part: '', value: 'Customer #abc12345' }],
  ],
  [
    'a choice as the schema has it',
    choiceColumn({ id, label, choices: STATUSES, value: () => 'DRAFT' }),
    [{ part: '', value: 'DRAFT' }],
  ],
  [
    'what could not be read',
    textColumn({ id, label, value: () => FAILED }),
    [{ part: '', value: null }],
  ],
  [
    'a column of a team’s own, whatever its cell is',
    { id, label, value: ({ total }) => Number(total) * 2, cell: () => <b>twice as much</b> },
    [{ part: '', value: 2469 }],
  ],
];

test.each(WRITTEN)('a file says of %s', (_what, column, expected) => {
  expect(writtenValues(column, ORDER, null)).toEqual(expected);
});

test('a value that failed differs from an empty one', () => {
  const column = (value: typeof FAILED | null) => textColumn({ id, label, value: () => value });
  expect([FAILED, null].map((value) => isUnreadable(column(value), ORDER))).toEqual([true, false]);
  expect([FAILED, null].map((value) => dataOf(column(value), ORDER))).toEqual([null, null]);
});

test('what names a row is said in the language of who reads it', () => {
  const column = titleColumn<Order>({ id, label, resource: CUSTOMERS, keyOf: (order) => order.id });
  expect(textIn(column, ORDER, speak('de', { Customer: 'Kunde' }))).toBe('Kunde #abc12345');
  expect(textIn(textColumn({ id, label, value: () => '' }), ORDER, speak('de'))).toBeNull();
});

test('a column may show its value in a way of its own, and is written as the value', () => {
  const weight = numberColumn<Order>({
    id,
    label,
    value: () => 12,
    cell: () => (
      <>
        <NumberValue value={12} /> kg
      </>
    ),
  });
  expect(weight.align).toBe('end');
  expect(render(weight.cell(ORDER)).container.textContent).toBe('12 kg');
  expect(writtenValues(weight, ORDER, null)).toEqual([{ part: '', value: 12 }]);
});
