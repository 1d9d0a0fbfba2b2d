/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { choiceColumn } from '../../../src/ui/fields/Choice.tsx';
import {
  column,
  dataOf,
  defineColumn,
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
import type { ValueProps } from '../../../src/ui/fields/fieldProps.ts';
import { Value } from '../../../src/ui/fields/Value.tsx';
import type { Locale } from '../../../src/locale/locale.ts';
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
const ENGLISH: Locale = { language: 'en', timeZone: 'UTC', now: 0 };

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

test('a file for people has amounts in whole units, as they enter them', () => {
  const cents = moneyColumn(id, () => 950, { currency: 'USD', unit: 'minor' });
  const yen = moneyColumn(id, () => 950, { currency: 'JPY', unit: 'minor' });
  const row = ORDER;
  expect(writtenValues(cents, row, ENGLISH)[0]).toEqual({ part: '', value: '9.50' });
  expect(writtenValues(yen, row, ENGLISH)[0]).toEqual({ part: '', value: '950' });
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

test('a column takes the settings of the component in its cells', () => {
  const inTons = numberColumn<Order>('total', (order) => order.total, {
    format: { style: 'unit', unit: 'kilogram' },
  });
  expect(render(inTons.cell(ORDER)).container).toHaveTextContent('1,234.5 kg');
  expect(inTons).not.toHaveProperty('format');
  expect(dataOf(inTons, ORDER)).toBe('1234.50');
});

test('a column of a component of one’s own writes out what it says of a value', () => {
  const Stars = ({ value, most }: ValueProps<string> & { readonly most: number }) => (
    <Value value={value}>{(total) => `${total} of ${most}`}</Value>
  );
  const starsColumn = defineColumn(Stars, {
    text: (total, { language }, { most }) => `${total}/${most} (${language})`,
  });
  const stars = starsColumn<Order>('total', (order) => order.total, { label: 'Stars', most: 5 });
  expect(stars.label).toBe('Stars');
  expect(render(stars.cell(ORDER)).container).toHaveTextContent('1234.50 of 5');
  const written = (order: Order, locale: Locale | null) => writtenValues(stars, order, locale)[0];
  const english: Locale = { language: 'en', timeZone: 'UTC', now: 0 };
  expect(written(ORDER, english).value).toBe('1234.50/5 (en)');
  expect(written(ORDER, null).value).toBe('1234.50');
  expect(written({ id: 'without' }, english).value).toBeNull();
});
