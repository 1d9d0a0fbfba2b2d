/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import CUSTOMER_RELATED_ROWS, {
  type CustomerRelated_rows$key,
} from '../../../__generated__/CustomerRelated_rows.graphql.ts';
import CUSTOMER_RELATED_QUERY, {
  type CustomerRelatedQuery,
} from '../../../__generated__/CustomerRelatedQuery.graphql.ts';
import { FULL_ACCESS } from '../../../src/access/access.ts';
import { partOf } from '../../../src/relay/caught.ts';
import { customers } from '../../../src/resources/customers/customers.ts';
import { CustomerTable } from '../../../src/resources/customers/CustomerTable.tsx';
import { EmployeeTable } from '../../../src/resources/employees/EmployeeTable.tsx';
import { writtenValues } from '../../../src/ui/fields/column.tsx';
import { textColumn } from '../../../src/ui/fields/Text.tsx';
import { withBeside, withColumnsBeside } from '../../../src/ui/list/beside.tsx';
import { RelatedColumnChoice } from '../../../src/ui/list/columns/RelatedColumnChoice.tsx';
import { OnlyColumnsContext } from '../../../src/ui/list/listContext.ts';
import { RecordTable } from '../../../src/ui/list/RecordTable.tsx';
import {
  defineRelatedColumns,
  relatedRecords,
} from '../../../src/ui/list/related/defineRelatedColumns.ts';
import { relatedCount } from '../../../src/ui/list/related/relatedCount.tsx';
import { at, routerAt } from '../testRouter.tsx';

const related = defineRelatedColumns<CustomerRelatedQuery, CustomerRelated_rows$key>({
  table: CustomerTable,
  query: CUSTOMER_RELATED_QUERY,
  fragment: CUSTOMER_RELATED_ROWS,
  relations: {
    accountManager: relatedRecords(EmployeeTable, (customer) => customer.accountManager),
    orders: relatedCount((customer) =>
      partOf(customer.ordersCount, (counted) => counted.totalCount),
    ),
    tickets: relatedCount(
      (customer) => partOf(customer.ticketsCount, (counted) => counted.totalCount),
      { label: 'Requests' },
    ),
  },
});

const FAILED = { ok: false as const, errors: [{ path: ['orders'] }] };
const counted = (totalCount: number) => ({ ok: true as const, value: { totalCount } });
const ROWS = [
  { id: '7', ordersCount: counted(12_345), ticketsCount: counted(0) },
  { id: '8', ordersCount: FAILED, ticketsCount: counted(2) },
];
const COLUMNS = [textColumn<(typeof ROWS)[number]>('name', ({ id }) => `Customer ${id}`)];
/** What the rows carry of the two relations that are counted. */
const BESIDE = related.read(ROWS, (_, rows) => rows).slice(1);

afterEach(cleanup);

test('a row shows how many related records it has, as a link to them, or that nobody can say', () => {
  const table = (
    <OnlyColumnsContext value={['name', 'orders.count', 'tickets.count']}>
      <RecordTable
        resource={customers}
        columns={COLUMNS}
        rows={ROWS}
        keyOf={({ id }) => id}
        beside={BESIDE}
        caption="Customers"
      />
    </OnlyColumnsContext>
  );
  render(at(routerAt('/customers'), table));
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual(['Name', 'Orders', 'Requests']);
  const [orders, tickets, failed, others] = texts('cell');
  expect([orders, tickets, others]).toEqual(['12,345', '0', '2']);
  expect(failed).not.toMatch(/^(|0|—.*)$/);
  expect(screen.getByRole('link', { name: '12,345' }).getAttribute('href')).toBe(
    '/customers/7?tab=orders#related',
  );
  expect(screen.getAllByRole('cell')[0].className).toBe(screen.getAllByRole('cell')[1].className);
});

test('a file has the bare numbers, and nothing where nobody can say', () => {
  const columns = withColumnsBeside(COLUMNS, BESIDE);
  expect(columns.map(({ id }) => id)).toEqual(['name', 'orders.count', 'tickets.count']);
  const written = withBeside(ROWS, BESIDE).map((row) =>
    columns.flatMap((column) => writtenValues(column, row, null)).map(({ value }) => value),
  );
  expect(written).toEqual([
    ['Customer 7', 12_345, 0],
    ['Customer 8', null, 2],
  ]);
});

test('only the numbers that are shown are asked for', () => {
  expect(related.variables(['name', 'orders.count'])).toEqual({ ofOrders: true });
  expect(related.variables(['name'])).toEqual({});
});

test('the numbers are chosen together, without those that are shown', () => {
  const shown = [{ id: 'tickets.count', label: 'Requests' }];
  render(at(routerAt('/customers'), <RelatedColumnChoice related={related} shown={shown} />));
  const numbers = screen.getByText('Number of records').closest('details') as HTMLElement;
  const choices = within(numbers).getAllByRole('checkbox', { hidden: true });
  expect(choices.map((choice) => choice.getAttribute('aria-label'))).toEqual([
    'Number of records › Orders',
  ]);
  expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['orders.count']);
  expect(screen.getByText('Account manager')).not.toBeNull();
});

test('there is no number of what a person may not read', () => {
  const denied = { 'Customer.orders': { kind: 'refused' as const } };
  const { relations } = related.allowedTo({ ...FULL_ACCESS, denied });
  expect(relations.map(({ name }) => name)).toEqual(['accountManager', 'tickets']);
});
