import { buildSchema, parse } from 'graphql';
import type { ScalarObservation } from '../../src/model/observations.ts';
import { readModel } from '../../src/model/readModel.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { compile } from './compiled.ts';
import { faultsOf, textOf } from './scaffolded.ts';

const FORM = 'src/resources/goods/goodFields.ts';

const sdlOf = (scalar: string, description: string) => `
  type Query {
    goods(limit: Int, offset: Int, filter: GoodFilter): [Good!]!
    good(id: ID!): Good
  }
  ${description && `"""${description}"""`}
  scalar ${scalar}
  type Good { id: ID! name: String! price: ${scalar} }
  input GoodFilter { price: PriceFilter }
  input PriceFilter { eq: ${scalar} gte: ${scalar} lte: ${scalar} }
  input GoodInput { name: String! price: ${scalar} }
  type Mutation {
    createGood(input: GoodInput!): Good
    deleteGood(id: ID!): Boolean
    markDownGood(id: ID!, amount: ${scalar}!): Good
  }
`;

async function written(sdl: string, scalar: string, observed: ScalarObservation | null) {
  const observations = observed ? { scalars: { [scalar]: observed } } : {};
  const { model, open } = readModel(parse(sdl), {}, observations);
  const files = await scaffold(model, open);
  const filters = [...files.values()]
    .join('\n')
    .match(/\b(\w+)Filter\('filter\.price'|price: (\w+)Filter/);
  return {
    files,
    form: /price: .*?\b(exactNumber|decimal|float|integer)\(/.exec(textOf(files, FORM))?.[1],
    filter: filters?.[1] ?? filters?.[2],
    action: /amount: .*?\b(exactNumber|decimal|float|integer)\(/.exec(
      [...files].find(([path]) => path.includes('/markDown'))?.[1] ?? '',
    )?.[1],
  };
}

const VENDURE =
  'The `Money` scalar type represents monetary values and supports signed double-precision fractional values as specified by [IEEE 754](https://en.wikipedia.org/wiki/IEEE_floating_point).';

test.each<[string, string, string, ScalarObservation | null, 'number' | 'string']>([
  ['seen as numbers', 'Money', '', { format: 'integer', json: 'number' }, 'number'],
  ['seen as texts', 'Money', '', { format: 'integer', json: 'string' }, 'string'],
  [
    'seen as texts, whatever is said',
    'Money',
    VENDURE,
    { format: 'number', json: 'string' },
    'string',
  ],
  [
    'seen as numbers, whatever is said',
    'Decimal',
    'As a string.',
    { format: 'number', json: 'number' },
    'number',
  ],
  ['seen, but not as what', 'Money', '', { format: 'integer' }, 'string'],
  [
    'seen, but not as what, said to be double-precision',
    'Money',
    VENDURE,
    { format: 'integer', unit: 'minor' },
    'number',
  ],
  ['said to be double-precision', 'Money', VENDURE, null, 'number'],
  [
    'said to be floats',
    'Decimal',
    'Returns Decimal as a float in the API, parses float to the Decimal on the way back.',
    null,
    'number',
  ],
  ['said to be integers', 'BigCount', 'A number of days by integer value.', null, 'number'],
  ['built in', 'Decimal', 'The built-in `Decimal` scalar type.', null, 'number'],
  ['of which nothing is known', 'Decimal', '', null, 'string'],
  [
    'said to be strings',
    'Decimal',
    'A signed decimal number, which is serialized as a string.',
    null,
    'string',
  ],
  [
    'said to be output as strings',
    'BigInt',
    'A signed integer. All big integers will be output as strings and not numbers.',
    null,
    'string',
  ],
  [
    'with more digits than a number has',
    'BigFloat',
    'A floating point number that requires more precision than IEEE 754 binary 64',
    null,
    'string',
  ],
  ['with more bits than a number has', 'Long', 'A 64-bit signed integer', null, 'string'],
  [
    'said to be nonnegative',
    'Decimal',
    'Nonnegative Decimal scalar implementation.',
    null,
    'string',
  ],
])(
  'numbers %s are sent so by forms, filters and actions',
  async (_, scalar, said, observed, sent) => {
    const sdl = sdlOf(scalar, said);
    const { files, form, filter, action } = await written(sdl, scalar, observed);
    const input = sent === 'number' ? 'exactNumber' : 'decimal';
    expect([form, action]).toEqual([input, input]);
    expect(filter).toMatch(sent === 'number' ? /^number/ : /^decimal/);
    expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  },
);

test('floats that are seen as texts are sent as texts', async () => {
  const sdl = sdlOf('Percentage', '');
  const of = async (json?: 'number' | 'string') =>
    (await written(sdl, 'Percentage', { format: 'number', json })).form;
  expect([await of(), await of('number'), await of('string')]).toEqual([
    'float',
    'float',
    'decimal',
  ]);
});

test('what sends numbers compiles', async () => {
  const sdl = sdlOf('Money', VENDURE);
  const { files } = await written(sdl, 'Money', {
    format: 'integer',
    unit: 'minor',
    json: 'number',
  });
  expect(
    compile(
      files,
      sdl,
      [...files.keys()].filter(
        (path) => path.startsWith('src/resources/goods/') && path.endsWith('.ts'),
      ),
    ),
  ).toEqual([]);
});
