import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  scalar JSON
  type Query {
    books(filter: BookFilter, limit: Int, offset: Int): [Book!]!
    book(id: ID!): Book
    books_aggregated(groupBy: [String], filter: BookFilter, limit: Int): [BookAggregate!]!
  }
  input BookFilter { title: String }
  type Book { id: ID! title: String! }
  type BookAggregate { group: JSON countAll: Int }
`;

test('a total in rows of groups is that of the first row, under the conditions of the list', async () => {
  const files = await scaffoldOf(SDL);
  const list = textOf(files, 'src/resources/books/BookList.tsx');
  expect(list).toContain('query BookListTotalQuery($filter: BookFilter)');
  expect(list).toContain('read: (data) => data.books_aggregated[0]?.countAll');
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL, ['src/resources/books/BookList.tsx'])).toEqual([]);
});
