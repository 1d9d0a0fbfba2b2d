import { buildSchema, parse } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { readModel } from '../../src/model/readModel.ts';
import { readObservations, type Observations } from '../../src/model/observations.ts';

const SDL = `
type Query {
  allBooks(page: Int, perPage: Int): [Book]
  allAuthors(page: Int, perPage: Int): [Author]
}
type Book { id: ID! title: String author: Author }
type Author { id: ID! name: String books(page: Int, perPage: Int): [Book] }
`;

const modelOf = (observations: Observations) => buildModel(buildSchema(SDL), {}, { observations });

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

test.each(['estimate', 'exact', 'capped'] as const)(
  'a total that was observed as %s is left out where other rows come than it says, and the reason says so',
  (total) => {
    const schema = buildSchema(`
      type Query { jobs(limit: Int, offset: Int): JobPage! }
      type JobPage { items: [Job!]! totalCount: Int! }
      type Job { id: ID! name: String }
    `);
    const observed = { lists: { 'Query.jobs': { total } } };
    const [job] = buildModel(schema, {}, { observations: observed }).resources;
    expect(job.list?.total?.path.join('.')).toBe(
      total === 'estimate' ? undefined : 'jobs.totalCount',
    );
    expect(job.why['total']).toMatch(total === 'estimate' ? /^observed: its total/ : /counts them/);
  },
);

test('without observations the schema decides', () => {
  expect(resourceOf({}, 'Book').list?.pagination.firstPage).toBe(1);
});

test('a field that was seen to fail is on no screen and says why, unless a hint allows it', () => {
  const observations = { fields: { 'Book.title': { fails: 'no such column' } } };
  const fieldsWith = (hints: object) => {
    const { model, problems } = readModel(parse(SDL), hints, observations);
    const book = model.resources.find(({ type }) => type === 'Book');
    return { names: book?.fields.map(({ name }) => name), omitted: model.omitted, problems };
  };
  const { names, omitted } = fieldsWith({});
  expect(names).toEqual(['id']);
  expect(omitted).toContainEqual({
    what: 'Book.title',
    why: 'observed: the backend answers it with an error (no such column)',
  });
  const allowed = fieldsWith({ allow: ['Book.title'] });
  expect(allowed.names).toEqual(['id', 'title']);
  expect(allowed.problems).toEqual([]);
});

test.each([
  ['Time', 'datetime', 'datetime'],
  ['Time', 'time', 'time'],
  ['Date', 'text', 'string'],
  ['DateTime', 'integer', 'unknown'],
  ['Decimal', 'text', 'string'],
  ['BigInt', 'integer', 'integer'],
  ['Whatever', 'time', 'time'],
  ['Whatever', 'json', 'json'],
  ['Email', 'text', 'string'],
  ['Date', null, 'unknown'],
] as const)('a scalar %s whose values are seen to be %s is read as %s', (name, format, kind) => {
  const sdl = `scalar ${name} type Query { things: [Thing] } type Thing { id: ID! value: ${name} }`;
  const { model } = readModel(parse(sdl), {}, { scalars: { [name]: { format } } });
  const value = model.resources[0].fields.find((field) => field.name === 'value');
  expect(value?.kind).toBe(kind);
});

test('nothing is followed where the backend was seen to take no subscriptions', () => {
  const sdl = `
    type Query { books: [Book] }
    type Book { id: ID! title: String }
    type Subscription { bookChanged: Book }
  `;
  const [open] = readModel(parse(sdl)).model.resources;
  expect(open.subscriptions).toHaveLength(1);
  const [closed] = readModel(parse(sdl), {}, { subscriptions: false }).model.resources;
  expect(closed.subscriptions).toEqual([]);
  expect(closed.why['subscriptions']).toMatch(/^observed: the backend takes no subscriptions/);
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

test('amounts of a scalar of money are cents where one of its fields says so, or where they were seen to be', () => {
  const unitOf = (description: string, observations: Observations = {}) => {
    const sdl = `
      type Query { goods: [Good!]! }
      type Good { id: ID! name: String! price: Money! ${description} fee: Money! }
      scalar Money
    `;
    const { model } = readModel(parse(sdl), {}, observations);
    return model.resources[0]?.fields.find(({ name }) => name === 'price')?.money?.unit;
  };
  expect(unitOf('')).toBe('major');
  expect(unitOf('"In cents."')).toBe('minor');
  const scalars = { Money: { format: 'integer', unit: 'minor' } };
  expect(unitOf('', readObservations({ scalars }))).toBe('minor');
});
