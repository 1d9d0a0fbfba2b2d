import { createHash } from 'node:crypto';
import { buildSchema, parse, validate } from 'graphql';
import { operationsManifest, operationTextOf } from '../../src/scaffold/operations.ts';
import { scaffoldOf } from './scaffolded.ts';

const schema = buildSchema(`
  type Query { film(id: ID!): Film  films: Films  node(id: ID!): Node }
  type Mutation { filmDelete(id: ID!): Deleted }
  interface Node { id: ID! }
  type Film implements Node { id: ID!  title: String  director: Person }
  type Person implements Node { id: ID!  name: String }
  type Films { nodes: [Film!]!  count: Int }
  type Deleted { id: ID }
`);
const resources = new Map([
  ['Film', 'films'],
  ['Person', 'people'],
]);

const record = {
  name: 'FilmRecordQuery',
  text: 'query FilmRecordQuery { film(id: 1) { ...FilmRecord_film id } }\nfragment FilmRecord_film on Film { __typename heading: title director { name } }\n',
};

function entriesOf(texts: Parameters<typeof operationsManifest>[1]) {
  const manifest = operationsManifest(schema, texts, resources);
  return (JSON.parse(manifest) as { operations: unknown[] }).operations;
}

test('the manifest says of an operation what it reads, for which resource, and its hash', () => {
  expect(entriesOf([record])).toEqual([
    {
      name: 'FilmRecordQuery',
      kind: 'query',
      resource: 'films',
      fields: ['Film.director', 'Film.id', 'Film.title', 'Person.name', 'Query.film'],
      sha256: createHash('sha256').update(record.text).digest('hex'),
    },
  ]);
});

test.each([
  ['FilmListQuery', 'query FilmListQuery { films { nodes { director { name } } } }', 'films'],
  ['PersonListQuery', 'query PersonListQuery { node(id: 1) { ... on Person { name } } }', 'people'],
  ['FilmListTotalQuery', 'query FilmListTotalQuery { films { count } }', 'films'],
  ['FilmDeleteMutation', 'mutation FilmDeleteMutation { filmDelete(id: 1) { id } }', 'films'],
  ['HomeQuery', 'query HomeQuery { __typename }', null],
])('%s serves the resource %s', (name, text, resource) => {
  expect(entriesOf([{ name, text }])).toMatchObject([{ name, resource }]);
});

test('the order in which operations are given makes no difference', () => {
  const other = { name: 'AQuery', text: 'query AQuery { __typename }' };
  expect(operationsManifest(schema, [record, other], resources)).toBe(
    operationsManifest(schema, [other, record], resources),
  );
});

test('a field that is newly asked for shows as a line of its own', () => {
  const before = operationsManifest(schema, [record], resources).split('\n');
  const more = { ...record, text: record.text.replace('{ name', '{ name id') };
  const after = operationsManifest(schema, [more], resources).split('\n');
  expect(after.filter((line) => !before.includes(line))).toEqual([
    '        "Person.id",',
    expect.stringContaining('sha256'),
  ]);
});

test('a text that holds another operation is refused', () => {
  expect(() => operationsManifest(schema, [{ ...record, name: 'Other' }])).toThrow('Other');
});

describe('an artifact', () => {
  const artifact = (text: string) =>
    `  "params": {\n    "cacheID": "1",\n    "id": null,\n    "metadata": {},\n    "name": "FilmRecordQuery",\n    "operationKind": "query",\n    "text": ${text}\n  }\n`;

  test('of an operation holds its text', () => {
    expect(operationTextOf(artifact(JSON.stringify(record.text)))).toEqual(record);
  });

  test('of a fragment holds none', () => {
    expect(operationTextOf('const node: ReaderFragment = {\n  "name": "A"\n};\n')).toBeNull();
  });

  test('compiled to an id holds the text that the id is for', () => {
    const persisted = artifact('null').replace('"id": null', '"id": "a1"');
    const textOf = (id: string) => (id === 'a1' ? record.text : null);
    expect(operationTextOf(persisted, textOf)).toEqual({ ...record, id: 'a1' });
    expect(() => operationTextOf(persisted)).toThrow('FilmRecordQuery');
  });

  test('without its text is refused', () => {
    expect(() => operationTextOf(artifact('null'))).toThrow('FilmRecordQuery');
  });
});

describe('what a token is tried with', () => {
  const checkOf = async (sdl: string) => {
    const files = await scaffoldOf(sdl);
    const text = files.get('schema/signInCheck.graphql');
    if (text !== undefined) expect(validate(buildSchema(sdl), parse(text))).toEqual([]);
    return text
      ?.replaceAll(/#.*|\s+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  };

  test('asks for one row of what people come for', async () => {
    expect(
      await checkOf(`
        type Query { node(id: ID!): Node  viewer: Viewer }
        type Viewer { posts(first: Int, after: String): PostConnection }
        interface Node { id: ID! }
        type PostConnection { edges: [PostEdge]  pageInfo: PageInfo! }
        type PostEdge { node: Post  cursor: String! }
        type PageInfo { hasNextPage: Boolean!  endCursor: String }
        type Post implements Node { id: ID!  title: String! }
      `),
    ).toBe('query SignInCheck { viewer { posts(first: 1) { __typename } } }');
  });

  test.each([
    ['offset: Int! limit: Int!', 'offset: 0, limit: 1'],
    ['page: Int! limit: Int!', 'page: 1, limit: 1'],
    ['input: Of!', 'input: { page: 1, limit: 1 }'],
    ['input: Of', 'input: { page: 1, limit: 1 }'],
    ['page: Int! = 3 limit: Int', 'page: 1, limit: 1'],
  ])('says where the first page begins if it has to be said (`%s`)', async (takes, asked) => {
    const text = await checkOf(`
      type Query { tags(${takes}): [Tag!]! tag(id: ID!): Tag }
      input Of { page: Int! limit: Int! name: String }
      type Tag { id: ID! name: String! }
    `);
    const sorted = (args: string) => [...args.matchAll(/[^\W\d]\w*: \d/g)].map(String).sort();
    expect(text).toContain('tags(');
    expect(sorted(text ?? '')).toEqual(sorted(asked));
  });

  test('is nothing where a list can only be had whole, or not without an argument', async () => {
    expect(
      await checkOf(`
        type Query { tags: [Tag!]!  tag(id: ID!): Tag  notes(tag: ID!, limit: Int): [Note!]! }
        type Tag { id: ID!  name: String! }
        type Note { id: ID!  text: String! }
      `),
    ).toBeUndefined();
  });
});
