import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { References } from '../../src/model/conventions/reference/references.ts';

import { PAGE_INFO, connection, listOf, operatorOf, readSdl, resourceOf } from './readSdl.ts';

test('pages by keysets are followed by the one at the end', () => {
  const { pagination } = listOf(
    readSdl(`type Query { listTickets(first: Int, before: String, after: String, last: Int): Keyset }
      type Keyset { count: Int results: [Ticket!] startKeyset: String endKeyset: String }
      type Ticket { id: ID! subject: String! }`),
    'Ticket',
  );
  expect(pagination).toMatchObject({ position: 'cursor', pageInfo: { endCursor: ['endKeyset'] } });
});

test('a search beside a list of all is not the list', () => {
  const { path } = listOf(
    readSdl(`type Query {
        postCollection(first: Int, after: String, filter: PostFilter): PostConnection!
        postSearch(query: String, first: Int, after: String): PostConnection!
      }
      input PostFilter { title: String }
      type Post { id: ID! title: String! } ${connection('Post')} ${PAGE_INFO}`),
    'Post',
  );
  expect(path).toEqual(['postCollection']);
});

test.each([
  ['"""Number of items in the current page.""" count: Int!'],
  ['count: Int! firstItem: Int lastItem: Int'],
])('the number of items on a page is not that of all: %s', (fields) => {
  const { total } = listOf(
    readSdl(`type Query { comments(first: Int!, page: Int): Comments! }
      type Comments { data: [Comment!]! paginatorInfo: Info! }
      type Info { ${fields} currentPage: Int! hasMorePages: Boolean! }
      type Comment { id: ID! body: String! }`),
    'Comment',
  );
  expect(total).toBeNull();
});

/** The operators of a list's filters, with what they send. */
function filtersOf(sdl: string, type: string) {
  const { filter } = listOf(readSdl(sdl), type);
  return Object.fromEntries(
    (filter?.fields ?? []).map(({ field, operators }) => [
      field,
      Object.fromEntries(operators.map(({ name, variables }) => [name, variables])),
    ]),
  );
}

test('both bounds in a list are a range, not any of its values', () => {
  const filters = filtersOf(
    `type Query { orders(limit: Int, offset: Int, total_Range: [Float]): [Order!]! }
     type Order { id: ID! total: Float! }`,
    'Order',
  );
  const bounds = [
    { hole: 'from', type: 'Float' },
    { hole: 'to', type: 'Float' },
  ];
  expect(filters).toEqual({ total: { between: { total_Range: bounds } } });
});

test('whether a value is there is asked by isNil, too', () => {
  const filters = filtersOf(
    `type Query { tickets(limit: Int, offset: Int, filter: TicketFilter): [Ticket!]! }
     input TicketFilter { note: TextFilter } input TextFilter { eq: String isNil: Boolean }
     type Ticket { id: ID! note: String }`,
    'Ticket',
  );
  expect(Object.keys(filters.note)).toEqual(expect.arrayContaining(['is', 'isEmpty']));
});

test('operators in an object of not mean the opposite', () => {
  const filters = filtersOf(
    `type Query { users(take: Int, skip: Int, where: UserWhere): [User!]! }
     input UserWhere { name: Text } input Text { equals: String contains: String not: Nested }
     input Nested { equals: String contains: String in: [String!] not: Nested }
     type User { id: ID! name: String! }`,
    'User',
  );
  const value = { hole: 'value', type: 'String' };
  expect(filters.name).toMatchObject({
    isNot: { where: { name: { not: { equals: value } } } },
    doesNotContain: { where: { name: { not: { contains: value } } } },
    noneOf: { where: { name: { not: { in: { hole: 'value', type: '[String!]' } } } } },
  });
});

test('records are changed and deleted by a filter whose equality is called exact', () => {
  const { update, delete: remove } = resourceOf(
    readSdl(`type Query { suppliers(filters: SupplierFilter): [Supplier!]! supplier(pk: ID!): Supplier }
      input SupplierFilter { id: IdLookup } input IdLookup { exact: ID inList: [ID!] }
      input SupplierIn { name: String }
      type Supplier { id: ID! name: String! }
      type Mutation {
        updateSuppliers(data: SupplierIn!, filters: SupplierFilter): [Supplier!]!
        deleteSuppliers(filters: SupplierFilter): [Supplier!]!
      }`),
    'Supplier',
  );
  const variables = { filters: { id: { exact: { hole: 'id', type: 'ID' } } } };
  expect([update?.variables, remove?.variables]).toEqual([variables, variables]);
});

test('a record that others refer to by its key in the graph is not sent by the one in its table', () => {
  const sdl = `type Query { books(author: String, limit: Int, offset: Int): [Book!]! authors(limit: Int, offset: Int): [Author!]! }
    type Book { id: ID! _id: String! title: String! author: Author! }
    type Author { id: ID! _id: String! name: String! }`;
  const { resources } = buildModel(buildSchema(sdl));
  expect(new References(resources).keyOf('Author', 'author', 'String')).toBe('id');
});

test('pages of a record that there is one of are no tab beside it', () => {
  const { relations } = resourceOf(
    readSdl(`type Query { orders(limit: Int, offset: Int): [Order!]! users(limit: Int, offset: Int): [User!]! }
      type Order { id: ID! number: String! customer: User! customerConnection(first: Int, after: String): UserConnection! }
      type User { id: ID! name: String! } ${connection('User')} ${PAGE_INFO}`),
    'Order',
  );
  expect(relations.map(({ field }) => field)).toEqual(['customer']);
});

test.each([
  ['moments where something happened at one', 'createdAt: Time! lastSeen: Time', 'datetime'],
  ['moments where a date is one', 'startDate: Time! lastSeen: Time', 'datetime'],
  ['times of day otherwise', 'opensAt: Time! lastSeen: Time', 'time'],
])('the values of a scalar Time are %s', (_, fields, kind) => {
  const { fields: read } = resourceOf(
    readSdl(`scalar Time type Query { users(limit: Int, offset: Int): [User!]! }
      type User { id: ID! name: String! ${fields} }`),
    'User',
  );
  expect(read.find(({ name }) => name === 'lastSeen')?.kind).toBe(kind);
});

test('a condition that is one object, of a form that is not known, is no set of conditions', () => {
  const { filter } = listOf(
    readSdl(`enum Op { And Equal NotEqual GreaterThan }
      input Where { operator: Op path: [String!] valueInt: Int valueText: String operands: [Where] }
      type Query { articles(limit: Int, offset: Int, where: Where): [Article!]! }
      type Article { id: ID! title: String! }`),
    'Article',
  );
  expect(filter).toBeNull();
});

test('what deletes for good is an action beside a deletion that can be undone', () => {
  const { delete: remove, actions } = resourceOf(
    readSdl(`type Query { people(limit: Int, offset: Int): [Person!]! person(id: ID!): Person }
      type Person { id: ID! name: String! }
      type Mutation {
        deletePerson(id: ID!): Person
        destroyPerson(id: ID!): Person
        restorePerson(id: ID!): Person
      }`),
    'Person',
  );
  expect(remove?.path).toEqual(['deletePerson']);
  expect(actions.map(({ label, danger }) => [label, danger])).toEqual([
    ['Destroy', true],
    ['Restore', false],
  ]);
});

test('a list is filtered and searched by the parts of objects that are no records', () => {
  const list = listOf(
    readSdl(`input Text { eq: String contains: String }
      input NameFilter { firstName: Text lastName: Text } input AddressFilter { city: Text }
      input PersonFilter { name: NameFilter address: AddressFilter and: [PersonFilter!] or: [PersonFilter!] }
      type Name { firstName: String lastName: String } type Address { city: String }
      type Person { id: ID! name: Name address: Address }
      type Query { people(filter: PersonFilter, limit: Int, offset: Int): [Person!]! person(id: ID!): Person }`),
    'Person',
  );
  expect(list.filter?.fields.map(({ field, label }) => [field, label])).toEqual([
    ['firstName', 'First name'],
    ['lastName', 'Last name'],
    ['addressCity', 'Address city'],
  ]);
  const city = { eq: { hole: 'value', type: 'String' } };
  expect(operatorOf(list, 'addressCity', 'is')).toEqual({ filter: { address: { city } } });
  expect(list.search?.fields).toEqual(['firstName', 'lastName']);
});

test('an enum of two says whether there is a value', () => {
  const filters = filtersOf(
    `enum FilterIs { NULL NOT_NULL }
     type Query { flows(limit: Int, offset: Int, filter: FlowFilter): [Flow!]! }
     input FlowFilter { note: Text } input Text { eq: String is: FilterIs }
     type Flow { id: ID! note: String }`,
    'Flow',
  );
  const is = { hole: 'value', type: 'FilterIs', presence: ['NULL', 'NOT_NULL'] };
  expect(filters.note).toMatchObject({ isEmpty: { filter: { note: { is } } } });
  expect(filters.note.is).toEqual({
    filter: { note: { eq: { hole: 'value', type: 'String' } } },
  });
});

test('all items of a list at once are nothing that people look for', () => {
  const filters = filtersOf(
    `type Query { posts(limit: Int, offset: Int, where: PostWhere): [Post!]! }
     input PostWhere { tags_not: [String!] tags_contains_all: [String!] title_not: String }
     type Post { id: ID! title: String! tags: [String!]! }`,
    'Post',
  );
  expect(Object.keys(filters)).toEqual(['tags', 'title']);
  expect(Object.keys(filters.tags).sort()).toEqual(['has', 'hasAll']);
});
