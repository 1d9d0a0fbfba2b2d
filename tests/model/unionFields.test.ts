import { PAGE_INFO, readSdl, resourceOf } from './readSdl.ts';

const SDL = `
  scalar DateTime
  type Query {
    tickets: [Ticket!]!
    ticket(id: ID!): Ticket
    users: [User!]!
    user(id: ID!): User
  }
  type User { id: ID! name: String! }
  type Ticket {
    id: ID!
    title: String!
    timeline(first: Int!, after: String): TimelineConnection!
    attachments(limit: Int, offset: Int): [Attachment!]!
    changes(first: Int, after: String): ChangeConnection!
    history(kind: String!, first: Int): TimelineConnection!
    old(first: Int): TimelineConnection! @deprecated
    subject: Subject
    files(first: Int, after: String): FileConnection!
    sizes: SizeList!
  }
  type FileConnection { edges: [FileEdge!]! pageInfo: PageInfo! }
  type FileEdge { node: File! cursor: String! }
  type File { path: String! lines: Int! }
  type SizeList { items: [Size!]! total: Int! }
  type Size { width: Int! }
  type TimelineConnection { edges: [TimelineEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type TimelineEdge { node: TimelineItem! cursor: String! }
  union TimelineItem = Assigned | Renamed | User | LoadFailure
  type Assigned { id: ID! at: DateTime! assignee: User watchers: [User!]! }
  type Renamed { id: ID! at: DateTime! before: String! after: String! }
  type LoadFailure { message: String! }
  union Attachment = Assigned | Renamed
  union Subject = User | Renamed
  interface Change { at: DateTime! }
  type PriceChange implements Change { at: DateTime! price: Float! }
  type NameChange implements Change { at: DateTime! name: String! }
  type ChangeConnection { nodes: [Change!]! pageInfo: PageInfo! }
  ${PAGE_INFO}
`;

const mixedOf = (field: string, hints?: Parameters<typeof readSdl>[1]) =>
  resourceOf(readSdl(SDL, hints), 'Ticket').unionFields.find(
    (unionField) => unionField.field === field,
  );

test('pages of a union are read with the way to ask for them, and what each kind leads to', () => {
  const timeline = mixedOf('timeline');
  expect(timeline).toMatchObject({ type: 'TimelineItem', many: true, members: ['User'] });
  expect(timeline?.list).toMatchObject({
    path: ['timeline'],
    rows: ['edges', 'node'],
    pagination: { kind: 'cursor' },
    total: { path: ['timeline', 'totalCount'] },
    required: [],
  });
  expect(timeline?.values.map(({ type }) => type)).toEqual(['Assigned', 'Renamed']);
  const [assigned] = timeline?.values ?? [];
  expect(assigned.relations.map(({ field, to }) => [field, to])).toEqual([['assignee', 'User']]);
});

test('a plain list of a union with page arguments is paginated, too', () => {
  expect(mixedOf('attachments')?.list?.pagination.kind).toBe('offset');
});

test('pages of an interface that is no resource are of its types', () => {
  const changes = mixedOf('changes');
  expect(changes?.list?.rows).toEqual(['nodes']);
  expect(changes?.values.map(({ type }) => type)).toEqual(['PriceChange', 'NameChange']);
});

test('pages of values that are no records of anything are read as one kind', () => {
  expect(mixedOf('files')).toMatchObject({ type: 'File', members: [], many: true });
  expect(mixedOf('files')?.values.map(({ type }) => type)).toEqual(['File']);
  expect(mixedOf('sizes')).toBeUndefined();
});

test('one value of a union stays a value of the record', () => {
  expect(mixedOf('subject')).toMatchObject({ many: false, list: null });
});

test('pages with required arguments are a parameterised field', () => {
  expect(mixedOf('history')).toBeUndefined();
  const { parameterizedFields: questions } = resourceOf(readSdl(SDL), 'Ticket');
  expect(questions.map(({ field }) => field)).toEqual(['history']);
});

test('what hints hide, and what is deprecated, is left out', () => {
  expect(mixedOf('old')).toBeUndefined();
  expect(mixedOf('timeline', { resources: { Ticket: { hide: ['timeline'] } } })).toBeUndefined();
});
