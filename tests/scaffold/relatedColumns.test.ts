import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const TYPES = `
  type Query {
    orders(orderBy: [OrderOrder!], take: Int, skip: Int): [Order!]!
    order(id: ID!): Order
    customers(orderBy: [CustomerOrder!], take: Int, skip: Int): [Customer!]!
    customer(id: ID!): Customer
    notes(take: Int, skip: Int): [Note!]!
    note(id: ID!): Note
  }
  type Order { id: ID! number: String! total: Int! customer: Customer payer: Customer lines: [Note!]! }
  type Customer { id: ID! name: String! country: String email: String vip: Customer orders: [Order!]! }
  type Note { id: ID! text: String! order: Order }
`;

const SDL = `${TYPES}
  input OrderOrder { number: Direction total: Direction customer: CustomerOrder }
  input CustomerOrder { name: Direction country: Nulls email: Direction vip: CustomerOrder }
  input Nulls { sort: Direction! nulls: Place }
  enum Direction { asc desc }
  enum Place { first last }
`;

const BY_VALUES = `${TYPES}
  enum OrderOrder { NUMBER_ASC NUMBER_DESC CUSTOMER__NAME_ASC CUSTOMER__COUNTRY_ASC CUSTOMER__COUNTRY_DESC }
  enum CustomerOrder { NAME_ASC }
`;

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

const SOURCES = /(Related\.ts|List\.tsx|Table\.tsx)$/;

test('the columns of related records are those of their own list, in a file that is loaded on use', async () => {
  const files = await scaffoldOf(SDL);
  const list = textOf(files, 'src/resources/orders/OrderList.tsx');
  expect(list).toContain("relatedColumns: () => import('./OrderRelated.ts'),");
  // The list itself asks for no more than before.
  expect(list).not.toContain('CustomerTable');
  const related = flat(textOf(files, 'src/resources/orders/OrderRelated.ts'));
  expect(related).toContain(
    'customer @include(if: $ofCustomer) @catch { ...CustomerTable_rows @arguments(withVip: $withVipOfCustomer) }',
  );
  // No other query spreads the fragment, which takes the variables of this one.
  expect(related).toContain('$ofCustomer: Boolean = false');
  expect(related).toContain('...OrderRelated_rows }');
  expect(related).toContain('fragment OrderRelated_rows on Order @relay(plural: true) {');
  expect(related).toContain('customer: relatedRecords(CustomerTable, (order) => order.customer)');
  expect(related).toContain('payer: relatedRecords(CustomerTable, (order) => order.payer)');
  // To many is no column.
  expect(related).not.toContain('NoteTable');
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const sources = [...files.keys()].filter((path) => SOURCES.test(path));
  expect(compile(files, SDL, sources)).toEqual([]);
});

test('what the schema can sort through a relation is sorted by its columns, a link by its title', async () => {
  const files = await scaffoldOf(SDL);
  const list = flat(textOf(files, 'src/resources/orders/OrderList.tsx'));
  expect(list).toContain(
    "customer: { ascending: { orderBy: [{ customer: { name: 'asc' } }] }, descending: { orderBy: [{ customer: { name: 'desc' } }] }, }",
  );
  const related = flat(textOf(files, 'src/resources/orders/OrderRelated.ts'));
  expect(related).toContain(
    "...sortsThrough('customer', ['country'], ['asc', 'desc'], (field, way) => ({ orderBy: [{ customer: { [field]: { sort: way } } }], })),",
  );
  expect(related).toContain(
    "...sortsThrough('customer', ['email'], ['asc', 'desc'], (field, way) => ({ orderBy: [{ customer: { [field]: way } }], })),",
  );
  expect(related).not.toContain("sortsThrough('payer'");
});

test('values of an enum that name relations are sorted by, too', async () => {
  const files = await scaffoldOf(BY_VALUES);
  const list = flat(textOf(files, 'src/resources/orders/OrderList.tsx'));
  expect(list).toContain("customer: ['CUSTOMER__NAME_ASC'],");
  const related = flat(textOf(files, 'src/resources/orders/OrderRelated.ts'));
  expect(related).toContain(
    "sorts: sortsBy((sort) => ({ orderBy: [sort] }), { 'customer.country': ['CUSTOMER__COUNTRY_ASC', 'CUSTOMER__COUNTRY_DESC'], }),",
  );
  const sources = [...files.keys()].filter((path) => SOURCES.test(path));
  expect(compile(files, BY_VALUES, sources)).toEqual([]);
});

test('a list whose rows lead to no other list has no such file', async () => {
  const files = await scaffoldOf(
    'type Query { tags: [Tag!]! tag(id: ID!): Tag } type Tag { id: ID! name: String! }',
  );
  expect([...files.keys()].filter((path) => path.endsWith('Related.ts'))).toEqual([]);
});
