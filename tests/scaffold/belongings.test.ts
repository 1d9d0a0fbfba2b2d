import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

const SDL = `
  type Query {
    clients(limit: Int, offset: Int, search: String): [Client!]!
    client(id: ID!): Client
    regions(limit: Int, offset: Int): [Region!]!
    region(id: ID!): Region
    addresses(limit: Int, offset: Int, where: AddressWhere): [Address!]!
    address(id: ID!): Address
    people(limit: Int, offset: Int, where: PersonWhere): [Person!]!
    person(id: ID!): Person
    deals(limit: Int, offset: Int, where: DealWhere): [Deal!]!
    deal(id: ID!): Deal
    rooms(limit: Int, offset: Int): [Room!]!
    room(id: ID!): Room
  }
  type Mutation {
    createTask(input: TaskInput!): Task
  }
  type Task { id: ID! title: String! }
  input TaskInput {
    title: String! clientId: ID! regionId: ID! addressId: ID! personId: ID! dealId: ID! roomId: ID!
  }
  type Client { id: ID! name: String! }
  type Region { id: ID! name: String! }
  type Address { id: ID! label: String! region: Region client: Client! }
  type Person { id: ID! name: String! manager: Person deals: [Deal!]! client: Client }
  type Deal { id: ID! name: String! buyer: Client! seller: Client! region: Region }
  type Room { id: ID! name: String! client: Client! }
  input IdFilter { eq: ID in: [ID!] }
  input AddressWhere { region: IdFilter client: IdFilter }
  input PersonWhere { manager: IdFilter client: IdFilter }
  input DealWhere { buyer: IdFilter seller: IdFilter region: IdFilter }
`;

let files: Files;
beforeAll(async () => {
  files = await scaffoldOf(SDL);
});

function finder(folder: string, name: string): string {
  return textOf(files, `src/resources/${folder}/pickers/${name}Finder.ts`);
}

test('addresses are found by whom they belong to, and by what they cannot be without first', () => {
  const text = finder('addresses', 'address');
  expect(text).toContain(
    'query addressFinderQuery($limit: Int, $offset: Int, $where: AddressWhere)',
  );
  expect(text).toMatch(
    /belongsTo: \{\s+client: \{\s+resource: clients,\s+variables: \(client: string\) => \(\{ where: \{ client: \{ eq: client \} \} \}\),\s+\},\s+region: \{/,
  );
});

test('a record does not belong to others of its own kind', () => {
  const text = finder('people', 'person');
  expect(text).toContain('resource: clients');
  expect(text).not.toContain('resource: people');
});

test('of a record with two relations to the same kind, neither is guessed', () => {
  const text = finder('deals', 'deal');
  expect(text).toContain('resource: regions');
  expect(text).not.toContain('resource: clients');
});

test('a list that cannot be filtered by whom its records belong to is searched as a whole', () => {
  expect(finder('rooms', 'room')).not.toContain('belongsTo');
});

test('the search of such records is valid, formatted and compiles', async () => {
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const paths = ['addresses/pickers/address', 'people/pickers/person', 'deals/pickers/deal'];
  expect(
    compile(
      files,
      SDL,
      paths.map((path) => `src/resources/${path}Finder.ts`),
    ),
  ).toEqual([]);
});

test('a key that one list takes as a text and another as a number is sent as the other takes it', async () => {
  const other = await scaffoldOf(`
    type Query {
      clients(limit: Int, offset: Int): [Client!]!
      client(id: ID!): Client
      rooms(limit: Int, offset: Int, where: RoomWhere): [Room!]!
      room(id: ID!): Room
    }
    type Mutation { createTask(clientId: ID!, roomId: ID!): Task }
    type Task { id: ID! title: String! }
    type Client { id: ID! name: String! }
    type Room { id: ID! name: String! client: Client clientId: Int }
    input RoomWhere { clientId: IntFilter }
    input IntFilter { eq: Int }
  `);
  const text = textOf(other, 'src/resources/rooms/pickers/roomFinder.ts');
  expect(text).toContain(
    'variables: (client: string) => ({ where: { clientId: { eq: Number(client) } } })',
  );
});

test('a key that conditions on a related record take as a text or a number is chosen and sent as records have it', async () => {
  const sdl = `
    type Query {
      bikes(filter: bikes_filter, limit: Int, offset: Int): [bikes!]!
      bikes_by_id(id: ID!): bikes
      repairs(filter: repairs_filter, limit: Int, offset: Int): [repairs!]!
      repairs_by_id(id: ID!): repairs
    }
    type Mutation { createTask(bikeId: ID!, repairId: ID!): Task }
    type Task { id: ID! title: String! }
    type bikes { id: ID! model: String! }
    type repairs { id: ID! number: String! bike: bikes }
    scalar StringOrFloat
    input number_operators { _eq: StringOrFloat _in: [StringOrFloat] _gt: StringOrFloat _null: Boolean }
    input bikes_filter { id: number_operators _and: [bikes_filter] }
    input repairs_filter { id: number_operators bike: bikes_filter _and: [repairs_filter] }
  `;
  const other = await scaffoldOf(sdl);
  expect(textOf(other, 'src/resources/repairs/RepairsFilters.ts')).toMatch(
    /bike: recordFilter\(bikes, [\s\S]*picker: async/,
  );
  const text = textOf(other, 'src/resources/repairs/pickers/repairsFinder.ts');
  expect(text).toContain(
    'variables: (bike: string) => ({ filter: { bike: { id: { _eq: bike } } } })',
  );
  expect(faultsOf(other, buildSchema(sdl))).toEqual([]);
  expect(compile(other, sdl, ['src/resources/repairs/pickers/repairsFinder.ts'])).toEqual([]);
});

test('records are chosen where a relation is compared with any JSON, and their keys are sent as they are', async () => {
  const sdl = `
    type Query {
      people(where: PersonWhere, limit: Int, offset: Int): [Person!]!
      person(id: Int!): Person
      books(where: BookWhere, limit: Int, offset: Int): [Book!]!
      book(id: Int!): Book
    }
    type Mutation { createTask(personId: Int!, bookId: Int!): Task }
    type Task { id: ID! title: String! }
    type Person { id: Int! name: String! }
    type Book { id: Int! title: String! notes: JSON author: Person }
    scalar JSON
    input AnyFilter { equals: JSON not_equals: JSON in: [JSON] exists: Boolean }
    input TextFilter { equals: String }
    input PersonWhere { name: TextFilter }
    input BookWhere { notes: AnyFilter author: AnyFilter }
  `;
  const other = await scaffoldOf(sdl);
  const filters = textOf(other, 'src/resources/books/BookList.tsx');
  expect(filters).toMatch(/author: numberedRecordFilter\(\s+people,[\s\S]*picker: async/);
  expect(filters).not.toContain('notes: numberedRecordFilter');
  expect(textOf(other, 'src/resources/books/pickers/bookFinder.ts')).toContain(
    'variables: (author: number) => ({ where: { author: { equals: author } } })',
  );
  expect(faultsOf(other, buildSchema(sdl))).toEqual([]);
  const paths = ['BookList.tsx', 'pickers/bookFinder.ts'];
  expect(
    compile(
      other,
      sdl,
      paths.map((path) => `src/resources/books/${path}`),
    ),
  ).toEqual([]);
});
