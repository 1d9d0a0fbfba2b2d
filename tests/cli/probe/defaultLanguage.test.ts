import { buildSchema } from 'graphql';
import { buildModel } from '../../../src/model/buildModel.ts';
import { scaffold } from '../../../src/scaffold/scaffold.ts';
import { scriptedBackend, type ScriptedBackend } from './scriptedBackend.ts';

const sdlWith = (query: string, more: string) => `
  type Query { books(first: Int, offset: Int): [Book!]! book(id: ID!): Book ${query} }
  type Mutation { createBook(input: BookInput!): Book! }
  enum LanguageCode { en de fr }
  type Book { id: ID! isbn: String! translations: [BookTranslation!]! }
  type BookTranslation { languageCode: LanguageCode! title: String! }
  input BookInput { isbn: String! translations: [BookTranslationInput!]! }
  input BookTranslationInput { languageCode: LanguageCode! title: String }
  ${more}`;

const CHANNEL = sdlWith(
  'activeChannel: Channel!',
  'type Channel { code: String! defaultLanguageCode: LanguageCode! }',
);
const LANGUAGES = sdlWith(
  'languages: LanguageConnection!',
  `type LanguageConnection { edges: [LanguageEdge!]! }
   type LanguageEdge { node: Language! }
   type Language { code: String! isDefault: Boolean! }`,
);

let backend: ScriptedBackend | undefined;

afterEach(async () => {
  await backend?.close();
  backend = undefined;
});

test.each([
  ['a setting', CHANNEL, { activeChannel: { defaultLanguageCode: 'de' } }],
  [
    'a list of languages',
    LANGUAGES,
    {
      languages: {
        edges: [
          { node: { code: 'en', isDefault: false } },
          { node: { code: 'de', isDefault: true } },
        ],
      },
    },
  ],
])(
  'new records are asked for texts in the language that %s of the backend gives',
  async (_what, sdl, root) => {
    backend = await scriptedBackend({ sdl, root: { books: [], ...root } });
    const { observed } = await backend.observe();
    expect(observed.defaultLanguage).toBe('de');
    const schema = buildSchema(sdl);
    const files = await scaffold(buildModel(schema, {}, { observations: observed }), schema);
    expect(files.get('src/resources/books/bookFields.ts')).toContain("first: 'de'");
  },
);

test('a backend that does not know its language, or a code that forms do not offer, changes nothing', async () => {
  const root = { books: [], activeChannel: { defaultLanguageCode: null } };
  backend = await scriptedBackend({ sdl: CHANNEL, root });
  expect((await backend.observe()).observed.defaultLanguage).toBeUndefined();
  const schema = buildSchema(CHANNEL);
  const model = buildModel(schema, {}, { observations: { defaultLanguage: 'xx' } });
  const files = await scaffold(model, schema);
  expect(files.get('src/resources/books/bookFields.ts')).not.toContain('first:');
});

test('without translations nobody is asked for a language', async () => {
  const sdl = CHANNEL.replace('translations: [BookTranslation!]!', '');
  backend = await scriptedBackend({ sdl, root: { books: [] } });
  await backend.observe();
  expect(backend.documents.join('\n')).not.toContain('activeChannel');
});
