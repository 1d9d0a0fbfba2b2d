import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { readObservations, type Observations } from '../../src/model/observations.ts';

const SDL = `
type Query {
  allBooks(page: Int, perPage: Int): [Book]
  allAuthors(page: Int, perPage: Int): [Author]
}
type Book { id: ID! title: String author: Author }
type Author { id: ID! name: String books(page: Int, perPage: Int): [Book] }
`;

const modelOf = (observations: Observations) =>
  buildModel(buildSchema(SDL), {}, undefined, undefined, observations);

const resourceOf = (observations: Observations, type: string) => {
  const resource = modelOf(observations).resources.find((candidate) => candidate.type === type);
  if (!resource) throw new Error(`no ${type}`);
  return resource;
};

test('pages count from the number that was observed, and the reason says so', () => {
  const { list, why } = resourceOf({ lists: { 'Query.allBooks': { firstPage: 0 } } }, 'Book');
  expect(list?.pagination.firstPage).toBe(0);
  expect(why['pages']).toBe('observed: page 0 has the first rows');
});

test('lists that could not be looked at count like the others, also below records', () => {
  const { list, relations } = resourceOf(
    { lists: { 'Query.allBooks': { firstPage: 0 } } },
    'Author',
  );
  expect(list?.pagination.firstPage).toBe(0);
  expect(relations.find(({ field }) => field === 'books')?.list?.pagination.firstPage).toBe(0);
});

test('lists that count differently say nothing of others', () => {
  const lists = { 'Query.allBooks': { firstPage: 0 }, 'Query.others': { firstPage: 1 } } as const;
  expect(resourceOf({ lists }, 'Book').list?.pagination.firstPage).toBe(0);
  expect(resourceOf({ lists }, 'Author').list?.pagination.firstPage).toBe(1);
});

test('without observations the schema decides', () => {
  expect(resourceOf({}, 'Book').list?.pagination.firstPage).toBe(1);
});

test('entries that are not understood are ignored', () => {
  expect(
    readObservations({
      lists: { 'Query.a': { firstPage: 2, total: 'exact', later: true }, 'Query.b': 7 },
      fields: { 'A.b': { fails: 'no' }, 'A.c': { fails: 1 } },
      types: { A: { titles: { name: 'unique', code: 'sometimes' } } },
      scalars: { Time: { format: 'time' }, Blob: { format: null }, Odd: { format: 'odd' } },
      directives: { include: false, skip: 'yes' },
      subscriptions: 'no',
      later: {},
    }),
  ).toEqual({
    lists: { 'Query.a': { total: 'exact' } },
    fields: { 'A.b': { fails: 'no' }, 'A.c': {} },
    types: { A: { titles: { name: 'unique' } } },
    scalars: { Time: { format: 'time' }, Blob: { format: null } },
    directives: { include: false },
  });
});

test.each([null, 7, 'text', [], undefined])('%j is no observation', (value) => {
  expect(readObservations(value)).toEqual({});
});
