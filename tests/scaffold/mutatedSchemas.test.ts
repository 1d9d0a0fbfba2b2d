import fc from 'fast-check';
import {
  buildASTSchema,
  buildSchema,
  Kind,
  parse,
  print,
  validateSchema,
  visit,
  type DocumentNode,
  type FieldDefinitionNode,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf } from './scaffolded.ts';
import { syntaxFaults } from './syntax.ts';

/** A small schema with a convention of each kind, to be bent. */
const SOUND = parse(/* GraphQL */ `
  scalar DateTime
  scalar JSON
  type Query {
    node(id: ID!): Node
    orders(
      first: Int
      after: String
      last: Int
      before: String
      filter: OrderFilter
      orderBy: [OrderOrder!] = [NAME_ASC]
    ): OrderConnection!
    lines(options: LineOptions! = {}): LineList!
    line(id: Int!): Line
    catalog: Catalog!
    customers(page: Int, perPage: Int, search: String, status: Status): [Customer]
    customersCount(search: String): Int
    customer(code: String!): Customer
    listParcels(limit: Int, nextToken: String): ParcelPage
    parcel(team: ID!, number: Int!): Parcel
    figures(year: Int!): [Figure!]!
    version: String!
    settings: Settings
    report(from: DateTime!, customer: ID, where: ProductWhere, tags: [String!]): Report
    hits(first: Int, after: String, term: String!): HitConnection
  }
  type Mutation {
    resetSettings: Settings
    recount: Int!
    sendDigest(input: DigestInput!): DigestPayload
  }
  input DigestInput {
    clientMutationId: String
    day: String!
    topics: [Status!]
    window: LineOptions
  }
  type DigestPayload {
    errors: [Fault!]
    sent: Int!
    orders: [Order!]
    last: Order
    query: Query
  }
  type Fault {
    message: String!
    field: [String!]
  }
  type Settings {
    theme: Status
    address: Address
    limits: [Figure!]
    seller: Owner
  }
  type Report {
    total: Float!
    currency: String!
    best: Order
    lines: [ReportLine]
  }
  type ReportLine {
    customer: Customer!
    amount: Float
  }
  type HitConnection {
    edges: [HitEdge!]!
    pageInfo: PageInfo!
    totalCount: Int
  }
  type HitEdge {
    node: Hit
  }
  type Hit {
    score: Float!
    order: Order
  }
  interface Node {
    id: ID!
  }
  type Catalog {
    products(limit: Int, offset: Int, where: ProductWhere): [Product!]!
    productByKey(id: ID!): Product
  }
  type Order implements Node {
    id: ID!
    name: String!
    status: Status!
    total: Float!
    currency: String!
    placedAt: DateTime!
    customer: Customer!
    address: Address
    lines(first: Int, after: String): LineConnection!
    tags: [String!]
  }
  type OrderConnection {
    edges: [OrderEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type OrderEdge {
    node: Order!
    cursor: String!
  }
  type LineConnection {
    edges: [LineEdge]
    pageInfo: PageInfo!
  }
  type LineEdge {
    node: Line
    status: Status!
    addedAt: DateTime
  }
  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }
  type Line {
    id: Int!
    title: String
    order: Order
    product: Product!
    notes: [Note!]!
    data: JSON
  }
  type Note {
    text: String!
    at: DateTime
    by: Customer
  }
  type LineList {
    items: [Line!]!
    totalItems: Int!
  }
  type Customer {
    code: String!
    firstName: String!
    lastName: String
    orders: [Order!]!
    parcels(limit: Int, offset: Int): [Parcel!]!
    parent: Customer
  }
  type Product {
    id: ID!
    sku: String!
    price: Price
    owner: Owner
    contents: Content
  }
  type Price {
    amount: Float!
    currency: String!
  }
  union Content = Note | Price
  interface Owner {
    code: String!
  }
  type Parcel {
    team: ID!
    number: Int!
    weight: Int
    products: [Product]
  }
  type ParcelPage {
    items: [Parcel]!
    nextToken: String
  }
  type Figure {
    month: String!
    amount: Float
  }
  type Address {
    street: String!
    city: String
  }
  enum Status {
    OPEN
    DONE
  }
  enum OrderOrder {
    NAME_ASC
    NAME_DESC
    PLACED_AT_ASC
    PLACED_AT_DESC
  }
  enum Direction {
    ASC
    DESC
  }
  input OrderFilter {
    name: StringFilter
    status: StatusFilter
    and: [OrderFilter!]
    or: [OrderFilter!]
  }
  input StringFilter {
    eq: String
    contains: String
  }
  input StatusFilter {
    eq: Status
    in: [Status!]
  }
  input LineOptions {
    take: Int
    skip: Int
    sort: LineSort
    filter: LineFilter
  }
  input LineSort {
    id: Direction
    title: Direction
  }
  input LineFilter {
    title: StringFilter
    orderId: ID
  }
  input ProductWhere {
    id: ID
    sku_contains: String
    price_gte: Float
  }
`);

const TYPE_NAMES = (
  'Query2 Node Page Record Table List Link Text Date Error Symbol Fragment Address Resource ' +
  'Object Function Array Promise Section Fact Value Tool Result Answer record order_2'
).split(' ');
const FIELD_NAMES = (
  'key ref id2 constructor toString default class __id children props page tab sort q id name ' +
  'node edges items data hasOwnProperty prototype value record query rows total settings result answer response tool'
).split(' ');

/** One change to a schema. The number picks among the places where it could be made. */
type Change = (document: DocumentNode, place: number) => DocumentNode;

const isObject = (node: { kind: string }) =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION;

/** Changes one of all the fields of object and interface types; null takes it away. */
function changeField(
  document: DocumentNode,
  place: number,
  change: (field: FieldDefinitionNode) => FieldDefinitionNode | null,
): DocumentNode {
  const count = document.definitions.filter(isObject).reduce((sum, definition) => {
    return sum + ('fields' in definition ? (definition.fields?.length ?? 0) : 0);
  }, 0);
  let index = -1;
  return visit(document, {
    FieldDefinition(field) {
      index += 1;
      return index === place % count ? change(field) : undefined;
    },
  });
}

const drop: Change = (document, place) => changeField(document, place, () => null);

const toggleNull: Change = (document, place) =>
  changeField(document, place, (field) => ({
    ...field,
    type:
      field.type.kind === Kind.NON_NULL_TYPE
        ? field.type.type
        : { kind: Kind.NON_NULL_TYPE, type: field.type },
  }));

const makeList: Change = (document, place) =>
  changeField(document, place, (field) => ({
    ...field,
    type: { kind: Kind.LIST_TYPE, type: field.type },
  }));

const renameField =
  (name: string): Change =>
  (document, place) =>
    changeField(document, place, (field) => ({
      ...field,
      name: { kind: Kind.NAME, value: name },
    }));

const renameType =
  (name: string): Change =>
  (document, place) => {
    const types = document.definitions.filter(isObject).flatMap((definition) => {
      const old = 'name' in definition ? definition.name?.value : undefined;
      return old === undefined || old === 'Query' ? [] : [old];
    });
    const old = types[place % types.length];
    const renamed = (node: { name: { value: string } }) =>
      node.name.value === old ? { ...node, name: { kind: Kind.NAME, value: name } } : undefined;
    return visit(document, {
      NamedType: renamed,
      ObjectTypeDefinition: { leave: renamed },
      InterfaceTypeDefinition: { leave: renamed },
    });
  };

const changes = fc.oneof(
  { weight: 3, arbitrary: fc.constant(drop) },
  { weight: 2, arbitrary: fc.constant(toggleNull) },
  { weight: 1, arbitrary: fc.constant(makeList) },
  { weight: 4, arbitrary: fc.constantFrom(...FIELD_NAMES).map(renameField) },
  { weight: 4, arbitrary: fc.constantFrom(...TYPE_NAMES).map(renameType) },
);

/** Schemas that are what GraphQL allows, bent in one to eight places; a change that breaks the rules is not made. */
const bent = fc
  .array(fc.tuple(changes, fc.nat({ max: 200 })), { minLength: 1, maxLength: 8 })
  .map((all) =>
    all.reduce((document, [change, place]) => {
      const next = change(document, place);
      return isSound(next) ? next : document;
    }, SOUND),
  )
  .map(print);

function isSound(document: DocumentNode): boolean {
  if (validateSDL(document).length > 0) return false;
  return validateSchema(buildASTSchema(document)).length === 0;
}

test('the schema that is bent is sound', () => {
  expect(validateSDL(SOUND)).toEqual([]);
  expect(isSound(SOUND)).toBe(true);
});

test('whatever becomes of a schema, what is scaffolded asks for what there is', async () => {
  await fc.assert(
    fc.asyncProperty(bent, async (sdl) => {
      const schema = buildSchema(sdl);
      const files = await scaffoldOf(schema);
      expect(faultsOf(files, schema)).toEqual([]);
      expect(syntaxFaults(files)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('whatever becomes of a schema, relay-compiler and TypeScript accept the screens', async () => {
  await fc.assert(
    fc.asyncProperty(bent, async (sdl) => {
      expect(compile(await scaffoldOf(sdl), sdl)).toEqual([]);
    }),
    { numRuns: 3 },
  );
});
