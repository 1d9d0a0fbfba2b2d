import { compareSchemas, printChanges } from '../../src/cli/schemaChanges.ts';
import { parseSchema } from '../../src/cli/schemaFile.ts';

function compare(before: string, after: string) {
  const { schema } = parseSchema(before, 'before.graphql');
  return compareSchemas(schema, parseSchema(after, 'after.graphql').schema);
}

const FILMS = `
directive @tag(name: String) on FIELD_DEFINITION
type Query { films(limit: Int = 5, year: Int): [Film] }
type Film { id: ID! title: String kind: Kind }
enum Kind { FEATURE SHORT }
input FilmInput { title: String }
type Mutation { addFilm(input: FilmInput): Film }
`;

test('groups changes by what they mean for existing operations', async () => {
  const after = FILMS.replace('title: String kind', 'title: String! @deprecated kind')
    .replace('limit: Int = 5, year: Int', 'limit: Int = 6')
    .replace('SHORT', 'SERIES')
    .replace('{ title: String }', '{ title: String! studio: ID }');
  expect(await compare(FILMS, after)).toEqual({
    breaking: [
      "Argument 'year: Int' was removed from field 'Query.films'",
      "Enum value 'SHORT' was removed from enum 'Kind'",
      "Input field 'FilmInput.title' changed type from 'String' to 'String!'",
    ],
    dangerous: [
      "Default value for argument 'limit' on field 'Query.films' changed from '5' to '6'",
      "Enum value 'SERIES' was added to enum 'Kind'",
    ],
    compatible: [
      "Field 'Film.title' is deprecated",
      "Field 'Film.title' changed type from 'String' to 'String!'",
      "Input field 'studio' of type 'ID' was added to input object type 'FilmInput'",
    ],
  });
});

test('names an added type once, without its parts', async () => {
  const added = 'type Studio { id: ID! name(short: Boolean): String @tag(name: "a") }';
  expect(await compare(FILMS, FILMS + added)).toEqual({
    breaking: [],
    dangerous: [],
    compatible: ["Type 'Studio' was added"],
  });
});

test('keeps a breaking change below a field that is deprecated at once', async () => {
  const after = FILMS.replace(
    'films(limit: Int = 5, year: Int): [Film]',
    'films: [Film] @deprecated',
  );
  expect((await compare(FILMS, after)).breaking).toHaveLength(2);
});

test('does not list descriptions, applied directives and the order of types', async () => {
  const after = FILMS.replace('type Film {', '"A film." type Film @tag {')
    .replace('id: ID!', '"Its key." id: ID! @tag(name: "key")')
    .replace(/type Query[^}]*\}\n/, (query) => `"""Roots"""\n${query}`);
  const changes = await compare(FILMS, after);
  expect(printChanges(changes)).toMatch(/^Only descriptions, applied directives/);
});

test('prints at most 40 changes of a group', async () => {
  const types = Array.from({ length: 43 }, (_, index) => `type T${index} { id: ID }`).join('\n');
  const text = printChanges(await compare(FILMS, FILMS + types));
  expect(text).toMatch(/^Compatible \(43\):\n {2}Type 'T0' was added\n/);
  expect(text).toMatch(/'T39' was added\n {2}… and 3 more$/);
});
