import { toContract } from '../../src/model/contract.ts';
import { PAGE_INFO, connection, readSdl } from './readSdl.ts';

const SDL = `type Query { orders(first: Int, after: String, filter: F, orderBy: [O!], search: String): OrderConnection! order(id: ID!): Order logs(where: W, limit: Int, offset: Int): [Log!]! }
  input F { number: S and: [F!] or: [F!] } input S { eq: String contains: String } enum O { NUMBER_ASC NUMBER_DESC } input W { id: I } input I { eq: Int }
  type Order { id: ID! number: String! customer: Customer lines: [Line!]! } type Customer { id: ID! orders: [Order!]! } type Line { id: ID! } type Log { id: Int! size: Int name: Name } type Name { full: String }
  ${connection('Order', 'totalCount: Int!')} ${PAGE_INFO}`;

const contract = toContract(readSdl(SDL));
const resource = (type: string) => contract.resources.find((candidate) => candidate.type === type);

test('a resource is printed with its list, lookup, fields and relations', () => {
  expect(resource('Order')).toMatchObject({
    slug: 'orders',
    label: 'Order',
    pluralLabel: 'Orders',
    identity: { field: 'id', scope: 'type' },
    title: ['number'],
    list: {
      path: ['orders'],
      pagination: 'cursor',
      total: 'orders.totalCount',
      filter: { fields: { number: ['is', 'contains'] }, and: true, or: true },
      sort: { fields: ['number'], multiple: true },
      search: { fields: [] },
    },
    lookup: { path: ['order'], args: { id: 'ID!' } },
    relations: [
      { field: 'customer', to: 'Customer', many: false },
      { field: 'lines', to: 'Line', many: true },
    ],
    create: null,
    update: null,
    delete: null,
    actions: [],
  });
  expect(resource('Order')?.fields).toContainEqual({
    name: 'number',
    kind: 'string',
    format: null,
    nullable: false,
    list: false,
    filterable: true,
    sortable: true,
    description: null,
    deprecated: false,
  });
  expect(resource('Order')?.why['title']).toBe('`number`, a non-null String, a number or code');
});

test('a list that serves as a lookup is not printed as one', () => {
  expect(resource('Log')).toMatchObject({
    list: { path: ['logs'], pagination: 'offset', total: null },
    lookup: null,
  });
});

test('a record without a name goes by its key, one named inside an object by that object', () => {
  expect(resource('Line')?.title).toEqual(['id']);
  expect(resource('Log')?.title).toEqual(['name']);
});

test('the same schema gives the same JSON', () => {
  expect(JSON.stringify(toContract(readSdl(SDL)))).toBe(JSON.stringify(contract));
});
