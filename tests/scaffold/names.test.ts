import { buildSchema } from 'graphql';
import { imported, importedType } from '../../src/scaffold/code/scope.ts';
import { sourceFile } from '../../src/scaffold/code/sourceFile.ts';
import { Names, pascalCase } from '../../src/scaffold/names.ts';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

/** Types and fields called like what the generated files are made of, like each other, or like words of the language. */
const ODD = /* GraphQL */ `
  type Query {
    records(status: Status, class: Kind, value: Boolean): [Record!]!
    record(id: ID!): Record
    Dates: [Date!]
    Date(id: ID!): Date
    orders: [Order]
    order(id: ID!): Order
    orderLines: [OrderLines!]!
    orderLine(id: ID!): OrderLines
    lists: [List!]!
    list(id: ID!): List
    query2s: [Query2!]!
    query2(id: ID!): Query2
    classes: [Class!]!
    class(id: ID!): Class
    species: [Species!]!
    aSpecies(id: ID!): Species
    columns: [Column!]!
    settings: [Setting!]!
    pages: [Page!]!
    page(id: Int!): Page
    order_items: [order_items!]!
    OrderItems: [OrderItems!]!
  }
  type Subscription {
    record_changed: Record
    recordDeleted: ID!
    newOrder: Order!
    class: Class
  }
  enum Status {
    OPEN
    DONE
  }
  enum Kind {
    A
    B
  }
  enum Class_ {
    X
    Y
  }
  type Record {
    id: ID!
    name: String!
    status: Status!
    class: Kind
    value: Boolean
    statuses: [Status!]
    table: Text
  }
  type Text {
    id: ID!
    text: String!
  }
  type Date {
    id: ID!
    name: String!
    Date: String
    map: Map
    symbol: Symbol
    number: Number
  }
  type Map {
    key: String!
    value: String!
  }
  type Symbol {
    name: String
  }
  type Number {
    number: Float
    error: Error
  }
  type Error {
    message: String
    code: Int
  }
  type Order {
    id: ID!
    lines: [Line!]!
    linesFoo: [OrderLines!]
  }
  type OrderLines {
    id: ID!
    foo: [Order!]
    name: String
  }
  type Line {
    id: ID!
    order: Order
    text: String!
  }
  type List {
    id: ID!
    name: String!
    list: List
    link: Link
  }
  type Link {
    url: String!
    label: String
  }
  type Query2 {
    id: ID!
    query: String!
    query2: Query2
  }
  type Class {
    id: ID!
    name: String!
    class: Class_
    new: Boolean!
    function: Class
    default: [Class!]!
  }
  type Species {
    id: ID!
    name: String!
    species: Species
  }
  type Column {
    id: ID!
    columns: String
    without: Column
  }
  type Setting {
    id: ID!
    settings: String!
    tabs: Int
  }
  type Page {
    id: Int!
    page: Int!
    rows: [String!]!
    edge: Page
    data: JSON
    key: String
  }
  scalar JSON
  type order_items {
    id: ID!
    name: String!
  }
  type OrderItems {
    id: ID!
    name: String!
  }
`;

test('names that mean something else already still give screens that compile', async () => {
  const files = await scaffoldOf(ODD);
  expect(faultsOf(files, buildSchema(ODD))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const paths = [...files.keys()].map((path) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
  expect(compile(files, ODD)).toEqual([]);
});

/** Types that are called as what screens and forms are made of. */
const CLASHING = /* GraphQL */ `
  type Query {
    records: [Record!]!
    record(id: ID!): Record
  }
  type Mutation {
    query(recordId: ID!, note: String!): Record
    createRecord(input: Fields!): Record
  }
  input Fields {
    name: String!
    note: String
  }
  type Record {
    id: ID!
    name: String!
    note: String
  }
`;

test('the schema keeps its names, and what comes from the framework is called after it', async () => {
  const files = await scaffoldOf(CLASHING);
  expect(textOf(files, 'src/resources/records/RecordTable.tsx')).toContain(
    'export const RecordTable = defineTable<RecordTable_rows$key>({',
  );
  expect(textOf(files, 'src/resources/records/recordFields.ts')).toContain(
    'export const recordFields: FrontageFields<Fields> = {',
  );
  expect(compile(files, CLASHING)).toEqual([]);
});

test('an import that has the name of something in its file gives way to it', () => {
  const parts = [
    imported('Fields', 'src/ui/form/input.ts'),
    importedType('Fields', 'src/resources/a.ts'),
  ];
  const { text } = sourceFile('src/resources/orders/Fields.tsx', 'a test', [
    'export function Fields() {}',
    `use(${parts.join(', ')});`,
  ]);
  expect(text.split('\n').slice(1)).toEqual([
    "import { Fields as FrontageFields } from 'frontage/ui/form/input';",
    "import type { Fields as AppFields } from '../a.ts';",
    '',
    'export function Fields() {}',
    '',
    'use(FrontageFields, AppFields);',
    '',
  ]);
});

test('a name is given once, whatever its capitals', () => {
  const names = new Names();
  expect(['order', 'Order', 'ORDER', 'class'].map((name) => names.give(name, 'Resource'))).toEqual([
    'order',
    'Order2',
    'ORDER3',
    'classResource',
  ]);
});

test.each([
  ['order_items', 'OrderItems'],
  ['HTMLPage', 'HTMLPage'],
  ['_prefixed', 'Prefixed'],
  ['2fa', 'Type2fa'],
])('%s is called %s in code', (name, expected) => {
  expect(pascalCase(name)).toBe(expected);
});
