import fc from 'fast-check';
import { buildSchema, validateSchema } from 'graphql';
import { faultsOf, scaffoldOf, unformatted } from './scaffolded.ts';
import { syntaxFaults } from './syntax.ts';

const TYPES = ['Order', 'order_line', 'Page', 'Record', 'Class', 'Node2', 'Text', 'Species'];
const FIELDS = [
  'name',
  'title',
  'status',
  'total',
  'currency',
  'createdAt',
  'class',
  'page',
  'items',
  'data',
  'isOpen',
  'node',
];
const LEAVES = [
  'ID',
  'String',
  'Int',
  'Float',
  'Boolean',
  'Status',
  'Money',
  'DateTime',
  'JSON',
  'Riddle',
];

const wrapping = fc.constantFrom(
  (type: string) => type,
  (type: string) => `${type}!`,
  (type: string) => `[${type}]`,
  (type: string) => `[${type}!]!`,
);
const paging = fc.constantFrom('none', 'cursor', 'offset', 'page');

interface Shape {
  name: string;
  key: string | null;
  paging: string;
  lookup: boolean;
  fields: Array<[name: string, type: string]>;
}

/** Small schemas, with all that the scaffold has to tell apart. */
const schemas = fc
  .uniqueArray(fc.constantFrom(...TYPES), { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.record<Shape>({
          name: fc.constant(name),
          key: fc.constantFrom('id: ID!', 'id: Int!', 'code: String!', 'id: ID', null),
          paging,
          lookup: fc.boolean(),
          fields: fc.uniqueArray(
            fc
              .tuple(
                fc.constantFrom(...FIELDS),
                fc.constantFrom(...LEAVES, 'Address', 'Price', ...names),
                wrapping,
              )
              .map(([field, type, wrap]): [string, string] => [field, wrap(type)]),
            { minLength: 1, maxLength: 8, selector: ([field]) => field },
          ),
        }),
      ),
    ),
  )
  .map((shapes) => sdlOf(shapes));

function sdlOf(shapes: readonly Shape[]): string {
  const query = shapes.flatMap(({ name, key, paging: kind, lookup }) => [
    `all${name}${LISTS[kind].replaceAll('NAME', name)}`,
    ...(lookup && key ? [`one${name}(${key.replace(/!?$/, '!')}): ${name}`] : []),
  ]);
  const types = shapes.flatMap(({ name, key, fields, paging: kind }) => [
    `type ${name} { ${[...(key ? [key] : []), ...fields.map((field) => field.join(': '))].join(' ')} }`,
    ...(kind === 'cursor'
      ? [
          `type ${name}Connection { edges: [${name}Edge] pageInfo: PageInfo! totalCount: Int }`,
          `type ${name}Edge { node: ${name} cursor: String! }`,
        ]
      : []),
    ...(kind === 'offset' || kind === 'page'
      ? [`type ${name}Results { items: [${name}!]! total: Int! }`]
      : []),
  ]);
  return [...COMMON, `type Query { ${query.join(' ')} }`, ...types].join('\n');
}

const LISTS: Readonly<Record<string, string>> = {
  none: ': [NAME]',
  cursor: '(first: Int, after: String, last: Int, before: String): NAMEConnection',
  offset: '(limit: Int, offset: Int, status: Status): NAMEResults!',
  page: '(page: Int!, pageSize: Int!): NAMEResults',
};

const COMMON = [
  'scalar Money scalar DateTime scalar JSON scalar Riddle',
  'enum Status { OPEN SHIPPED CANCELLED }',
  'type Address { street: String! city: String country: String }',
  'type Price { amount: Float! currency: String! }',
  'type PageInfo { hasNextPage: Boolean! endCursor: String hasPreviousPage: Boolean startCursor: String }',
];

test('whatever the schema, what is scaffolded asks for what there is, in sound source', async () => {
  await fc.assert(
    fc.asyncProperty(schemas, async (sdl) => {
      const schema = buildSchema(sdl);
      fc.pre(validateSchema(schema).length === 0);
      const files = await scaffoldOf(schema);
      expect(faultsOf(files, schema)).toEqual([]);
      expect([...(await scaffoldOf(buildSchema(sdl)))]).toEqual([...files]);
      expect(syntaxFaults(files)).toEqual([]);
    }),
    { numRuns: 120 },
  );
});

test('whatever the schema, the source is as Prettier would format it', async () => {
  await fc.assert(
    fc.asyncProperty(schemas, async (sdl) => {
      expect(await unformatted(await scaffoldOf(sdl))).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
