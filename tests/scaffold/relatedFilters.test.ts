import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  type Query {
    orders(where: OrderWhere, limit: Int, offset: Int): [Order!]!
    order(id: ID!): Order
    customers(where: CustomerWhere, limit: Int, offset: Int): [Customer!]!
    customer(id: ID!): Customer
    conditions(where: ConditionWhere, limit: Int, offset: Int): [Condition!]!
    condition(id: ID!): Condition
  }
  type Order { id: ID! number: String! customer: Customer conditions: [Condition!]! }
  type Customer { id: ID! name: String! country: String! orders: [Order!]! }
  type Condition { id: ID! text: String! customer: Customer order: Order }
  input OrderWhere { number: Text customer: CustomerWhere conditions: ConditionList and: [OrderWhere!] }
  input CustomerWhere { name: Text country: Text orders: OrderList and: [CustomerWhere!] }
  input ConditionWhere { text: Text customer: ConditionCustomer }
  input ConditionCustomer { country: Text and: [ConditionCustomer!] }
  input OrderList { every: OrderWhere some: OrderWhere none: OrderWhere }
  input ConditionList { none: ConditionWhere some: ConditionWhere }
  input Text { eq: String }
`;

test('lists are filtered through relations by the filters of the lists that they lead to, loaded on use', async () => {
  const files = await scaffoldOf(SDL);
  const filters = (list: string) =>
    textOf(files, `src/resources/${list}Filters.ts`).replaceAll(/\s+/g, ' ');
  expect(filters('orders/Order')).toContain(
    "customer: relatedFilter( customers, (variables: CustomerListQuery['variables']) => variables.where, { one: (conditions) => ({ where: { customer: conditions } }) }, )",
  );
  expect(textOf(files, 'src/resources/modules.ts')).toContain(
    "filters: () => import('./customers/CustomerFilters.ts')",
  );
  expect(filters('customers/Customer')).toContain(
    '{ any: (conditions) => ({ where: { orders: { some: conditions } } }), all: (conditions) => ({ where: { orders: { every: conditions } } }), none: (conditions) => ({ where: { orders: { none: conditions } } }), }',
  );
  expect(textOf(files, 'src/resources/orders/OrderList.tsx')).toContain('  related,\n');
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const sources = [...files.keys()].filter((path) =>
    /Filters\.ts$|List\.tsx$|modules\.ts$/.test(path),
  );
  expect(compile(files, SDL, sources)).toEqual([]);
});

test('a relation that takes a part of the conditions offers that part', async () => {
  const files = await scaffoldOf(SDL);
  const filters = textOf(files, 'src/resources/conditions/ConditionFilters.ts');
  expect(filters).toContain("{ only: ['country'] }");
});
