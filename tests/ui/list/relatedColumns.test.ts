import ORDER_RELATED_QUERY, {
  type OrderRelatedQuery,
} from '../../../__generated__/OrderRelatedQuery.graphql.ts';
import ORDER_RELATED_ROWS, {
  type OrderRelated_rows$key,
} from '../../../__generated__/OrderRelated_rows.graphql.ts';
import { FULL_ACCESS, type Access } from '../../../src/access/access.ts';
import { readListAddress } from '../../../src/lists/listAddress.ts';
import { listVariables } from '../../../src/lists/listVariables.ts';
import { CustomerTable } from '../../../src/resources/customers/CustomerTable.tsx';
import { orders } from '../../../src/resources/orders/orders.ts';
import { OrderTable } from '../../../src/resources/orders/OrderTable.tsx';
import { connectionPaging } from '../../../src/lists/paging.ts';
import { columnsOfList } from '../../../src/ui/list/columnsOfList.ts';
import { listAt } from '../../../src/ui/list/listDefinition.ts';
import {
  defineRelatedColumns,
  relatedRecords,
} from '../../../src/ui/list/related/defineRelatedColumns.ts';
import {
  loadRelatedColumns,
  type RelatedColumns,
} from '../../../src/ui/list/related/relatedColumns.ts';
import { VISITOR } from './sampleList.ts';

const relatedColumns = defineRelatedColumns<OrderRelatedQuery, OrderRelated_rows$key>({
  table: OrderTable,
  query: ORDER_RELATED_QUERY,
  fragment: ORDER_RELATED_ROWS,
  relations: { customer: relatedRecords(CustomerTable, (order) => order.customer) },
  sorts: {
    'customer.email': { ascending: { orderBy: ['NUMBER_ASC'] } },
    'customer.phone': { ascending: { orderBy: ['TOTAL_ASC'] } },
  },
});

let loads = 0;
const list = {
  resource: orders,
  table: OrderTable,
  name: 'orders',
  size: 25,
  paging: connectionPaging,
  multiSort: true as const,
  relatedColumns: () => {
    loads += 1;
    return Promise.resolve({ relatedColumns: relatedColumns as RelatedColumns });
  },
};

/** The list at an address, and the names of the columns that it offers. */
async function listFor(address: Record<string, string>, access: Access = FULL_ACCESS) {
  const visitor = { ...VISITOR, access };
  await loadRelatedColumns(list, address, visitor);
  const found = listAt(list, address, visitor);
  return { found, names: columnsOfList(found).map(({ id }) => id) };
}

test('nothing is loaded of related records that no address and no choice names', async () => {
  const { found, names } = await listFor({ columns: 'number', sort: '-total' });
  expect([loads, found]).toEqual([0, list]);
  expect(names).not.toContain('customer.email');
});

test('their columns are loaded once, for an address, a sort or what a person keeps', async () => {
  expect(() => listAt(list, { columns: 'customer.email' }, VISITOR)).toThrow(/not loaded/);
  const { names } = await listFor({ columns: 'customer.email' });
  expect(names).toContain('customer.email');
  // The relation's own column names the record.
  expect(names).not.toContain('customer.name');
  const kept = { ...VISITOR, lists: { orders: 'number customer.phone' } };
  const sorted = await listFor({ sort: 'customer.email' });
  expect([sorted.found, listAt(list, {}, kept)]).toEqual([expect.anything(), sorted.found]);
  expect(loads).toBe(1);
});

test('they are sorted by what the schema sorts through the relation', async () => {
  const address = { sort: 'customer.email,customer.country' };
  const { found } = await listFor(address);
  expect(readListAddress(found, address).sort).toBe('customer.email');
  expect(listVariables(found, address, VISITOR)).toMatchObject({ orderBy: ['NUMBER_ASC'] });
});

test('what a person may not read of related records is neither shown nor sorted by', async () => {
  const denying = (...names: string[]): Access => ({
    ...FULL_ACCESS,
    denied: Object.fromEntries(names.map((name) => [name, { kind: 'refused' }])),
  });
  const address = { columns: 'customer.email', sort: 'customer.email' };
  const some = await listFor(address, denying('Customer.email'));
  expect(some.names).not.toContain('customer.email');
  expect(some.names).toContain('customer.phone');
  expect(readListAddress(some.found, address).sort).toBeNull();
  const none = await listFor(address, denying('Order.customer'));
  expect(none.names.filter((name) => name.startsWith('customer.'))).toEqual([]);
});
