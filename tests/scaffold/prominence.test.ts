import { scaffoldOf, textOf } from './scaffolded.ts';

/** Locales are referred to by everything; articles are what people work on, and nothing refers to them. */
const SDL = `
  type Query {
    locales(limit: Int, offset: Int): [Locale!]!  locale(id: ID!): Locale
    authors(limit: Int, offset: Int): [Author!]!  author(id: ID!): Author
    articles(limit: Int, offset: Int): [Article!]!  article(id: ID!): Article
  }
  type Mutation {
    createArticle(input: ArticleInput!): Article
    updateArticle(id: ID!, input: ArticleInput!): Article
    publishArticle(id: ID!): Article
    createAuthor(input: AuthorInput!): Author
  }
  type Locale { id: ID! name: String! }
  type Author { id: ID! name: String! locale: Locale! spoken: Locale! }
  type Article {
    id: ID! title: String! body: String! slug: String! status: Status! words: Int!
    author: Author locale: Locale! original: Locale
  }
  enum Status { DRAFT PUBLISHED }
  input ArticleInput { title: String! }
  input AuthorInput { name: String! }
`;

async function navigationOf(sdl: string): Promise<string[]> {
  const text = textOf(await scaffoldOf(sdl), 'src/resources/resources.ts');
  return /main: \[(.*?)\]/s.exec(text)?.[1].match(/\w+/g) ?? [];
}

test('the navigation begins with what people work on, not with what all else refers to', async () => {
  expect((await navigationOf(SDL))[0]).toBe('articles');
});

test('of resources that say as much of themselves, what more refers to comes first', async () => {
  const alike = SDL.replace(/type Mutation \{.*?\n {2}\}/s, '').replace(
    /type Article \{.*?\n {2}\}/s,
    'type Article { id: ID! title: String! author: Author }',
  );
  expect((await navigationOf(alike)).at(-1)).toBe('articles');
});

test('records without a name are among the main ones where they have a status that people change', async () => {
  const nameless = SDL.replace('id: ID! title: String! body: String! slug: String!', 'id: ID!');
  expect(await navigationOf(nameless)).toContain('articles');
  expect(await navigationOf(nameless.replace('status: Status!', ''))).not.toContain('articles');
});
