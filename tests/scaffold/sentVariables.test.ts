import { scaffoldOf, textOf, unformatted } from './scaffolded.ts';

/** A schema of books, with the mutation for one of them and its inputs. */
const schemaWith = (mutation: string, types = '') => `
  type Query { books: [Book!]! book(id: ID!): Book }
  type Mutation { ${mutation} }
  type Book { id: ID! title: String! subtitle: String pages: Int }
  ${types}
`;

/** What the generated test of a form expects it to send. */
async function expectedOf(sdl: string): Promise<string> {
  const files = await scaffoldOf(sdl);
  const test = textOf(files, 'tests/resources/books.test.tsx');
  expect(await unformatted([['books.test.tsx', test]])).toEqual([]);
  const [, expected = ''] = /sentVariables\(\)\)\.toEqual\(([\s\S]*?)\);\n\}\);/.exec(test) ?? [];
  return expected.replaceAll(/\s+/g, ' ');
}

test.each([
  [
    'beside an input object',
    schemaWith('updateBook(id: ID!, input: BookInput!): Book', 'input BookInput { title: String }'),
    "{ id: 'books-7', input: { title: 'Something else' } }",
  ],
  [
    'in the input object with the values',
    schemaWith('updateBook(input: BookInput!): Book', 'input BookInput { id: ID! title: String }'),
    "{ input: { id: 'books-7', title: 'Something else' } }",
  ],
  [
    'among arguments',
    schemaWith('updateBook(id: ID!, title: String, subtitle: String): Book'),
    "{ id: 'books-7', title: 'Something else' }",
  ],
  [
    'as a number',
    schemaWith(
      'updateBook(id: Int!, input: BookInput!): Book',
      'input BookInput { title: String }',
    ),
    "{ id: 7, input: { title: 'Something else' } }",
  ],
])('the test of a form expects the key %s', async (_, sdl, expected) => {
  expect(await expectedOf(sdl)).toBe(expected);
});

test('the test of a form for a new record expects what is filled in', async () => {
  const sdl = schemaWith(
    'createBook(input: BookInput!): Book',
    'input BookInput { title: String! pages: Int! subtitle: String }',
  );
  expect(await expectedOf(sdl)).toBe("{ input: { title: 'Something else', pages: 8 } }");
});

test('the test of a form expects what is sent beside the values', async () => {
  const sdl = schemaWith(
    'createBook(input: CreateBookInput!): Book',
    'input CreateBookInput { shelf: String! book: BookInput! } input BookInput { subtitle: String }',
  );
  expect(await expectedOf(sdl)).toBe("{ input: { shelf: 'Something else', book: {} } }");
});
