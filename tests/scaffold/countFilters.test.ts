import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

/** @param fields of the conditions on customers @param inputs what these fields take */
const schemaWith = (fields: string, inputs: string) => `
  type Query {
    customers(where: CustomerWhere, limit: Int, offset: Int): [Customer!]!
    customer(id: ID!): Customer
    orders(where: OrderWhere, limit: Int, offset: Int): [Order!]!
    order(id: ID!): Order
  }
  type Customer { id: ID! name: String! sales_orders: [Order!]! }
  type Order { id: ID! number: String! customer: Customer }
  input CustomerWhere { name: Text ${fields} }
  input OrderWhere { number: Text }
  input Text { _eq: String }
  input Whole { _eq: Int _gt: Int _gte: Int _lt: Int _lte: Int _is_null: Boolean }
  input Count { equalTo: BigInt greaterThan: BigInt isNull: Boolean }
  scalar BigInt
  ${inputs}
`;

const CUSTOMERS = 'src/resources/customers/Customer';

const CASES: ReadonlyArray<readonly [string, string, string, string]> = [
  [
    'an aggregate with a predicate',
    'sales_orders_aggregate: OrdersTogether',
    `input OrdersTogether { count: OrderCount }
     input OrderCount { arguments: [String!] distinct: Boolean filter: OrderWhere predicate: Whole! }`,
    `atLeast: (sales_orders_aggregate) => ({ where: { sales_orders_aggregate: { count: { predicate: { _gte: sales_orders_aggregate } } } } })`,
  ],
  [
    'a function of a list',
    'sales_orders_func: CountFunction',
    'input CountFunction { count: Whole }',
    `atLeast: (sales_orders_func) => ({ where: { sales_orders_func: { count: { _gte: sales_orders_func } } } })`,
  ],
  [
    'a connection with an aggregate',
    'salesOrdersConnection: OrdersConnection',
    `input OrdersConnection { aggregate: OrdersAggregate some: OrderWhere }
     input OrdersAggregate { count: OrdersCount }
     input OrdersCount { nodes: Whole }`,
    `atLeast: (salesOrdersConnection) => ({ where: { salesOrdersConnection: { aggregate: { count: { nodes: { _gte: salesOrdersConnection } } } } } })`,
  ],
  [
    'aggregates beside the conditions on the records',
    'sales_orders: OrdersWhere',
    `input OrdersWhere { some: OrderWhere none: OrderWhere aggregates: OrderAggregates }
     input OrderAggregates { filter: OrderWhere distinctCount: OrderDistinctCount }
     input OrderDistinctCount { id: Count }`,
    `greaterThan: (sales_orders_count) => ({ where: { sales_orders: { aggregates: { distinctCount: { id: { greaterThan: sales_orders_count } } } } } })`,
  ],
];

test.each(CASES)(
  'a list is filtered by the number of its related records: %s',
  async (_, field, inputs, operator) => {
    const sdl = schemaWith(field, inputs);
    const files = await scaffoldOf(sdl);
    const written = `${files.get(`${CUSTOMERS}Filters.ts`)} ${textOf(files, `${CUSTOMERS}List.tsx`)}`;
    const inOneLine = written.replaceAll(/\s+/g, ' ').replaceAll(/,(?= [})])/g, '');
    expect(inOneLine).toContain("label: 'Number of sales orders'");
    expect(inOneLine).toContain(operator);
    expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
    expect(await unformatted(files)).toEqual([]);
    const sources = [...files.keys()].filter((path) => /Filters\.ts$|List\.tsx$/.test(path));
    expect(compile(files, sdl, sources)).toEqual([]);
  },
);

test.each([
  ['an object that compares no number', 'sales_orders_func: Func', 'input Func { count: Text }'],
  [
    'an aggregate that needs more than a predicate',
    'sales_orders_aggregate: Agg',
    'input Agg { count: Count2 } input Count2 { predicate: Whole! of: String! }',
  ],
  ['the records’ own field called count', 'sales_orders: Own', 'input Own { count: Whole }'],
])('nothing counts related records by %s', async (_, field, inputs) => {
  const files = await scaffoldOf(schemaWith(field, inputs));
  const list = `${files.get(`${CUSTOMERS}Filters.ts`)} ${textOf(files, `${CUSTOMERS}List.tsx`)}`;
  expect(list).not.toContain('Number of sales orders');
});

test('a list is filtered by whether there are related records, where their number is not asked', async () => {
  const filtersOf = async (fields: string, inputs: string) => {
    const files = await scaffoldOf(schemaWith(fields, inputs));
    const written = `${files.get(`${CUSTOMERS}Filters.ts`)} ${textOf(files, `${CUSTOMERS}List.tsx`)}`;
    return written.replaceAll(/\s+/g, ' ');
  };
  const asked = 'isEmpty: (isEmpty) => ({ where: { sales_ordersExist: !isEmpty } })';
  expect(await filtersOf('sales_ordersExist: Boolean', '')).toContain(asked);
  const both = 'sales_ordersExist: Boolean sales_orders_func: CountFunction';
  expect(await filtersOf(both, 'input CountFunction { count: Whole }')).not.toContain(asked);
});
