import CUSTOMER_LIST_QUERY from '../../__generated__/CustomerListQuery.graphql.ts';
import ORDER_LIST_QUERY from '../../__generated__/OrderListQuery.graphql.ts';
import type { Address } from '../../src/address/address.ts';
import { connectionPage, type PageInResponse } from '../../src/lists/pageInResponse.ts';
import { connectionPaging } from '../../src/lists/paging.ts';
import { createEnvironment } from '../../src/relay/environment.ts';
import { relatedColumns as ofCustomers } from '../../src/resources/customers/CustomerRelated.ts';
import { customers } from '../../src/resources/customers/customers.ts';
import { CustomerTable } from '../../src/resources/customers/CustomerTable.tsx';
import { relatedColumns } from '../../src/resources/orders/OrderRelated.ts';
import { orders } from '../../src/resources/orders/orders.ts';
import { OrderTable } from '../../src/resources/orders/OrderTable.tsx';
import { writtenValues } from '../../src/ui/fields/column.tsx';
import { shownColumns } from '../../src/ui/list/columns/placedColumns.ts';
import { listAt, rowsQuery, type AnyList } from '../../src/ui/list/listDefinition.ts';
import { readPage } from '../../src/ui/list/readPage.ts';
import { loadRelatedColumns } from '../../src/ui/list/related/relatedColumns.ts';
import { readSampleBackend, type Connection } from './sampleBackend.ts';

const sample = readSampleBackend();

const VISITOR = { timeZone: 'UTC', now: 0, lists: {} };

const list = {
  resource: orders,
  table: OrderTable,
  query: ORDER_LIST_QUERY,
  relatedColumns: () => Promise.resolve({ relatedColumns }),
  read: ({ orders: page }: { orders: never }): PageInResponse<unknown> => connectionPage(page),
  size: 25,
  paging: connectionPaging,
  name: 'orders',
} as unknown as AnyList;

const customerList = {
  resource: customers,
  table: CustomerTable,
  query: CUSTOMER_LIST_QUERY,
  relatedColumns: () => Promise.resolve({ relatedColumns: ofCustomers }),
  read: ({ customers: page }: { customers: never }): PageInResponse<unknown> =>
    connectionPage(page),
  size: 25,
  paging: connectionPaging,
  name: 'customers',
} as unknown as AnyList;

/** What a file has of the first rows of a list at an address, by the columns that it names. */
async function cells(columns: readonly string[], of = list): Promise<unknown[][]> {
  const address: Address = { columns: [...columns] };
  await loadRelatedColumns(of, address, VISITOR);
  const newEnvironment = () =>
    createEnvironment({ url: sample().endpoint, localKeys: {}, isServer: false });
  const page = await readPage(
    listAt(of, address, VISITOR),
    address,
    { newEnvironment, visitor: VISITOR },
    new AbortController().signal,
  );
  const shown = shownColumns(page.columns, columns);
  return page.rows.map((row) =>
    shown.flatMap((column) => writtenValues(column, row, null).map(({ value }) => value)),
  );
}

interface OrderRow {
  readonly number: string;
  readonly customer: {
    readonly billingCountry: string | null;
    readonly creditLimit: string | null;
    readonly currency: string;
    readonly accountManager: { readonly id: string } | null;
  };
  readonly salesRep: { readonly department: string } | null;
}

test('the columns of related records have what the backend has of them', async () => {
  const data = await sample().data<{ orders: Connection<OrderRow> }>(`{ orders(first: 25) { nodes {
    number
    customer { billingCountry creditLimit currency accountManager { id } }
    salesRep { department }
  } } }`);
  const { nodes } = data.orders;
  const rows = await cells([
    'customer.billingCountry',
    'customer.creditLimit',
    'customer.accountManager',
    'salesRep.department',
  ]);
  expect(
    rows.map(([number, country, limit, currency, , department]) => [
      number,
      country,
      limit === null ? null : Number(limit),
      currency,
      department,
    ]),
  ).toEqual(
    nodes.map(({ number, customer, salesRep }) => [
      number,
      customer.billingCountry,
      customer.creditLimit === null ? null : Number(customer.creditLimit),
      customer.currency,
      salesRep?.department ?? null,
    ]),
  );
  expect(nodes.some(({ salesRep }) => salesRep === null)).toBe(true);
  expect(rows.map(([, , , , manager]) => manager !== null)).toEqual(
    nodes.map(({ customer }) => customer.accountManager !== null),
  );
});

test('nothing is asked for of related records before one of their columns is shown', async () => {
  const address = { columns: ['customer.email', 'salesRep.manager'] };
  await loadRelatedColumns(list, address, VISITOR);
  expect(rowsQuery(list, {}, VISITOR)).toMatchObject({
    request: ORDER_LIST_QUERY,
    variables: { first: 25 },
  });
  expect(rowsQuery(list, address, VISITOR).variables).toEqual({
    first: 25,
    withCustomer: false,
    ofCustomer: true,
    ofSalesRep: true,
    withManagerOfSalesRep: true,
  });
  // What a person keeps does the same as what an address names.
  const keeping = { ...VISITOR, lists: { orders: 'customer.phone' } };
  expect(rowsQuery(list, {}, keeping).variables).toMatchObject({
    ofCustomer: true,
    moreOfCustomer: true,
  });
});

interface CustomerRow {
  readonly name: string;
  readonly orders: { readonly totalCount: number };
  readonly mergedCustomers: { readonly totalCount: number };
}

test('the numbers of related records are those of the backend, and nothing else is asked for', async () => {
  const data = await sample().data<{ customers: Connection<CustomerRow> }>(
    '{ customers(first: 25) { nodes { name orders { totalCount } mergedCustomers { totalCount } } } }',
  );
  const columns = ['orders.count', 'mergedCustomers.count'];
  expect(await cells(columns, customerList)).toEqual(
    data.customers.nodes.map(({ name, orders: own, mergedCustomers }) => [
      name,
      own.totalCount,
      mergedCustomers.totalCount,
    ]),
  );
  const { nodes } = data.customers;
  expect(new Set(nodes.map(({ orders: own }) => own.totalCount)).size).toBeGreaterThan(3);
  expect(rowsQuery(customerList, { columns }, VISITOR).variables).toEqual({
    first: 25,
    withAccountManager: false,
    ofOrders: true,
    ofMergedCustomers: true,
  });
});
