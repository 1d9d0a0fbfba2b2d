import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

/** Books and genres joined by records, to which alone they have a relation. */
const SDL = `
  type Query {
    books(limit: Int, offset: Int): [Book!]!  book(id: Int!): Book
    genres(limit: Int, offset: Int): [Genre!]!  genre(id: Int!): Genre
    bookGenres(limit: Int, offset: Int): [BookGenre!]!
    bookGenre(bookId: Int!, genreId: Int!): BookGenre
  }
  type Mutation {
    createBookGenre(input: BookGenreInput!): BookGenre
    deleteBookGenre(bookId: Int!, genreId: Int!): BookGenre
  }
  type Book { id: Int! title: String! bookGenres(limit: Int, offset: Int): [BookGenre!]! }
  type Genre { id: Int! name: String! bookGenres(limit: Int, offset: Int): [BookGenre!]! }
  type BookGenre { bookId: Int! genreId: Int! position: Int book: Book! genre: Genre }
  input BookGenreInput { bookId: Int! genreId: Int! position: Int }
`;

async function written() {
  const files = await scaffoldOf(SDL);
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const textIn = (path: string) => textOf(files, `src/resources/${path}`).replaceAll(/\s+/g, ' ');
  return { files, textIn };
}

test('a record’s tab over joins shows the records at the other side, and leads to them', async () => {
  const { textIn } = await written();
  const tab = textIn('books/tabs/BookBookGenresTab.tsx');
  expect(tab).toContain('view: BookGenreGenreTable');
  expect(tab).toContain("linksLabel: 'Genres'");
  const table = textIn('book-genres/BookGenreGenreTable.tsx');
  expect(table).toContain(
    'keyOf: (bookGenre) => valueOf(partOf(bookGenre.genre, (genre) => genre.id)), resourceOf: () => genres,',
  );
  expect(table).toContain("columns: [ recordColumn('genre', (bookGenre) => bookGenre.genre,");
  expect(table).toContain("numberColumn('position'");
  expect(table).not.toContain("'book'");
});

test('joins are apart from what the navigation lists, unless there is nothing else', async () => {
  const { textIn } = await written();
  expect(textIn('resources.ts')).toContain('main: [books, genres], more: [], joins: [bookGenres],');
  const alone = SDL.replace(/ {4}books.*\n {4}genres.*\n/, '');
  const files = await scaffoldOf(alone);
  expect(textOf(files, 'src/resources/resources.ts')).not.toContain('joins:');
});

test('another record is picked there, which makes and deletes joins', async () => {
  const { textIn } = await written();
  const links = textIn('books/tabs/bookBookGenresLinks.ts');
  expect(links).toContain("label: 'Genres', picker: genrePicker,");
  expect(links).toContain('createBookGenre.variables({ bookId: book.id, genreId: genreKey })');
  expect(links).toContain('deleteBookGenre.variables(bookGenre, {})');
});

test('a join is called by both records, and its list needs no columns for them', async () => {
  const { textIn } = await written();
  expect(textIn('book-genres/BookGenreRecord.tsx')).toContain(
    'title={pairTitle( partOf(bookGenre.book, (book) => book.title), partOf(bookGenre.genre, (genre) => genre.name), )}',
  );
  const [, columns] = textIn('book-genres/BookGenreTable.tsx').split('columns: [');
  expect(columns).toMatch(/^ titleColumn\( 'bookId', \(bookGenre\) => pairTitle\(/);
  expect(columns).toMatch(/recordColumn\('book', \(bookGenre\) => bookGenre.book, \{ hidden: true/);
});

test('what joins records compiles', async () => {
  const { files } = await written();
  expect(compile(files, SDL)).toEqual([]);
});

test.each([
  ['say no more than that', '', ['BookGenresTab.tsx']],
  ['say more', 'position: Int', ['BookBookGenresTab.tsx', 'BookGenresTab.tsx']],
])(
  'of a relation and its joins a record has one tab, unless joins %s',
  async (_what, more, tabs) => {
    const sdl = SDL.replace('type Book {', 'type Book { genres(limit: Int, offset: Int): [Genre!]!')
      .replace('position: Int book:', `${more} book:`)
      .replace('genreId: Int! position: Int }', 'genreId: Int! }');
    const files = await scaffoldOf(sdl);
    expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
    const paths = [...files.keys()];
    const written = paths.flatMap((path) => /books\/tabs\/(\w+Tab\.tsx)$/.exec(path)?.[1] ?? []);
    expect(written.sort()).toEqual(tabs);
    expect(textOf(files, 'src/resources/books/tabs/bookGenresLinks.ts')).toContain(
      'createBookGenre',
    );
    const isUsed = paths.includes('src/resources/book-genres/BookGenreGenreTable.tsx');
    expect(isUsed).toBe(tabs.length > 1);
  },
);

test('joins between records of one type show the record at the other side', async () => {
  const sdl = `
    type Query {
      films(limit: Int, offset: Int): [Film!]! film(id: Int!): Film
      filmRelateds(limit: Int, offset: Int): [FilmRelated!]! filmRelated(id: Int!): FilmRelated
    }
    type Film {
      id: Int! title: String!
      filmRelatedsByFilmId(limit: Int, offset: Int): [FilmRelated!]!
      filmRelatedsByRelatedId(limit: Int, offset: Int): [FilmRelated!]!
    }
    type FilmRelated { id: Int! filmId: Int! relatedId: Int! film: Film related: Film }`;
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(compile(files, sdl)).toEqual([]);
  const tab = (name: string) => textOf(files, `src/resources/films/tabs/Film${name}Tab.tsx`);
  expect(tab('FilmRelatedsByFilmId')).toContain('view: FilmRelatedRelatedTable');
  expect(tab('FilmRelatedsByRelatedId')).toContain('view: FilmRelatedFilmTable');
});

/** Joins whose filters lead through their relations, and that take keys in objects, of which none is demanded. */
const NESTED = `
  type Query {
    products(filter: products_filter, limit: Int, offset: Int, search: String): [products!]!
    products_by_id(id: ID!): products
    tags(filter: tags_filter, limit: Int, offset: Int, search: String): [tags!]!
    tags_by_id(id: ID!): tags
    products_tags(filter: products_tags_filter, limit: Int, offset: Int, search: String): [products_tags!]!
    products_tags_by_id(id: ID!): products_tags
  }
  type Mutation {
    create_products_tags_item(data: create_products_tags_input!): products_tags
    delete_products_tags_item(id: ID!): delete_one
  }
  type delete_one { id: ID! }
  type products { id: ID! name: String tags(filter: products_tags_filter, limit: Int, offset: Int): [products_tags] }
  type tags { id: ID! label: String products(filter: products_tags_filter, limit: Int, offset: Int): [products_tags] }
  type products_tags { id: ID! products_id(filter: products_filter): products tags_id(filter: tags_filter): tags }
  input string_filter_operators { _eq: String _icontains: String }
  input number_filter_operators { _eq: ID _in: [ID] }
  input products_filter { id: number_filter_operators name: string_filter_operators _and: [products_filter] _or: [products_filter] }
  input tags_filter { id: number_filter_operators label: string_filter_operators _and: [tags_filter] _or: [tags_filter] }
  input products_tags_filter {
    id: number_filter_operators products_id: products_filter tags_id: tags_filter
    _and: [products_tags_filter] _or: [products_tags_filter]
  }
  input create_products_input { id: ID name: String }
  input create_tags_input { id: ID label: String }
  input create_products_tags_input { id: ID products_id: create_products_input tags_id: create_tags_input }
`;

describe('joins whose filter leads through their relations', () => {
  const textIn = async (path: string) =>
    textOf(await scaffoldOf(NESTED), `src/resources/${path}`).replaceAll(/\s+/g, ' ');

  test('are searched by what they are called, at both sides', async () => {
    expect(await textIn('products-tags/ProductsTagsList.tsx')).toContain(
      "search: { fields: ['Products', 'Tags'], variables: (text) => ({ filter: { _or: [ { products_id: { name: { _icontains: text } } }, { tags_id: { label: { _icontains: text } } }, ], }, }), }",
    );
  });

  test('are made and deleted by picking the record at the other side', async () => {
    const links = await textIn('products/tabs/productsTagsLinks.ts');
    expect(links).toContain("label: 'Tags', picker: tagsPicker,");
    expect(links).toContain(
      'createProductsTags.variables({ products_id: { id: productsValue.id }, tags_id: { id: tagsValueKey }, })',
    );
    expect(links).toContain('deleteProductsTags.variables(productsTagsValue, {})');
  });

  test('compile', async () => {
    const files = await scaffoldOf(NESTED);
    expect(faultsOf(files, buildSchema(NESTED))).toEqual([]);
    expect(await unformatted(files)).toEqual([]);
    expect(compile(files, NESTED)).toEqual([]);
  });
});
