/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { choiceColumn } from '../../../src/ui/fields/Choice.tsx';
import {
  column,
  dataOf,
  isUnreadable,
  textIn,
  writtenValues,
  type Column,
} from '../../../src/ui/fields/column.tsx';
import { RecordLink, recordColumn } from '../../../src/ui/fields/Link.tsx';
import { moneyColumn, NumberValue, numberColumn } from '../../../src/ui/fields/Number.tsx';
import { titleColumn } from '../../../src/ui/fields/RecordTitle.tsx';
import { textColumn } from '../../../src/ui/fields/Text.tsx';
import { momentColumn } from '../../../src/ui/fields/Time.tsx';
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

/** Each with what a file for programs says of an order in it. */
const WRITTEN: ReadonlyArray<[string, Column<Order>, object[]]> = [
  [
    'an amount with its currency',
    moneyColumn(id, ({ total }) => total, { currency: (order) => order.currency }),
    [
      { part: '', value: '1234.50' },
      { part: 'currency', value: 'EUR' },
    ],
  ],
  [
    'an amount in cents of one currency',
    moneyColumn(id, () => 950, { currency: 'USD', unit: 'minor' }),
    [
      { part: '(minor unit)', value: 950 },
      { part: 'currency', value: 'USD' },
    ],
  ],
  [
    'a record by what names it',
    recordColumn(id, ({ customer }) => customer, {
      resource: CUSTOMERS,
      title: (customer) => customer.name,
    }),
    [{ part: '', value: 'Ada' }],
  ],
  [
    'a record that nothing names',
    recordColumn(id, ({ customer }) => customer, { resource: CUSTOMERS }),
    [{ part: '', value: 'Customer #def67890' }],
  ],
  [
    'a record that is not there',
    recordColumn(id, () => null, { resource: CUSTOMERS, keyOf: null }),
    [{ part: '', value: null }],
  ],
  [
    'the row itself',
    titleColumn(id, () => null, { resource: CUSTOMERS }),
    [{ part: '', value: 'Customer #abc12345' }],
  ],
  [
    'a choice as the schema has it',
    choiceColumn(id, () => 'DRAFT', { choices: STATUSES }),
    [{ part: '', value: 'DRAFT' }],
  ],
  ['what could not be read', textColumn(id, () => FAILED), [{ part: '', value: null }]],
  [
    'a column of a team’s own, whatever its cell is',
    column(id, ({ total }) => Number(total) * 2, { cell: () => <b>twice as much</b> }),
    [{ part: '', value: 2469 }],
  ],
];

test('a column is labelled by its name in words, unless it says otherwise', () => {
  const labels = [
    textColumn('paymentStatus', () => ''),
    momentColumn('placedAt', () => 0, { label: 'Placed' }),
    column('isLate', () => true, { cell: () => null }),
  ].map(({ label }) => label);
  expect(labels).toEqual(['Payment status', 'Placed', 'Is late']);
});

test('the key of a record is its id, another where that is said, or none', () => {
  const linked = { id: '7', code: 'A', name: 'Ada' };
  const href = (cell: ReactNode) =>
    render(cell).container.querySelector('a')?.getAttribute('href') ?? null;
  const link = <RecordLink resource={CUSTOMERS} record={linked} title={({ name }) => name} />;
  const byCode = recordColumn<Order, typeof linked>('customer', () => linked, {
    resource: CUSTOMERS,
    keyOf: ({ code }) => code,
  });
  const keyless = recordColumn('customer', () => linked, { resource: CUSTOMERS, keyOf: null });
  // @ts-expect-error A record without an id says what its key is.
  recordColumn('customer', () => ({ code: 'A' }), { resource: CUSTOMERS });
  expect([link, byCode.cell(ORDER), keyless.cell(ORDER)].map(href)).toEqual([
    '/customers/7',
    '/customers/A',
    null,
  ]);
});

test.each(WRITTEN)('a file says of %s', (_what, column, expected) => {
  expect(writtenValues(column, ORDER, null)).toEqual(expected);
});

test('a value that failed differs from an empty one', () => {
  const failing = (value: typeof FAILED | null) => textColumn(id, () => value);
  expect([FAILED, null].map((value) => isUnreadable(failing(value), ORDER))).toEqual([true, false]);
  expect([FAILED, null].map((value) => dataOf(failing(value), ORDER))).toEqual([null, null]);
});

test('what names a row is said in the language of who reads it', () => {
  const name = titleColumn<Order>(id, () => null, { resource: CUSTOMERS });
  expect(textIn(name, ORDER, speak('de', { Customer: 'Kunde' }))).toBe('Kunde #abc12345');
  expect(
    textIn(
      textColumn(id, () => ''),
      ORDER,
      speak('de'),
    ),
  ).toBeNull();
});

test('a column may show its value in a way of its own, and is written as the value', () => {
  const weight = numberColumn<Order>(id, () => 12, {
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
