import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  type Query {
    authors(limit: Int, offset: Int): [Author!]!
    author(id: ID!): Author
    books(limit: Int, offset: Int): [Book!]!
    book(id: ID!): Book
    reviews(first: Int!, after: String): ReviewConnection!
    review(id: ID!): Review
    talks(limit: Int, offset: Int): [Talk!]!
    talk(id: ID!): Talk
    notes(limit: Int, offset: Int): [Note!]!
    note(id: ID!): Note
    prizes(limit: Int, offset: Int): [Prize!]!
    prize(id: ID!): Prize
  }
  input BookFilter { title: String }
  type Author {
    id: ID!
    name: String!
    books(where: BookFilter, limit: Int, offset: Int): [Book!]!
    books_aggregate(where: BookFilter): BookAggregate!
    reviews(first: Int!, after: String): ReviewConnection
    reviewsCount: Int
    notes(limit: Int, offset: Int, where: BookFilter): [Note!]!
    notesCount(where: BookFilter): Int!
    talks(limit: Int!, offset: Int): TalkPage!
    prizes: [Prize!]!
  }
  type BookAggregate { aggregate: BookNumbers }
  type BookNumbers { count: Int! }
  type ReviewConnection { edges: [ReviewEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type ReviewEdge { cursor: String! node: Review! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type TalkPage { items: [Talk!]! meta: TalkMeta! }
  type TalkMeta { total: Int! }
  type Book { id: ID! title: String! author: Author }
  type Review { id: ID! text: String! author: Author! }
  type Talk { id: ID! title: String! }
  type Note { id: ID! title: String! }
  type Prize { id: ID! name: String! }
`;

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

const SOURCES = /(Related\.ts|List\.tsx|Table\.tsx)$/;

test('a list has a column for each relation to many whose number comes without its records', async () => {
  const files = await scaffoldOf(SDL);
  const related = flat(textOf(files, 'src/resources/authors/AuthorRelated.ts'));
  expect(related).toContain(
    [
      'booksCount: books_aggregate @include(if: $ofBooks) @catch { aggregate { count } }',
      // The type has a field of the name already, which may be another column.
      'reviewsCount2: reviews(first: 1) @include(if: $ofReviews) @catch { totalCount }',
      'talksCount: talks(limit: 1) @include(if: $ofTalks) @catch { meta { total } }',
    ].join(' '),
  );
  expect(related).toContain(
    'books: relatedCount((author) => partOf(author.booksCount, (counted) => counted.aggregate?.count), ),',
  );
  expect(related).toContain(
    'reviews: relatedCount((author) => partOf(author.reviewsCount2, (counted) => counted.totalCount), ),',
  );
  expect(related).toContain(
    'talks: relatedCount((author) => partOf(author.talksCount, (counted) => counted.meta.total)),',
  );
  // Of the others there is no number, or the record has it itself.
  expect(related).not.toContain('ofPrizes');
  expect(related).not.toContain('ofNotes');
  const table = textOf(files, 'src/resources/authors/AuthorTable.tsx');
  expect(table).toContain("numberColumn('notesCount'");
  // The list itself asks for no more than before.
  expect(textOf(files, 'src/resources/authors/AuthorList.tsx')).not.toContain('aggregate');
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const sources = [...files.keys()].filter((path) => SOURCES.test(path));
  expect(compile(files, SDL, sources)).toEqual([]);
});

test('the numbers come after the records that rows lead to', async () => {
  const files = await scaffoldOf(`
    type Query {
      firms(limit: Int, offset: Int): [Firm!]!
      firm(id: ID!): Firm
      people(limit: Int, offset: Int): [Person!]!
      person(id: ID!): Person
    }
    type Firm { id: ID! name: String! staff(first: Int): Staff! head: Person }
    type Staff { nodes: [Person!]! totalCount: Int! }
    type Person { id: ID! name: String! email: String firm: Firm }
  `);
  const related = flat(textOf(files, 'src/resources/firms/FirmRelated.ts'));
  expect(related).toContain(
    'relations: { head: relatedRecords(PersonTable, (firm) => firm.head), staff: relatedCount(',
  );
});

test('a list is sorted by those numbers where the schema can', async () => {
  const sdl = SDL.replace(
    'authors(limit: Int, offset: Int)',
    'authors(limit: Int, offset: Int, order_by: [AuthorOrder!])',
  ).concat(`
    input AuthorOrder { name: Way books_aggregate: NumberOrder prizes_aggregate: NumberOrder }
    input NumberOrder { count: Way }
    enum Way { asc desc }
  `);
  const files = await scaffoldOf(sdl);
  // No column has the number of the prizes.
  expect(flat(textOf(files, 'src/resources/authors/AuthorRelated.ts'))).toContain(
    "sorts: sortsBy((sort) => ({ order_by: [{ books_aggregate: { count: sort } }] }), { 'books.count': ['asc', 'desc'], }), });",
  );
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const sources = [...files.keys()].filter((path) => SOURCES.test(path));
  expect(compile(files, sdl, sources)).toEqual([]);
});

test('at most eight relations of a list are counted', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `part${'abcdefghij'[index]}s`);
  const files = await scaffoldOf(`
    type Query {
      wholes(limit: Int, offset: Int): [Whole!]!
      whole(id: ID!): Whole
      parts(limit: Int, offset: Int): [Part!]!
      part(id: ID!): Part
    }
    type Whole { id: ID! name: String! ${names.map((name) => `${name}(first: Int): Parts!`).join(' ')} }
    type Parts { nodes: [Part!]! totalCount: Int! }
    type Part { id: ID! name: String! }
  `);
  const related = textOf(files, 'src/resources/wholes/WholeRelated.ts');
  expect(related.match(/: relatedCount\(/g)).toHaveLength(8);
});
