/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { writtenValues, type Columns } from '../../../src/ui/fields/column.tsx';
import { recordColumn } from '../../../src/ui/fields/Link.tsx';
import { moneyColumn } from '../../../src/ui/fields/Number.tsx';
import { textColumn } from '../../../src/ui/fields/Text.tsx';
import { withBeside, withColumnsBeside, type Beside } from '../../../src/ui/list/beside.tsx';
import { RecordTable } from '../../../src/ui/list/RecordTable.tsx';
import { at, routerAt } from '../testRouter.tsx';
import { CUSTOMERS, ORDERS } from './sampleList.ts';

interface Customer {
  readonly country: string;
  readonly owed: string;
  readonly currency: string;
  readonly vip: { readonly id: string; readonly name: string };
}

const OF_CUSTOMERS: Columns<Customer> = [
  textColumn('country', ({ country }) => country),
  moneyColumn('owed', ({ owed }) => owed, { currency: ({ currency }) => currency }),
  recordColumn('vip', ({ vip }) => vip, { resource: CUSTOMERS, title: ({ name }) => name }),
];
const ADA: Customer = {
  country: 'France',
  owed: '12.50',
  currency: 'EUR',
  vip: { id: '7', name: 'Bo' },
};
const FAILED = { ok: false as const, errors: [{ path: ['customer'] }] };
const COLUMNS: Columns<{ readonly id: string }> = [textColumn('number', ({ id }) => `#${id}`)];
const ROWS = [{ id: '1' }, { id: '2' }, { id: '3' }];
const BESIDE: readonly Beside[] = [
  { name: 'customer', label: 'Customer', columns: OF_CUSTOMERS, data: [ADA, null, FAILED] },
];

afterEach(cleanup);

test('a row shows what its related record says, that there is none, or that it could not be read', () => {
  const table = (
    <RecordTable
      resource={ORDERS}
      columns={COLUMNS}
      rows={ROWS}
      keyOf={({ id }) => id}
      beside={BESIDE}
      caption="Orders"
    />
  );
  render(at(routerAt('/orders'), table));
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual([
    'Number',
    'Customer › Country',
    'Customer › Owed',
    'Customer › Vip',
  ]);
  const [country, , , none, , , failed] = texts('cell');
  expect(country).toBe('France');
  expect(none).toBe('—None');
  expect(failed).not.toBe('');
  expect(failed).not.toBe('—None');
});

test('a file has the same headings for a row without the related record', () => {
  const columns = withColumnsBeside(COLUMNS, BESIDE);
  const written = withBeside(ROWS, BESIDE).map((row) =>
    columns.slice(1, 3).flatMap((column) => writtenValues(column, row, null)),
  );
  const parts = ['', '', 'currency'];
  expect(written.map((row) => row.map(({ part }) => part))).toEqual([parts, parts, parts]);
  expect(written.map((row) => row.map(({ value }) => value))).toEqual([
    ['France', '12.50', 'EUR'],
    [null, null, null],
    [null, null, null],
  ]);
});

test('a link of a related record leads to its page, and nowhere without that record', () => {
  const vip = withColumnsBeside(COLUMNS, BESIDE)[3];
  const keys = withBeside(ROWS, BESIDE).map((row) => vip.linkedKey?.(row));
  expect(keys).toEqual(['7', null, null]);
});
