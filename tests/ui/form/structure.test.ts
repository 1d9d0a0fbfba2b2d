import fc from 'fast-check';
import { buildSchema, coerceInputValue, parseType, typeFromAST } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { structureTypes } from '../../../src/scaffold/forms/structure.ts';
import { structure } from '../../../src/ui/form/inputs/structure.tsx';
import {
  structureExample,
  structureErrors,
  type InputTypes,
} from '../../../src/ui/form/structure.ts';

const LOCALE = { language: 'en', timeZone: 'Europe/Berlin', now: 0 };
const SCHEMA = buildSchema(`
  scalar JSON
  enum Side { LEFT RIGHT }
  input Rule { name: String! rate: Float count: Int! = 1 key: ID side: Side flag: Boolean any: JSON rules: [Rule!] either: Either }
  input Either @oneOf { text: String number: Int }
  type Query { check(rule: Rule, either: Either, numbers: [[Int!]!]): Boolean }
`);
const TYPES = typesOf('Rule');

function typesOf(root: string): InputTypes {
  const type = SCHEMA.getType(root);
  if (!type) throw new Error(`There is no ${root}.`);
  const entries = structureTypes(type).map(({ name, kind, parts }) => [
    name,
    { [kind]: kind === 'values' ? parts.map(([value]) => value) : Object.fromEntries(parts) },
  ]);
  return Object.fromEntries(entries) as InputTypes;
}

function isCoerced(value: unknown, printed: string): boolean {
  let isRight = true;
  const type = typeFromAST(SCHEMA, parseType(printed) as never) as unknown as GraphQLInputType;
  coerceInputValue(value, type, () => {
    isRight = false;
  });
  return isRight;
}

const leaf = fc.oneof(
  fc.constantFrom(null, true, 'LEFT', 'text', 0, 1.5, 2 ** 31, -(2 ** 31), '1'),
  fc.integer(),
);
const { value: anyValue } = fc.letrec((tie) => ({
  object: fc
    .tuple(
      fc.dictionary(
        fc.constantFrom(
          'name',
          'rate',
          'count',
          'key',
          'side',
          'flag',
          'any',
          'rules',
          'either',
          'text',
          'number',
          'other',
        ),
        tie('value'),
        { maxKeys: 4, noNullPrototype: true },
      ),
      fc.boolean(),
    )
    .map(([fields, isNamed]) => (isNamed ? { name: 'rule', ...(fields as object) } : fields)),
  value: fc.oneof({ maxDepth: 4 }, leaf, tie('object'), fc.array(tie('value'), { maxLength: 3 })),
}));

test('what is entered is accepted exactly when GraphQL accepts it', () => {
  const printed = fc.constantFrom(
    'Rule',
    'Rule!',
    '[Rule!]!',
    'Either',
    '[[Int!]!]',
    'Side',
    '[ID]',
  );
  fc.assert(
    fc.property(anyValue, printed, (value, type) => {
      expect(structureErrors(value, type, TYPES).length === 0).toBe(isCoerced(value, type));
    }),
    { numRuns: 4000 },
  );
});

test.each(['Rule!', '[Rule!]!', 'Either', '[[Int!]!]', 'Side'])(
  'the example of %s is right',
  (type) => {
    expect(structureErrors(structureExample(type, TYPES), type, TYPES)).toEqual([]);
  },
);

describe('what is wrong is said in words, with its place', () => {
  const input = structure({ label: 'Rules', type: '[Rule!]!', types: TYPES });
  const words = (text: string) => input.check(text, LOCALE).map(({ message }) => message);

  test.each([
    ['[{"name": "a"}]', []],
    [
      '[{"nam": "a"}]',
      [
        '[0] has no field “nam”; its fields are: name, rate, count, key, side, flag, any, rules, either. [0] requires “name”.',
      ],
    ],
    [
      '[{"name": "a", "rules": [{"name": "b", "count": "1"}]}]',
      ['[0].rules[0].count must be a whole number from -2147483648 to 2147483647.'],
    ],
    ['{"name": "a", "side": "UP"}', ['side must be one of: LEFT, RIGHT.']],
    [
      '{"name": "a", "either": {"text": "a", "number": 1}}',
      ['either requires exactly one of: text, number.'],
    ],
    ['5', ['This must be an object, such as { … }.']],
    ['[null]', ['[0] must not be null.']],
  ])('%s', (text, messages) => {
    expect(words(text)).toEqual(messages);
  });

  test('a text that is no JSON', () => {
    expect(words('[{')).toEqual([expect.stringMatching(/^Invalid JSON: /)]);
  });

  test('what is right is sent as it is', () => {
    expect(input.serialize('[{"name": "a"}]', LOCALE)).toEqual([{ name: 'a' }]);
  });
});
