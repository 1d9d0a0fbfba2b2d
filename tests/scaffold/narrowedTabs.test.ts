import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

const PAGE = 'limit: Int, offset: Int';
const SDL = `
  type Query {
    clients(${PAGE}): [Client!]!
    client(id: ID!): Client
    deals(${PAGE}, where: DealWhere, search: String): [Deal!]!
    deal(id: ID!): Deal
    visits(${PAGE}, where: VisitWhere): [Visit!]!
    visit(id: ID!): Visit
    rooms(${PAGE}, where: RoomWhere): [Room!]!
    room(id: ID!): Room
  }
  type Client {
    id: ID! name: String!
    deals(${PAGE}, where: DealWhere, search: String): [Deal!]!
    visits(${PAGE}, where: VisitWhere): [Visit!]!
    rooms(${PAGE}): [Room!]!
  }
  enum DealStatus { OPEN WON LOST }
  enum VisitStatus { A B C D E F G H I J K L M }
  type Deal { id: ID! name: String! status: DealStatus! client: Client! }
  type Visit { id: ID! name: String! status: VisitStatus! client: Client! }
  type Room { id: ID! name: String! status: DealStatus! client: Client! }
  input DealStatusFilter { eq: DealStatus in: [DealStatus!] }
  input VisitStatusFilter { eq: VisitStatus in: [VisitStatus!] }
  input DealWhere { status: DealStatusFilter }
  input VisitWhere { status: VisitStatusFilter }
  input RoomWhere { status: DealStatusFilter }
`;

let files: Files;
beforeAll(async () => {
  files = await scaffoldOf(SDL);
});

const tab = (name: string) => textOf(files, `src/resources/clients/tabs/Client${name}Tab.tsx`);

test('the rows of a tab are narrowed to their state and searched where their relation can be asked so', () => {
  const text = tab('Deals');
  expect(text).toContain('deals(limit: $limit, offset: $offset, where: $where, search: $search)');
  expect(text).toContain("name: 'status',\n    choices: dealStatus,");
  expect(text).toContain(
    'variables: (status: keyof typeof dealStatus) => ({ where: { status: { eq: status } } })',
  );
  expect(text).toContain('variables: (text) => ({ search: text })');
});

test('more states than stand side by side are left to the list of the records', () => {
  expect(tab('Visits')).not.toContain('states');
});

test('a relation that takes no conditions is not narrowed, though the list of its records is', () => {
  expect(textOf(files, 'src/resources/rooms/RoomList.tsx')).toContain('status');
  expect(tab('Rooms')).not.toContain('states');
});

test('such tabs are valid, formatted and compile', async () => {
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL, ['src/resources/clients/tabs/ClientDealsTab.tsx'])).toEqual([]);
});
