import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const sdlWith = (language: string, type: string) => `
  type Query { books: [Book!]! book(id: ID!): Book }
  type Mutation { createBook(input: BookInput!): Book! updateBook(id: ID!, input: BookPatch!): Book! }
  enum LanguageCode { en de pt_BR zh_Hans }
  type Book { id: ID! isbn: String! pages: Int ${language}: ${type} translations: [BookTranslation!]! }
  type BookTranslation { id: ID! createdAt: String! ${language}: ${type}! title: String! blurb: String }
  input BookInput { isbn: String! translations: [BookTranslationInput!]! }
  input BookPatch { isbn: String translations: [BookTranslationInput!] }
  input BookTranslationInput { id: ID ${language}: ${type}! title: String blurb: String }
`;
const SDL = sdlWith('languageCode', 'LanguageCode');

test.each([
  ['an enum', SDL],
  ['a code', sdlWith('locale', 'String')],
])('what is said in several languages, by %s, compiles', async (_what, sdl) => {
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, sdl)).toEqual([]);
});

test('it is a section of its own on a record’s page, each language by its name', async () => {
  const text = textOf(await scaffoldOf(SDL), 'src/resources/books/BookRecord.tsx');
  const [, section] = text.split('<Section title="Translations">');
  expect(section).toContain('<Language value={translation.languageCode} />');
  expect(section).toContain("label: 'Title'");
  expect(section).not.toMatch(/createdAt|\.id/);
  expect(text.split('<Section title=')).toHaveLength(2);
});

test('it is edited language by language, with the keys of what is there', async () => {
  const files = await scaffoldOf(SDL);
  const fields = textOf(files, 'src/resources/books/bookFields.ts');
  expect(fields).toContain('translations: translations({');
  expect(fields).toContain("language: 'languageCode'");
  expect(fields).toContain('languageCode: language({ choices: languageCode');
  expect(
    textOf(files, 'src/resources/books/mutations/editBook.ts').replaceAll(/\s+/g, ' '),
  ).toContain('translations { id languageCode title blurb @catch }');
});

test('a list of objects without texts beside the language is a list still', async () => {
  const sdl = SDL.replace(
    'input BookTranslationInput { id: ID languageCode: LanguageCode! title: String blurb: String }',
    'input BookTranslationInput { languageCode: LanguageCode! pages: Int }',
  );
  const fields = textOf(await scaffoldOf(sdl), 'src/resources/books/bookFields.ts');
  expect(fields).toContain('translations: list({');
});

test('a new one is first asked for in the language that the schema has as its default', async () => {
  const fields = 'src/resources/books/bookFields.ts';
  const withDefault = SDL.replace(
    'id: ID languageCode: LanguageCode! title: String',
    'id: ID languageCode: LanguageCode! = de title: String',
  );
  const files = await scaffoldOf(withDefault);
  expect(textOf(files, fields)).toContain("first: 'de',");
  expect(textOf(await scaffoldOf(SDL), fields)).not.toContain('first:');
});
