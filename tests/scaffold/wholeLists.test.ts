import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

/** No field gives one record: a team is one of the nodes, all others are items of plain lists. */
const SDL = `
  type Query {
    teams(isActive: Boolean): TeamConnection!
    people: [Person!]!
    addresses: [Address]
    skills: [Skill!]!
    products: [Product!]!
    lines: [Line!]!
    dogs: [Dog!]
  }
  type Mutation {
    updateTeam(code: String!, name: String): Team
    deleteTeam(code: String!): Team
    renameTeam(code: String!, name: String!): Team
    createPerson(name: String!, addressId: ID): Person
    updatePerson(id: Int!, input: PersonPatch!): Person
    deletePerson(id: Int!): Boolean
    updateAddress(id: ID!, street: String!): Address
    updateSlot(id: ID!, day: String!): Slot
    deleteSlot(id: ID!): Slot
    createLine(input: LineInput!): Line
    updateLine(id: ID!, patch: LineInput!): Line
  }
  type TeamConnection { edges: [TeamEdge] totalCount: Int! }
  type TeamEdge { node: Team }
  type Team {
    code: String!
    name: String!
    people(search: String, first: Int, after: String): PersonConnection!
    slots: [Slot!]
    rateIn(currency: String!): Float
  }
  type Slot { id: ID! day: String! }
  type PersonConnection { edges: [PersonEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type PersonEdge { node: Person! cursor: String! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Person { id: Int! name: String! team: Team address: Address skills: [Skill!]! }
  input PersonPatch { name: String addressId: ID skillIds: [ID!] }
  type Skill { id: ID! name: String! }
  type Address { id: ID! street: String! }
  type Product { id: ID! name: String! priceCents: Int currency: Currency }
  enum Currency { EUR JPY }
  scalar Decimal
  type Line { id: ID! quantity: Int unitPrice: Decimal currency: Currency product: Product }
  input LineInput { quantity: Int productId: ID unitPrice: Decimal currency: Currency }
  type Dog { sys: Sys! name: String! }
  type Sys { id: String! }
`;

let files: Files;

beforeAll(async () => {
  files = await scaffoldOf(SDL);
});

const flat = (path: string) =>
  textOf(files, `src/resources/${path}`)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,( [)\]])/g, '$1');

test('screens of records that are found among all compile', async () => {
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});

test('a page and a form read the row with the key of their address', () => {
  const record = flat('people/PersonRecord.tsx');
  expect(record).toContain('people @catch { id ...PersonRecord_record }');
  expect(record).toContain('variables: () => ({}),');
  expect(record).toMatch(
    /read: \(\{ people: (\w+) \}, (\w+)\) => partOf\(\1, \(found\) => rowWithKey\(found, \2\.key, \(row\) => row\.id\)\), subject: \['people'\], rowKey: \['id'\],/,
  );
  const editing = flat('people/mutations/editPerson.ts');
  expect(editing).toContain("subject: ['people'], rowKey: ['id'],");
  expect(editing).toMatch(/rowWithKey\(found, \w+\.key, \(row\) => row\.id\)/);
});

test('the row may be the node of an edge, and its key in an object', () => {
  const team = flat('teams/TeamRecord.tsx');
  expect(team).toContain('teams @catch { edges { node { code ...TeamRecord_record } } }');
  expect(team).toContain("subject: ['teams', 'edges', 'node'], rowKey: ['code'],");
  const dog = flat('dogs/DogRecord.tsx');
  expect(dog).toContain('dogs @catch { sys { id } ...DogRecord_record }');
  expect(dog).toContain('(row) => row.sys.id');
  expect(dog).toContain("rowKey: ['sys.id'],");
});

test('what is below the record is caught for each row by itself, and counted for none', () => {
  const tab = flat('teams/tabs/TeamPeopleTab.tsx');
  expect(tab).toMatch(/node \{ code people\([^)]*\) @catch \{/);
  expect(tab).toMatch(/connectionPage\( valueOrThrow\( rowWithKey\(/);
  expect(tab).not.toContain('totalCount');
  expect(flat('teams/TeamRecord.tsx')).not.toContain('tabTotals');
  expect(flat('teams/tabs/teamSlotsChanges.ts')).toContain('slots @catch { id day }');
});

test('one record is found for pickers by the key as a text', () => {
  const finder = flat('addresses/pickers/addressFinder.ts');
  expect(finder).toContain('variables: () => ({}),');
  expect(finder).toMatch(
    /row: \(\{ addresses: (\w+) \}: addressFinderOneQuery\['response'\], key: string\) => rowWithKey\(\1, key, \(row\) => row\.id\)/,
  );
  expect([...files.keys()].filter((path) => /products\/pickers\/\w+Price/.test(path))).toHaveLength(
    1,
  );
});

test('links that could not be read do not look like none', () => {
  const links = [...files.keys()].find((path) => path.endsWith('Links.ts')) ?? '';
  const text = textOf(files, links).replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/skills @catch \{/);
  expect(text).toMatch(/rows: valueOrThrow\(person\?\.skills\)/);
});

test('a key of several parts is that of their address', async () => {
  const sdl = 'type Query { seats: [Seat!]! } type Seat { row: Int! number: Int! holder: String }';
  const schema = buildSchema(sdl);
  const hints = { resources: { Seat: { key: ['row', 'number'] } } };
  const written = await scaffold(buildModel(schema, hints), schema);
  const record = textOf(written, 'src/resources/seats/SeatRecord.tsx');
  expect(record).toContain('(row) => [row.row, row.number]');
  expect(record).toContain("rowKey: ['row', 'number'],");
  expect(compile(written, sdl)).toEqual([]);
});
