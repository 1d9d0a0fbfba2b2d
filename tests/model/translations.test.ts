import { readSdl } from './readSdl.ts';

/** The model of books that have translations of this type. */
function modelOf(translation: string, field = 'translations: [BookText!]!', types = '') {
  return readSdl(`
    type Query { books: [Book!]! book(id: ID!): Book }
    enum Language { EN DE PT_BR }
    type Book { id: ID! title: String! ${field} }
    type BookText { ${translation} }
    ${types}
  `);
}

const typesOf = ({ resources }: ReturnType<typeof modelOf>) => resources.map(({ type }) => type);

describe('what a record says in other languages belongs to it', () => {
  test.each([
    ['with a key of its own', 'id: ID! languageCode: Language! title: String!'],
    ['with its times', 'id: ID! createdAt: String! locale: String! title: String! blurb: String'],
    ['without a key', 'lang: String! title: String!'],
  ])('%s', (_what, translation) => {
    const model = modelOf(translation);
    expect(typesOf(model)).toEqual(['Book']);
    const field = model.resources[0].fields.find(({ name }) => name === 'translations');
    expect(field?.fields?.map(({ name }) => name)).toContain('title');
  });

  test('but records that only have a language are records', () => {
    const reviews = modelOf('id: ID! language: String! text: String!', 'reviews: [BookText!]!');
    expect(typesOf(reviews)).toEqual(['Book', 'BookText']);
  });

  test('and so are those that lead to others, or are listed by themselves', () => {
    const translators = 'type Translator { id: ID! name: String! }';
    const credited = 'id: ID! locale: String! title: String! by: Translator';
    expect(typesOf(modelOf(credited, undefined, translators))).toContain('BookText');
    const listed = readSdl(`
      type Query { books: [Book!]! book(id: ID!): Book translations: [Translation!]! }
      type Book { id: ID! title: String! translations: [Translation!]! }
      type Translation { id: ID! locale: String! title: String! }
    `);
    expect(typesOf(listed)).toContain('Translation');
  });
});
