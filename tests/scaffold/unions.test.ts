import { buildSchema, parse, validate } from 'graphql';
import { compile, compiledText } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

const SDL = `
  scalar DateTime
  type Query {
    tickets: [Ticket!]!
    ticket(id: ID!): Ticket
    users: [User!]!
    user(id: ID!): User
    orders: [Order!]!
    order(id: ID!): Order
    search(words: String!, first: Int, after: String): RelatedConnection!
    latest: [TimelineItem!]!
    find(code: String!): Finding
  }
  union Finding = User | Box
  type Box { shelf: String! name: Int! }
  type Mutation { updateOrder(id: ID!, status: OrderStatus): Order }
  type User { id: ID! name: String! active: Boolean! createdAt: DateTime! }
  enum OrderStatus { OPEN PAID }
  type Order { id: ID! number: String! status: OrderStatus! placedAt: DateTime! customer: User! }
  type Ticket {
    id: ID!
    title: String!
    timeline(first: Int, after: String, last: Int, before: String): TimelineConnection!
    related(first: Int, after: String): RelatedConnection
    files(first: Int, after: String): FileConnection
    watchers(first: Int, after: String): WatcherConnection
    followers(first: Int, after: String): FollowerConnection
  }
  type WatcherConnection { edges: [WatcherEdge!]! pageInfo: PageInfo! }
  type WatcherEdge { node: Watcher! cursor: String! role: String! addedAt: DateTime invitedBy: User }
  union Watcher = User | Box
  type FollowerConnection { nodes: [Follower!]! pageInfo: PageInfo! }
  union Follower = CustomerRepresentative
  type CustomerRepresentative { id: ID! since: DateTime! }
  type FileConnection { nodes: [File!]! pageInfo: PageInfo! }
  type File { lines: Int! path: String! uploader: User uploaderId: ID }
  type TimelineConnection { edges: [TimelineEdge] pageInfo: PageInfo! }
  type TimelineEdge { node: TimelineItem cursor: String! }
  union TimelineItem = Assigned | Renamed | Remark | Closed | Order
  type Assigned { id: ID! createdAt: DateTime! actor: User assignee: User! ticket: Ticket! parent: Ticket }
  type Renamed { id: ID! createdAt: DateTime! actor: User oldTitle: String! newTitle: String! }
  type Remark { id: ID! createdAt: DateTime! author: User! body: String! status: String about: Finding }
  type Closed { id: ID! }
  type RelatedConnection { nodes: [Related!]! pageInfo: PageInfo! }
  union Related = Order | User
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
`;

let files: Files;

beforeAll(async () => {
  files = await scaffoldOf(SDL);
});

const flat = (path: string) => textOf(files, path).replaceAll(/\s+/g, ' ');

test('pages of a union are a tab of the record, paged like the others', () => {
  const tab = flat('src/resources/tickets/tabs/TicketTimelineTab.tsx');
  expect(tab).toContain('timeline(first: $first, after: $after, last: $last, before: $before)');
  // Whose page it is need not be asked again.
  expect(tab).toContain('node { ...TimelineItemEntries_rows @arguments(withTicket: false) }');
  expect(tab).toContain(
    "parent: tickets, name: 'timeline', resource: { pluralLabel: 'Timeline' }, view: TimelineItemEntries,",
  );
  expect(tab).toContain('read: ({ ticket }) => connectionPage(ticket?.timeline),');
  const record = flat('src/resources/tickets/TicketRecord.tsx');
  expect(record).toContain("timeline: { label: 'Timeline', Panel: TicketTimelineTab }");
  expect(record).toContain("related: { label: 'Related', Panel: TicketRelatedTab }");
});

test('each kind says what it is, when it was, who did it and what there is to know', () => {
  const assigned = flat('src/resources/kinds/AssignedEntry.tsx');
  expect(assigned).toContain('label="Assigned"');
  expect(assigned).toContain('moment={<Moment value={assigned.createdAt} />}');
  expect(assigned).toContain('actor={<RecordLink resource={users} record={assigned.actor}');
  expect(assigned).toContain("label: 'Assignee'");
  const renamed = flat('src/resources/kinds/RenamedEntry.tsx');
  expect(renamed).toContain('from={<ChangedValue value={renamed.oldTitle} />}');
  const remark = flat('src/resources/kinds/RemarkEntry.tsx');
  expect(remark).toContain('text={');
  // What it is about may be of one kind or another.
  expect(remark).toMatch(/label: 'About', .* <Value value=\{remark\.about\}>/);
  expect(flat('src/resources/kinds/TimelineItemEntries.tsx')).toContain(
    '{item.closed && <TimelineEntry label="Closed" />}',
  );
});

test('a record among them is led to by its title, with what a list would say of it', () => {
  const order = flat('src/resources/orders/OrderEntry.tsx');
  expect(order).toContain('record={ <RecordLink resource={orders}');
  expect(order).toContain('moment={<Moment value={order.placedAt} />}');
  expect(order).toContain("label: 'Customer'");
  expect(order).toContain("label: 'Status'");
  // Without a heading above it, a yes or no of a record says nothing.
  expect(flat('src/resources/users/UserEntry.tsx')).not.toContain('active');
});

test('pages of values of one kind are rows, what tells them apart first', () => {
  const table = flat('src/resources/kinds/FileTable.tsx');
  expect(table).toContain('<ValueTable value={entries}');
  expect(table).toMatch(/label: 'Path'.*label: 'Uploader'.*label: 'Lines'/);
  expect(table).not.toContain('uploaderId');
  expect(flat('src/resources/tickets/tabs/TicketFilesTab.tsx')).toContain('view: FileTable,');
});

test('at the root, what they are of is asked first, and pages follow one another', () => {
  const tool = flat('src/resources/tools/SearchToolTool.tsx');
  expect(tool).toContain('words: text({ required: true })');
  expect(tool).toContain('pages: (after) => ({ after }),');
  expect(tool).toContain('<RelatedEntries rows={present(result.nodes)} />');
  expect(tool).toContain('hasNextPage={result.pageInfo.hasNextPage}');
});

test('a plain list at the root is shown by kind too, and one thing by what it is', () => {
  const latest = flat('src/resources/tools/LatestTool.tsx');
  expect(latest).toContain('<TimelineItemEntries rows={present(result)} />');
  expect(latest).not.toContain('ToolPages');
  const find = flat('src/resources/tools/FindTool.tsx');
  expect(find).toContain('<RecordLink resource={users}');
  expect(find).toContain('<Parts label="Box"');
});

test('what the connection says of an entry is shown with it', () => {
  const tab = flat('src/resources/tickets/tabs/TicketWatchersTab.tsx');
  expect(tab).toContain('edges { node { ...WatcherEntries_rows } ...TicketWatchersTab_edges }');
  expect(tab).toContain('role addedAt @catch }');
  expect(tab).toContain("Column('role', (edge) => edge.role)");
  expect(tab).toContain("Column('invitedBy', (edge) => edge.invitedBy");
  expect(tab).toContain('view: WatcherEntries, edges,');
  expect(tab).toContain('read: ({ ticket }) => connectionPage(ticket?.watchers),');
  expect(flat('src/resources/kinds/WatcherEntries.tsx')).toContain(
    '<EntryList rows={entries} edges={edges}>',
  );
});

test('what happened is a timeline, what merely belongs there a list', () => {
  expect(flat('src/resources/kinds/TimelineItemEntries.tsx')).toContain(
    '<Timeline rows={entries}>',
  );
  expect(flat('src/resources/kinds/RelatedEntries.tsx')).toContain('<EntryList rows={entries}>');
});

test('what one kind calls by the name of something else is shown too, under a name of its own', () => {
  // `status` of a remark is no OrderStatus.
  const remark = flat('src/resources/kinds/RemarkEntry.tsx');
  expect(remark).toContain('remarkStatus: status @catch');
  expect(remark).toContain('kind={<StatusText value={remark.remarkStatus} />}');
  expect(flat('src/resources/orders/OrderEntry.tsx')).toContain('value={order.status}');
  // In a value among others, as in an entry.
  expect(flat('src/resources/tools/FindTool.tsx')).toContain('boxName: name');
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
});

test('records are led to by keys of different types', async () => {
  const sdl = `
    type Query { shelf(id: ID!): Shelf  books: [Book!]!  book(code: Int!): Book  toys: [Toy!]!  toy(code: String!): Toy }
    type Shelf { id: ID! name: String! things(first: Int, after: String): ThingConnection! }
    type ThingConnection { nodes: [Thing!]! pageInfo: PageInfo! }
    union Thing = Book | Toy
    type Book { code: Int! name: String! }
    type Toy { code: String! name: String }
    type PageInfo { hasNextPage: Boolean! endCursor: String }
  `;
  const written = await scaffoldOf(sdl);
  const entry = textOf(written, 'src/resources/toys/ToyEntry.tsx').replaceAll(/\s+/g, ' ');
  expect(entry).toContain('toyCode: code toyName: name @catch');
  expect(entry).toContain('keyOf={(otherToy) => otherToy.toyCode}');
  const text = compiledText(written, sdl, 'ShelfThingsTabQuery');
  expect(validate(buildSchema(sdl), parse(text))).toEqual([]);
});

test('ids of values are known within their type only', () => {
  expect(textOf(files, 'src/resources/localKeys.ts')).toContain("  Assigned: ['id'],");
});

test('it compiles, and is as Prettier would format it', async () => {
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});
