import { buildSchema, graphql, parse, print } from 'graphql';
import {
  conditionVariables,
  withoutConditions,
} from '../../../src/server/adapt/withoutConditions.ts';
import { isUnknownCondition } from '../../../src/server/adapt/missingDirectives.ts';

const DOCUMENT = `
  query Books($first: Int, $withAuthor: Boolean!, $more: Boolean = true, $less: Boolean!) {
    books(first: $first) {
      id
      author @include(if: $withAuthor) { name }
      ...Rest @include(if: $more)
      ... on Book @skip(if: $less) { isbn(format: SHORT) }
    }
  }
  fragment Rest on Book { title pages @skip(if: $withAuthor) @include(if: $more) }
`;

function left(variables: Record<string, unknown>): string {
  return print(withoutConditions(parse(DOCUMENT), variables))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test.each([
  [
    { withAuthor: true, less: false },
    'query Books($first: Int) { books(first: $first) { id author { name } ...Rest ... on Book { isbn(format: SHORT) } } } fragment Rest on Book { title }',
  ],
  [
    { withAuthor: false, less: true },
    'query Books($first: Int) { books(first: $first) { id ...Rest } } fragment Rest on Book { title pages }',
  ],
  [
    { withAuthor: false, less: true, more: false },
    'query Books($first: Int) { books(first: $first) { id } }',
  ],
])('with %o a call asks for what its conditions leave', (variables, expected) => {
  expect(left(variables)).toBe(expected);
});

test('what is asked for is what a backend that knows the conditions gives', async () => {
  const schema = buildSchema(`
    type Query { books(first: Int): [Book] } enum Format { SHORT }
    type Book { id: ID author: Author title: String pages: Int isbn(format: Format): String }
    type Author { name: String }
  `);
  const rootValue = { books: [{ id: 1, author: { name: 'A' }, title: 'T', pages: 3, isbn: '9' }] };
  for (const withAuthor of [true, false])
    for (const more of [true, false, undefined])
      for (const less of [true, false]) {
        const variableValues = { withAuthor, less, ...(more !== undefined && { more }) };
        const ask = (source: string) => graphql({ schema, source, rootValue, variableValues });
        expect(await ask(left(variableValues))).toEqual(await ask(DOCUMENT));
      }
});

test('a selection of which nothing is left stays one', () => {
  const document = parse('query Q($no: Boolean!) { books { title @include(if: $no) } }');
  expect(print(withoutConditions(document, { no: false })).replaceAll(/\s+/g, ' ')).toBe(
    '{ books { __typename } }'.replace('{', 'query Q {'),
  );
});

test('the variables of conditions are known, as those decide what documents there are', () => {
  expect(conditionVariables(parse(DOCUMENT))).toEqual(['withAuthor', 'more', 'less']);
});

test.each([
  ['Unknown directive "@include".', true],
  ['Unknown directive "skip".', true],
  ['Directive @include is not defined', true],
  ["Validation error (UnknownDirective@[books]) : Unknown directive 'include'", true],
  ['The directive "include" is not supported by this server.', true],
  ['Unknown directive "@catch".', false],
  ['Cannot query field "include" on type "Book".', false],
  ['Directive "@include" argument "if" of type "Boolean!" is required.', false],
])('%s says that conditions are unknown: %s', (message, expected) => {
  expect(isUnknownCondition(message)).toBe(expected);
});
