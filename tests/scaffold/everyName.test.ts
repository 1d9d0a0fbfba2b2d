import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { compile } from './compiled.ts';
import { sampleSchema, scaffoldOf, unformatted } from './scaffolded.ts';

/** What every schema has, and what GraphQL lets nobody declare. */
const GIVEN = new Set(
  'Query Mutation Subscription ID Int Float String Boolean true false null'.split(' '),
);

/** What TypeScript says that every object has, whatever its type says. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).filter(
  (name) => !name.startsWith('__'),
);

/** The words of the language. */
const WORDS = Array.from(
  { length: ts.SyntaxKind.LastKeyword - ts.SyntaxKind.FirstKeyword + 1 },
  (_, index) => ts.tokenToString(ts.SyntaxKind.FirstKeyword + index) ?? '',
);

/** What code of ours has without an import, or might. */
const PLATFORM = [
  ...Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Za-z]\w*$/.test(name)),
  ...(
    'Record Readonly Omit Pick Partial NonNullable ReturnType JSX React Fragment Component Suspense ' +
    'children props key ref state useState useEffect graphql useFragment'
  ).split(' '),
];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

/** All that the framework exports. */
function exportsOf(folder: string): string[] {
  const named = /^export (?:async )?(?:const|function\*?|class|interface|type) ([A-Za-z]\w*)/gm;
  return filesBelow(folder).flatMap((text) => [...text.matchAll(named)].map(([, name]) => name));
}

/** The names that are written into generated files, and those that together with an ending of ours give one. */
async function writtenNames(): Promise<string[]> {
  const known = new Set(
    ['src/lists', 'src/relay', 'src/ui'].flatMap((folder) => [...exportsOf(folder)]),
  );
  const code = new Set(
    filesBelow('src/scaffold').flatMap((text) => text.match(/[A-Za-z]\w*/g) ?? []),
  );
  const written = [...known].filter((name) => code.has(name));
  const files = [...(await scaffoldOf(sampleSchema())).keys()];
  const endings = new Set(
    files.flatMap((path) => /\/Order([A-Z]\w+)\.tsx?$/.exec(path)?.[1] ?? []),
  );
  const beginnings = written.flatMap((name) =>
    [...endings].flatMap((ending) =>
      name.endsWith(ending) && name !== ending ? [name.slice(0, -ending.length)] : [],
    ),
  );
  return [...new Set([...written, ...beginnings])];
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Resources by all the names that begin with a capital; enums, fields, arguments and actions by the others. */
function schemaOf(names: readonly string[]): string {
  const all = [...new Set([...names, ...PLATFORM, ...WORDS, ...INHERITED])].filter(
    (name) => !GIVEN.has(name),
  );
  const written = new Set(names);
  const types = all.filter((name) => /^[A-Z]/.test(name) && (written.has(name) || name.length < 8));
  const small = all.filter((name) => /^[a-z]/.test(name));
  const roots = new Set<string>();
  const root = (name: string): string => {
    if (roots.has(name)) return root(`${name}2`);
    roots.add(name);
    return name;
  };
  const per = Math.ceil(small.length / types.length);
  const queries: string[] = [];
  const mutations: string[] = [];
  const definitions: string[] = [];
  types.forEach((type, index) => {
    const own = lower(type);
    const other = types[(index + 1) % types.length];
    const mine = Array.from({ length: per }, (_, place) => small[index * per + place]).filter(
      (name) => name !== undefined,
    );
    const field = (name: string) => (name === 'id' || name === 'name' ? `${name}Of` : name);
    const fields = mine.map((name) => `${field(name)}: ${upper(name)}_`).join(' ');
    queries.push(
      `${root(`${own}s`)}(first: Int, after: String, ${field(small[index % small.length])}: String): ${type}_Connection!`,
      `${root(own)}(id: ID!): ${type}`,
    );
    definitions.push(
      `type ${type} { id: ID! name: String! ${own}_: ${other} ${own}s: [${other}!]! ${fields} }`,
      `type ${type}_Connection { edges: [${type}_Edge!]! pageInfo: PageInfo! }`,
      `type ${type}_Edge { node: ${type}! cursor: String! }`,
      `input ${type}_Input { name: String! ${own}Id: ID ${fields} }`,
      ...mine.map((name) => `enum ${upper(name)}_ { ${name} ${type} }`),
    );
    mutations.push(
      `create${type}(input: ${type}_Input!): ${type}`,
      `update${type}(id: ID!, input: ${type}_Input!): ${type}`,
      `delete${type}(id: ID!): ${type}`,
      ...mine.map((name) => `${root(name)}(${own}Id: ID!, ${field(name)}: String!): ${type}`),
    );
  });
  return `
    type Query { ${queries.join('\n')} }
    type Mutation { ${mutations.join('\n')} }
    type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
    ${definitions.join('\n')}
  `;
}

test('a schema called as the framework, the platform and the language are gives screens that compile', async () => {
  const sdl = schemaOf(await writtenNames());
  const files = await scaffoldOf(sdl);
  const aliased = [...files].filter(([, text]) => / as (app|frontage)[A-Z]/i.test(text));
  expect(aliased.length).toBeGreaterThan(5);
  expect(await unformatted(aliased)).toEqual([]);
  expect(compile(files, sdl)).toEqual([]);
}, 300_000);

const each = (write: (name: string) => string) => INHERITED.map(write).join(' ');

/** Fields, columns, sorts, filters, inputs and choices that are called as what every object has. */
const INHERITED_SDL = `
  type Query {
    things(first: Int, after: String, orderBy: [ThingsOrderBy!], filter: ThingFilter, ${each((name) => `${name}: String`)}): ThingConnection!
    thing(id: ID!): Thing
    ${each((name) => `${name}(id: ID!): Thing`)}
    constructors(order_by: [ThingSort!], where: ThingFilter): [Constructor!]!
    ${each((name) => `${name}Report(${name}: String!): Report`)}
  }
  type Mutation {
    createThing(input: ThingInput!): Thing
    updateThing(id: ID!, input: ThingPatch!): Thing
    deleteThing(id: ID!): Thing
    createConstructor(${each((name) => `${name}: String`)}): Constructor
    updateConstructor(constructor: ID!, ${each((name) => (name === 'constructor' ? '' : `${name}: String`))}): Constructor
    ${each((name) => `${name}Thing(id: ID!, ${name}: String!): Thing`)}
  }
  type Thing { id: ID! name: String! ${each((name) => `${name}: String`)} constructorOf: Constructor parts: [Part!]! }
  type Part { id: ID! ${each((name) => `${name}: Int!`)} }
  type Constructor { constructor: ID! name: String ${each((name) => (name === 'constructor' ? '' : `${name}: Int`))} }
  type Report { total: Int ${each((name) => `${name}: Float`)} }
  type ThingConnection { edges: [ThingEdge!]! pageInfo: PageInfo! }
  type ThingEdge { node: Thing! cursor: String! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  enum ThingsOrderBy { ${each((name) => `${name}_ASC ${name}_DESC ${name}`)} }
  enum Inherited { ${each((name) => name)} }
  input ThingSort { constructor: ThingSort name: SortDirection isPrototypeOf: SortDirection }
  enum SortDirection { asc desc }
  input ThingFilter { and: [ThingFilter!] or: [ThingFilter!] name: TextFilter ${each((name) => `${name}: TextFilter`)} kind: Inherited }
  input TextFilter { equalTo: String contains: String }
  input ThingInput { name: String! kind: Inherited ${each((name) => `${name}: String`)} nested: Nested }
  input ThingPatch { name: String ${each((name) => `${name}: String`)} nested: Nested }
  input Nested { ${each((name) => `${name}: Int`)} }
`;

test('fields that are called as what every object has give screens that compile', async () => {
  const files = await scaffoldOf(INHERITED_SDL);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, INHERITED_SDL)).toEqual([]);
});
