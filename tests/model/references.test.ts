import { readFileSync } from 'node:fs';
import { listOf, readSdl, resourceOf } from './readSdl.ts';

const read = (name: string) => readSdl(readFileSync(`tests/schemas/${name}.graphql`, 'utf8'));

/** What the filters of a list choose from, by field. */
function chosen(schema: string, type: string): Record<string, string> {
  const fields = listOf(read(schema), type).filter?.fields ?? [];
  return Object.fromEntries(
    fields.flatMap(({ field, relation, relationKey }) =>
      relation === null ? [] : [[field, `${relation}.${relationKey}`]],
    ),
  );
}

test.each([
  [
    'pagila-postgraphile4',
    'Film',
    {
      languageByLanguageId: 'Language.languageId',
      languageByOriginalLanguageId: 'Language.languageId',
    },
  ],
  ['pagila-postgraphile4', 'Staff', { staffByReportsTo: 'Staff.staffId' }],
  [
    'northwind-hasura',
    'orders',
    { customer: 'customers.customer_id', employee: 'employees.employee_id' },
  ],
  ['northwind-hasura', 'employees', { manager: 'employees.employee_id' }],
  [
    'shop-without-relations',
    'Order',
    { customerId: 'Customer.customerId', languageCode: 'Language.code' },
  ],
])('filters by keys in %s choose from records: %s', (schema, type, expected) => {
  expect(chosen(schema, type)).toEqual(expected);
});

test('the keys of a record are its identity, what is one by its name, and what finds it alone', () => {
  const pagila = read('pagila-postgraphile4');
  expect(resourceOf(pagila, 'Film').keys).toEqual(['nodeId', 'filmId']);
  expect(resourceOf(read('shop-without-relations'), 'Language').keys).toEqual(['code']);
  expect(resourceOf(read('northwind-hasura'), 'order_details').keys).toEqual([]);
});

test('what a field refers to without a relation is said with its reason', () => {
  const { fields, why } = resourceOf(read('shop-without-relations'), 'Order');
  const found = fields.flatMap(({ name, references }) =>
    references ? [`${name}: ${references.to}.${references.key}`] : [],
  );
  expect(found.sort()).toEqual([
    'account_uuid: Account.uuid',
    'customerId: Customer.customerId',
    'languageCode: Language.code',
    'parentOrderId: Order.id',
    'stock: Warehouse.id',
    'tagIds: Tag.id',
  ]);
  expect(why['references']).toContain(
    '`stock` is `id` of a Warehouse: only its keys are a WarehouseID',
  );
});

/** A field of Film, and the type that it refers to; null for none. */
const NAMES: Array<[field: string, expected: string | null]> = [
  ['language_id: Int', 'Language'],
  ['languageId: Int', 'Language'],
  ['id_language: Int', 'Language'],
  ['fk_language: Int', 'Language'],
  ['fk_language_id: Int', 'Language'],
  ['originalLanguageId: Int', 'Language'],
  ['languageId: String', null],
  ['language_code: String', null],
  ['language: Int', null],
  ['stripeLanguageId: Int', null],
  ['languageIdentifiers: Int', null],
  ['"The id of the language that is spoken" spoken: Int', 'Language'],
  ['"The language\'s id" spoken: Int', 'Language'],
  ['"FK -> language.id" spoken: Int', 'Language'],
  ['"References languages(id)" spoken: Int', 'Language'],
  ['"The external id of the language" spoken: Int', null],
  ['"The id of the Stripe language" spoken: Int', null],
  ['"The id of the language" spoken: String', null],
];

test.each(NAMES)('of a record with `%s`, the field refers to %s', (field, expected) => {
  const model = readSdl(`
    type Query { films: [Film!]! film(id: ID!): Film languages: [Language!]! language(id: Int!): Language }
    type Film { id: ID! title: String! ${field} }
    type Language { id: Int! name: String! code: String }
  `);
  const { fields } = resourceOf(model, 'Film');
  const found = fields.flatMap(({ references }) => references ?? []);
  expect(found.map(({ to }) => to)).toEqual(expected === null ? [] : [expected]);
});

test.each([
  ['filmId: Int!', 'type Film { id: ID! title: String! }', 'id'],
  ['filmCode: String!', 'type Film { code: ID! title: String! }', 'code'],
  ['filmId: Int!', 'type Film implements Node { id: ID! title: String! }', null],
  ['filmId: Int!', 'type Film { id: ID! legacyId: String! title: String! }', null],
  ['film: Int!', 'type Film { id: ID! title: String! }', null],
])('`%s` refers to a record of `%s` by %s', (field, film, key) => {
  const model = readSdl(`
    type Query { node(id: ID!): Node films: [Film!]! film(id: ID!): Film copies: [Copy!]! copy(id: ID!): Copy }
    interface Node { id: ID! }
    type Copy { id: ID! ${field} }
    ${film}
  `);
  const found = resourceOf(model, 'Copy').fields.flatMap(({ references }) => references ?? []);
  expect(found.map((reference) => reference.key)).toEqual(key === null ? [] : [key]);
});

test('what could be either of two resources is neither', () => {
  const model = readSdl(`
    type Query { films: [Film!]! film(id: ID!): Film languages: [languages!]! languageTypes: [LanguageType!]! }
    type Film { id: ID! language_id: Int }
    type languages { id: Int! name: String! }
    type LanguageType { id: Int! label: String! }
  `);
  const { fields } = resourceOf(model, 'Film');
  expect(fields.filter(({ references }) => references)).toEqual([]);
});

test.each([
  ['customer: Customer', 'customerNumber: Int!'],
  ['customer: Customer', 'fk_customer: Int!'],
  ['customer: Customer', 'id_customer: Int!'],
  ['buyer: Customer', '"references customers.customerNumber" boughtBy: Int!'],
])('beside `%s`, its key is in `%s`', (relation, key) => {
  const model = readSdl(`
    type Query { orders: [Order!]! order(id: Int!): Order customers: [Customer!]! customer(customerNumber: Int!): Customer }
    type Order { id: Int! ${relation} ${key} }
    type Customer { customerNumber: Int! name: String! }
  `);
  const [found] = resourceOf(model, 'Order').relations;
  expect(found.foreignKey).toBe(/(\w+): Int/.exec(key)?.[1]);
});

test('a number that the related records do not have counts within them, and is no key', () => {
  const model = readSdl(`
    type Query { talks: [Talk!]! talk(id: ID!): Talk series: [Series!]! }
    type Talk { id: ID! series: Series seriesNumber: Int }
    type Series { id: ID! title: String! }
  `);
  expect(resourceOf(model, 'Talk').relations[0].foreignKey).toBeNull();
});

/** A field of a Task, the types of people that there are, and the one that it refers to; null for none. */
const ROLES: Array<[field: string, people: string, expected: string | null]> = [
  ['ownerId: ID', 'User', 'User'],
  ['assigneeId: ID', 'User', 'User'],
  ['assignedToId: ID', 'Employee', 'Employee'],
  ['createdById: ID', 'users', 'users'],
  ['created_by: ID', 'User', 'User'],
  ['staffId: ID', 'Person', 'Person'],
  ['authorIds: [ID!]', 'User', 'User'],
  ['managerId: String', 'User', 'User'],
  // Texts may be names, and other scalars are no keys of theirs.
  ['createdBy: String', 'User', null],
  ['ownerId: UUID', 'User', null],
  // What is about a person may not be one.
  ['ownerIndex: ID', 'User', null],
  ['ownerTeamId: ID', 'User', null],
  ['ownerId: ID ownerType: String', 'User', null],
  // Customers own and make records, too, but they are assigned none.
  ['assigneeId: ID', 'User Customer', 'User'],
  ['approvedById: ID', 'User Customer', 'User'],
  ['ownerId: ID', 'User Customer', null],
  ['createdById: ID', 'User Customer', null],
  // It could be either.
  ['assigneeId: ID', 'User Employee', null],
  ['assigneeId: ID', 'Role', null],
];

test.each(ROLES)(
  'of a task with `%s` where there are %s, it is a key of %s',
  (field, people, expected) => {
    const types = people.split(' ');
    const model = readSdl(`
    type Query { tasks: [Task!]! task(id: ID!): Task ${types.map((type) => `all${type}: [${type}!]! one${type}(id: ID!): ${type}`).join(' ')} }
    type Task { id: ID! title: String! ${field} }
    ${types.map((type) => `type ${type} { id: ID! name: String! }`).join(' ')}
    scalar UUID
  `);
    const found = resourceOf(model, 'Task').fields.flatMap(({ references }) => references ?? []);
    expect(found.map(({ to }) => to)).toEqual(expected === null ? [] : [expected]);
  },
);
