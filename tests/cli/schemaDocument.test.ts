import { printSdl } from '../../src/cli/schemaDocument.ts';
import { parseSchema } from '../../src/cli/schemaFile.ts';

const printed = (sdl: string) => printSdl(parseSchema(sdl, 'schema.graphql').schema);

test('a schema that is only extended has the default root types', () => {
  const link = '@link(url: "https://specs.apollo.dev/federation/v2.0")';
  const text = printed(`extend schema ${link} type Query { a: Int } type Mutation { b: Int }`);
  expect(text).toContain(`schema ${link} {\n  query: Query\n  mutation: Mutation\n}`);
});

test('default values are printed as written', () => {
  const values =
    'a(n: Big = 12345678901234567890123, x: Json = {kind: FOO}, p: Float = 1.50, o: In = {}): Int';
  const text = printed(`scalar Big scalar Json input In { n: Int = 1 } type Query { ${values} }`);
  expect(text).toContain(values);
});

test('what a definition has twice is said, and printed once, as the schema is read', () => {
  const sdl = `
    enum E { A B A }
    union U = T | T
    type T { a: Int, b: Int, a: String }
    input I { a: Int, a: Int }
    type Query { t(i: I, e: E): T, u: U }
  `;
  const { schema, faults } = parseSchema(sdl, 'schema.graphql');
  expect(faults().join('\n')).toMatch(/"T.a" can only be defined once[\s\S]*"I.a" can only be/);
  const text = printSdl(schema);
  expect(text).toContain('enum E {\n  A\n  B\n}');
  expect(text).toContain('union U = T\n');
  expect(text).toContain('type T {\n  a: String\n  b: Int\n}');
  expect(parseSchema(text, 'printed').faults()).toEqual([]);
});
