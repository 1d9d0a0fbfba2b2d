import { scriptedBackend, type ScriptedBackend } from './scriptedBackend.ts';

const SDL = `
type Query {
  allBooks(page: Int, perPage: Int, sortField: String): [Book]
  _allBooksMeta(page: Int, perPage: Int): Meta
  Book(id: ID!): Book
}
type Meta { count: Int }
type Book { id: ID! title: String }
`;

const BOOKS = Array.from({ length: 5 }, (_, index) => ({ id: `${index}`, title: `Book ${index}` }));

interface Paging {
  page?: number;
  perPage?: number;
}

let backend: ScriptedBackend;

afterEach(() => backend.close());

async function observed(
  books: readonly object[],
  allBooks: (args: Paging) => readonly object[],
  sdl = SDL,
) {
  const root = { allBooks, _allBooksMeta: { count: books.length } };
  backend = await scriptedBackend({ sdl, root });
  return (await backend.observe()).observed.lists?.['Query.allBooks']?.firstPage;
}

/** Rows of a page, counted from a number. */
const pagesFrom =
  (first: number, books = BOOKS) =>
  ({ page = first, perPage = 10 }: Paging) =>
    books.slice((page - first) * perPage, (page - first + 1) * perPage);

test('a backend that counts pages from zero is seen to do so', async () => {
  expect(await observed(BOOKS, pagesFrom(0))).toBe(0);
});

test('a backend that counts pages from one is seen to do so', async () => {
  const fromOne = ({ page = 1, perPage = 10 }: Paging) =>
    page < 1 ? [] : pagesFrom(1)({ page, perPage });
  expect(await observed(BOOKS, fromOne)).toBe(1);
});

test('a backend that takes page 0 for page 1 counts from one', async () => {
  const clamped = ({ page = 1, perPage }: Paging) =>
    pagesFrom(1)({ page: Math.max(page, 1), perPage });
  expect(await observed(BOOKS, clamped)).toBe(1);
});

test('a backend that answers page 0 with an error counts from one', async () => {
  const strict = ({ page = 1, perPage }: Paging) => {
    if (page < 1) throw new Error('page must be positive');
    return pagesFrom(1)({ page, perPage });
  };
  expect(await observed(BOOKS, strict)).toBe(1);
});

test('a backend that answers page 0 with all rows counts from one', async () => {
  const unpaged = ({ page = 1, perPage }: Paging) =>
    page === 0 ? BOOKS : pagesFrom(1)({ page, perPage });
  expect(await observed(BOOKS, unpaged)).toBe(1);
});

test('a single record is enough to see that pages count from zero', async () => {
  const one = BOOKS.slice(0, 1);
  expect(await observed(one, pagesFrom(0, one))).toBe(0);
});

test('an empty list leaves it open', async () => {
  expect(await observed([], () => [])).toBeUndefined();
});

test('page numbers above the list are asked for as well', async () => {
  const sdl = `
    type Query { Page(page: Int, perPage: Int): Page }
    type Page { pageInfo: PageInfo books(sort: String): [Book] }
    type PageInfo { total: Int hasNextPage: Boolean }
    type Book { id: ID! title: String }
  `;
  const Page = (args: Paging) => ({
    pageInfo: { total: BOOKS.length },
    books: pagesFrom(0)(args),
  });
  backend = await scriptedBackend({ sdl, root: { Page } });
  const { observed: seen } = await backend.observe();
  expect(seen.lists?.['Page.books']?.firstPage).toBe(0);
});

test('of a list whose pages have to be named, fields are looked at on the page that turned out to be first', async () => {
  const sdl = `
    type Query { books(page: Int!, size: Int!): Books! }
    type Books { content: [Book!]! totalElements: Int! }
    type Book { id: ID! title: String rating: Int }
  `;
  const rated = BOOKS.map((book) => ({
    ...book,
    rating() {
      throw new Error('no such function');
    },
  }));
  const books = ({ page, size }: { page: number; size: number }) => ({
    content: pagesFrom(0, rated)({ page, perPage: size }),
    totalElements: rated.length,
  });
  backend = await scriptedBackend({ sdl, root: { books } });
  const { observed: seen } = await backend.observe();
  expect(seen).toMatchObject({
    lists: { 'Query.books': { firstPage: 0, total: 'exact' } },
    fields: { 'Book.rating': { fails: 'no such function' } },
    types: { Book: { titles: { title: 'unique' } } },
  });
});
