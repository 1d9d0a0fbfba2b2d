import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { otherSide } from '../../src/model/resources/joins.ts';
import type { Resource } from '../../src/model/types/resource.ts';

/** Books and genres, with a type between them. */
function libraryWith(join: string, name = 'BookGenre'): (type: string) => Resource {
  const query = name.charAt(0).toLowerCase() + name.slice(1);
  const key = join.includes('genreId') ? 'bookId: ID! genreId: ID!' : 'id: ID!';
  const model = buildModel(
    buildSchema(`
      scalar DateTime
      type Query {
        books: [Book!]! book(id: ID!): Book
        genres: [Genre!]! genre(id: ID!): Genre
        ${query}s: [${name}!]! ${query}(${key}): ${name}
      }
      type Book { id: ID! title: String! ${query}s: [${name}!]! }
      type Genre { id: ID! name: String! ${query}s: [${name}!]! }
      type ${name} ${join}
    `),
  );
  return (type) => {
    const resource = model.resources.find((one) => one.type === type);
    if (!resource) throw new Error(`There is no ${type}.`);
    return resource;
  };
}

test.each([
  ['is called after both', 'BookGenre', '{ id: ID! book: Book! genre: Genre! position: Int }'],
  [
    'holds nothing but the two',
    'Shelving',
    '{ id: ID! book: Book! genre: Genre! addedAt: DateTime }',
  ],
  [
    'has the keys of both as its own',
    'Shelving',
    '{ bookId: ID! genreId: ID! weight: Float book: Book! genre: Genre! }',
  ],
])('a record that %s joins two others', (_what, name, fields) => {
  const resource = libraryWith(fields, name)(name);
  expect(resource.join).toEqual({ sides: ['book', 'genre'] });
  expect(resource.why.join).toMatch(/^joins `book` and `genre`: /);
  expect(resource.title).toEqual([]);
});

test('relations to what joins are called after the other side', () => {
  const of = libraryWith('{ id: ID! book: Book! genre: Genre! }');
  expect(of('Book').relations.map(({ label }) => label)).toEqual(['Genres']);
  expect(of('Genre').relations.map(({ label }) => label)).toEqual(['Books']);
});

test.each([
  ['texts of its own', 'BookGenre', '{ id: ID! book: Book! genre: Genre! remark: String }'],
  ['a business of its own', 'Loan', '{ id: ID! book: Book! genre: Genre! days: Int }'],
  [
    'more values than a link has',
    'BookGenre',
    '{ id: ID! book: Book! genre: Genre! a: Int b: Int c: Int d: Int e: Int }',
  ],
])('a record with %s is no join', (_what, name, fields) => {
  const of = libraryWith(fields, name);
  expect(of(name).join).toBeNull();
});

const FILMS = `
  type Query { films: [Film!]! film(id: ID!): Film filmRelateds: [FilmRelated!]! filmRelated(id: ID!): FilmRelated }
  type FilmRelated { id: ID! filmId: ID! relatedId: ID! film: Film! related: Film! }`;

test.each([
  [
    'both name their key',
    'filmRelatedsByFilmId: [FilmRelated!]! filmRelatedsByRelatedId: [FilmRelated!]!',
    ['Related films', 'Films by related'],
  ],
  [
    'only one names its key',
    'filmRelateds: [FilmRelated!]! filmRelatedsByRelatedId: [FilmRelated!]!',
    ['Related films', 'Films by related'],
  ],
])('joins between records of one type lead to the other side where %s', (_what, fields, labels) => {
  const { resources } = buildModel(
    buildSchema(`${FILMS} type Film { id: ID! title: String! ${fields} }`),
  );
  const [film, join] = ['Film', 'FilmRelated'].map((type) =>
    resources.find((one) => one.type === type),
  );
  expect(join?.join).toEqual({ sides: ['film', 'related'] });
  expect(film?.relations.map(({ label }) => label)).toEqual(labels);
  const sides = film?.relations.map((relation) => join && otherSide(join, film, relation)?.field);
  expect(sides).toEqual(['related', 'film']);
});

test('a side that nothing names stays as it is', () => {
  const { resources } = buildModel(
    buildSchema(`${FILMS} type Film { id: ID! title: String! links: [FilmRelated!]! }`),
  );
  const film = resources.find(({ type }) => type === 'Film');
  expect(film?.relations.map(({ label }) => label)).toEqual(['Links']);
});
