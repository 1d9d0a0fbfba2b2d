import { readFileSync } from 'node:fs';
import type { Model } from '../../src/model/types/model.ts';
import type { Resource } from '../../src/model/types/resource.ts';
import { readSdl, resourceOf } from './readSdl.ts';

const SDL = readFileSync('tests/schemas/typegraphql-prisma.graphql', 'utf8');

/** The schema with a text in it replaced, all over. @throws when there is none */
function changed(sdl: string, ...replacements: Array<readonly [RegExp, string]>): string {
  return replacements.reduce((text, [pattern, by]) => {
    if (!pattern.test(text)) throw new Error(`There is no ${pattern} in the schema.`);
    return text.replaceAll(new RegExp(pattern, 'g'), by);
  }, sdl);
}

function facets(model: Model, type: string) {
  const { lookup, update, delete: deletion } = resourceOf(model, type);
  return [lookup, update, deletion].map((part) => [part?.path.join('.'), part?.variables]);
}

const hole = (name: string, type = 'Int') => ({ hole: name, type });
const BY_ID = { where: { id: hole('id') } };

/** Ways to write an input in which one of several unique fields is given. */
const WAYS: Array<[string, string, ReturnType<typeof facets>]> = [
  [
    'its key beside filters',
    SDL,
    [
      ['movie', BY_ID],
      ['updateOneMovie', BY_ID],
      ['deleteOneMovie', BY_ID],
    ],
  ],
  [
    'a condition on its key',
    changed(SDL, [/(MovieWhereUniqueInput \{\s+id: )Int/, '$1IntFilter']),
    ['movie', 'updateOneMovie', 'deleteOneMovie'].map((path) => [
      path,
      { where: { id: { equals: hole('id') } } },
    ]),
  ],
  [
    'all arguments in one',
    changed(
      `${SDL} input MovieArgs { where: MovieWhereUniqueInput! }
       input ChangeArgs { data: MovieUpdateInput! where: MovieWhereUniqueInput! }`,
      [/ {2}getMovie.*\n/, ''],
      [/(\bmovie|deleteOneMovie)\(where: MovieWhereUniqueInput!\)/, '$1(args: MovieArgs!)'],
      [/updateOneMovie\([^)]*\)/, 'updateOneMovie(args: ChangeArgs!)'],
    ),
    [
      ['movie', { args: BY_ID }],
      ['updateOneMovie', { args: BY_ID }],
      ['deleteOneMovie', { args: BY_ID }],
    ],
  ],
  [
    'names that say how many are found',
    changed(SDL, [/\bmovies\(\n/, 'findManyMovie(\n'], [/\b(movie|getMovie)\(where/, '$1x(where']),
    [
      ['moviex', BY_ID],
      ['updateOneMovie', BY_ID],
      ['deleteOneMovie', BY_ID],
    ],
  ],
  [
    'another field that is unique, where there is no id',
    changed(SDL, [/(type Movie \{)\s+id: Int!/, '$1'], [/(WhereUniqueInput \{)\s+id: Int/, '$1']),
    ['movie', 'updateOneMovie', 'deleteOneMovie'].map((path) => [
      path,
      { where: { slug: hole('slug', 'String') } },
    ]),
  ],
];

test.each(WAYS)('one record is found and changed by %s', (_way, sdl, expected) => {
  expect(facets(readSdl(sdl), 'Movie')).toEqual(expected);
});

test('one record is found and changed by a key of two parts', () => {
  const model = readSdl(SDL);
  const where = {
    where: {
      movieId_personId: {
        movieId: hole('movieId', 'Int!'),
        personId: hole('personId', 'Int!'),
      },
    },
  };
  expect(resourceOf(model, 'Credit').identity?.fields).toEqual(['movieId', 'personId']);
  expect(facets(model, 'Credit')).toEqual([
    ['credit', where],
    ['updateOneCredit', where],
    ['deleteOneCredit', where],
  ]);
});

describe('what changes all that a filter leaves', () => {
  const without = changed(
    SDL,
    [/ {2}(updateOne|deleteOne)Movie\(.*\n/, ''],
    [/upsertOneMovie\([^)]*\): Movie!\n/, ''],
  );

  test('is never taken for the change of one record', () => {
    const { update, delete: deletion }: Resource = resourceOf(readSdl(without), 'Movie');
    expect([update, deletion]).toEqual([null, null]);
  });

  test('is no action of one record either, and no upsert beside both that it is made of', () => {
    const { resources } = readSdl(SDL);
    expect(resources.flatMap(({ actions }) => actions.map(({ path }) => path))).toEqual([]);
  });
});
