import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

const SCHEMAS = ['pagila-postgraphile4', 'northwind-hasura', 'shop-without-relations'] as const;

const sdlOf = (name: string) => readFileSync(`tests/schemas/${name}.graphql`, 'utf8');

const files = new Map<string, Files>();

beforeAll(async () => {
  for (const name of SCHEMAS) files.set(name, await scaffoldOf(sdlOf(name)));
});

function inputsOf(schema: (typeof SCHEMAS)[number], path: string): string {
  return textOf(files.get(schema) as Files, `src/resources/${path}`).replaceAll(/\s+/g, ' ');
}

test.each(SCHEMAS)('screens of %s with records chosen by their keys compile', async (name) => {
  const written = files.get(name) as Files;
  expect(faultsOf(written, buildSchema(sdlOf(name)))).toEqual([]);
  expect(await unformatted(written)).toEqual([]);
  expect(compile(written, sdlOf(name))).toEqual([]);
});

test.each([
  ['pagila-postgraphile4', 'films/filmFields.ts', 'languageId', 'languagePicker'],
  ['pagila-postgraphile4', 'films/filmFields.ts', 'originalLanguageId', 'languagePicker'],
  ['pagila-postgraphile4', 'film-actors/filmActorFields.ts', 'actorId', 'actorPicker'],
  ['pagila-postgraphile4', 'staff/staffFields.ts', 'reportsTo', 'staffPicker'],
  ['northwind-hasura', 'orders/ordersFields.ts', 'customer_id', 'customersPicker'],
  ['northwind-hasura', 'orders/ordersFields.ts', 'employee_id', 'employeesPicker'],
  ['northwind-hasura', 'orders/ordersFields.ts', 'ship_via', 'shippersPicker'],
  ['northwind-hasura', 'employees/employeesFields.ts', 'reports_to', 'employeesPicker'],
  ['northwind-hasura', 'order-details/orderDetailsFields.ts', 'product_id', 'productsPicker'],
  ['shop-without-relations', 'orders/orderFields.ts', 'customerId', 'customerPicker'],
  ['shop-without-relations', 'orders/orderFields.ts', 'languageCode', 'languagePicker'],
  ['shop-without-relations', 'orders/orderFields.ts', 'parentOrderId', 'orderPicker'],
  ['shop-without-relations', 'orders/orderFields.ts', 'stock', 'warehousePicker'],
  ['shop-without-relations', 'orders/orderFields.ts', 'salesman', 'customerPicker'],
  ['shop-without-relations', 'orders/orderFields.ts', 'account_uuid', 'accountPicker'],
  ['shop-without-relations', 'orders/mutations/assignOrder.ts', 'customerId', 'customerPicker'],
] as const)('in %s, %s, `%s` is chosen from records (%s)', (schema, path, input, picker) => {
  expect(inputsOf(schema, path)).toMatch(
    new RegExp(`\\b${input}: relation\\(\\{ [^}]*picker: ${picker}\\b`),
  );
});

test.each([
  ['northwind-hasura', 'products/productsFields.ts', 'status_id: integer('],
  ['northwind-hasura', 'orders/ordersFields.ts', 'external_id: text('],
  ['shop-without-relations', 'orders/orderFields.ts', 'statusId: integer('],
  ['shop-without-relations', 'orders/orderFields.ts', 'externalId: text('],
  ['shop-without-relations', 'orders/orderFields.ts', 'stripeCustomerId: text('],
  ['shop-without-relations', 'orders/orderFields.ts', 'accountId: text('],
  ['shop-without-relations', 'orders/orderFields.ts', 'quantity: integer('],
] as const)(
  'in %s, %s, what is no certain key is entered as it is: `%s`',
  (schema, path, input) => {
    expect(inputsOf(schema, path)).toContain(input);
  },
);

test('several records are chosen for a list of keys, and one deep in a value', () => {
  const inputs = inputsOf('shop-without-relations', 'orders/orderFields.ts');
  expect(inputs).toContain("tagIds: relations({ label: 'Tags', picker: tagPicker })");
  expect(inputs).toMatch(/address: group<AddressInput>\(\{ .*languageCode: relation\(\{ picker/);
});

test('a record that is only known by its key is read by it to be changed', () => {
  const editing = inputsOf('shop-without-relations', 'orders/mutations/editOrder.ts');
  expect(editing).toMatch(/number customerId languageCode @catch/);
});

test('the key of its own is not asked for in a change where the backend makes it', () => {
  expect(inputsOf('pagila-postgraphile4', 'films/filmFields.ts')).toContain('filmId: integer({');
  const edited = inputsOf('pagila-postgraphile4', 'films/filmEditFields.ts');
  expect(edited).not.toContain('filmId:');
  expect(edited).toContain('languageId: relation(');
  expect(inputsOf('shop-without-relations', 'customers/customerEditFields.ts')).not.toContain(
    'customerId:',
  );
});

test('a key that is required or natural is asked for, and so are keys of others', () => {
  expect(inputsOf('shop-without-relations', 'languages/languageFields.ts')).toContain(
    'code: text({ required: true })',
  );
  expect(inputsOf('pagila-postgraphile4', 'film-actors/filmActorFields.ts')).toContain(
    'filmId: relation(',
  );
});

test('a row is chosen by its own key, not by its global id, and found by it', () => {
  expect(inputsOf('pagila-postgraphile4', 'languages/pickers/languagePicker.ts')).toContain(
    'key: language.languageId',
  );
  expect(inputsOf('pagila-postgraphile4', 'languages/pickers/languageFinder.ts')).toContain(
    'languageByLanguageId(languageId: $languageId)',
  );
});

test('after a change the record is found by all parts of its key as they are now', () => {
  expect(inputsOf('northwind-hasura', 'order-details/mutations/updateOrderDetails.ts')).toContain(
    'keyOf: ({ update_order_details_by_pk: response }) => response && [response.order_id, response.product_id],',
  );
});

test('a key that is a text to its record and a number to others is sent as what they take', async () => {
  const sdl = `
    type Query { films: [Film!]! film(id: ID!): Film copies(filter: Wanted, limit: Int, offset: Int): [Copy!]! copy(id: ID!): Copy }
    type Mutation { createCopy(input: CopyInput!): Copy updateCopy(id: ID!, input: CopyInput!): Copy }
    type Film { id: ID! title: String! }
    type Copy { id: ID! shelf: String! film: Film filmId: Int }
    input CopyInput { shelf: String filmId: Int filmIds: [Int!] }
    input Wanted { filmId: Compared } input Compared { eq: Int in: [Int!] }
  `;
  const written = await scaffoldOf(sdl);
  expect(faultsOf(written, buildSchema(sdl))).toEqual([]);
  const inputs = textOf(written, 'src/resources/copies/copyFields.ts').replaceAll(/\s+/g, ' ');
  expect(inputs).toContain("filmId: relation({ label: 'Film', picker: filmPicker, as: Number })");
  expect(inputs).toContain('picker: filmPicker, as: (keys) => keys.map(Number)');
  expect(textOf(written, 'src/resources/copies/CopyList.tsx')).toMatch(
    /film: numberedRecordFilter\([\s\S]*filmPicker/,
  );
  expect(compile(written, sdl)).toEqual([]);
});

test('a key without a relation leads to its record, on the page and in the table', async () => {
  const sdl = `
    type Query { users: [User!]! user(id: ID!): User tasks: [Task!]! task(id: ID!): Task badges: [Badge!]! }
    type User { id: ID! name: String! } type Badge { id: ID! name: String! }
    type Task { id: ID! title: String! assigneeId: ID badgeId: ID }
  `;
  const written = await scaffoldOf(sdl);
  const record = textOf(written, 'src/resources/tasks/TaskRecord.tsx').replaceAll(/\s+/g, ' ');
  expect(record).toMatch(/<Identifier name="assigneeId" [^>]*resource=\{users\}/);
  expect(textOf(written, 'src/resources/tasks/TaskTable.tsx')).toMatch(
    /identifierColumn\('assigneeId',[^}]*resource: users/,
  );
  expect(faultsOf(written, buildSchema(sdl))).toEqual([]);
  expect(compile(written, sdl)).toEqual([]);
});
