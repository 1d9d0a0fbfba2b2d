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
    calls(${PAGE}): [Call!]!
    call(id: ID!): Call
    notes(${PAGE}): [Note!]!
    note(id: ID!): Note
    tasks(${PAGE}): [Task!]!
    task(id: ID!): Task
  }
  type Client {
    id: ID! name: String!
    deals(${PAGE}, where: DealWhere, search: String): [Deal!]!
    visits(${PAGE}, where: VisitWhere): [Visit!]!
    rooms(${PAGE}): [Room!]!
    calls(${PAGE}, search: String): [Call!]!
    callsCount(search: String): Int!
    notes(${PAGE}, search: String): [Note!]!
    notesCount: Int!
    roomsCount: Int!
    tasks(first: Int, after: String, where: TaskWhere): TaskConnection
  }
  type TaskConnection { nodes: [Task!]! pageInfo: PageInfo! totalCount: Int! }
  type PageInfo { endCursor: String hasNextPage: Boolean! }
  type Task { id: ID! name: String! status: DealStatus! client: Client! }
  type Call { id: ID! name: String! client: Client! }
  type Note { id: ID! name: String! client: Client! }
  input TaskWhere { status: DealStatusFilter }
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

test('what a tab is narrowed to is counted in the answer of its list, by the conditions of the rows', () => {
  const text = tab('Tasks');
  expect(text).toContain(
    'query ClientTasksTabTotalQuery($id: ID!, $first: Int, $where: TaskWhere)',
  );
  expect(text).toContain('tasks(first: $first, where: $where) {\n            totalCount');
  expect(text).toContain('read: ({ client }) => client?.tasks?.totalCount');
});

test('it is counted by a field beside the list where that takes the same conditions', () => {
  expect(tab('Calls')).toContain('callsCount(search: $search)');
  expect(tab('Calls')).toContain('read: ({ client }) => client?.callsCount');
});

test.each([
  ['counts without what the rows are narrowed to', 'Notes'],
  ['counts none of the rows', 'Deals'],
  ['does not narrow them', 'Rooms'],
])('it is not counted where the schema %s', (_case, name) => {
  expect(tab(name)).not.toContain('total');
});

test('such tabs are valid, formatted and compile', async () => {
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const tabs = ['Deals', 'Tasks', 'Calls'].map(
    (name) => `src/resources/clients/tabs/Client${name}Tab.tsx`,
  );
  expect(compile(files, SDL, tabs)).toEqual([]);
});
