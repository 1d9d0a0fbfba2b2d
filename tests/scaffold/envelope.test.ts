import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  type Query {
    articles(filters: ArticleFilters, sort: [String], limit: Int, start: Int): Articles!
    article(id: ID): ArticleAnswer
    authors(filters: AuthorFilters, limit: Int, start: Int): Authors!
    author(id: ID): AuthorAnswer
    tags(filters: AuthorFilters): Tags
    tag(id: ID): TagAnswer
  }
  type Mutation {
    createArticle(data: ArticleInput!): ArticleAnswer
    updateArticle(id: ID!, data: ArticleInput!): ArticleAnswer
    deleteArticle(id: ID!): ArticleAnswer
  }
  input ArticleFilters { title: TextFilter author: AuthorFilters }
  input AuthorFilters { id: TextFilter name: TextFilter }
  input TextFilter { eq: String contains: String }
  input ArticleInput { title: String body: String author: ID tags: [ID] }
  type Articles { data: [ArticleEntity!]! total: Int! }
  type ArticleAnswer { data: ArticleEntity }
  type ArticleEntity { id: ID attributes: Article }
  type Article { title: String! body: String author: AuthorAnswer tags: Tags createdAt: DateTime }
  type Authors { data: [AuthorEntity!]! }
  type AuthorAnswer { data: AuthorEntity }
  type AuthorEntity { id: ID attributes: Author }
  type Author { name: String! articles(limit: Int, start: Int): Articles }
  type Tags { data: [TagEntity!]! }
  type TagAnswer { data: TagEntity }
  type TagEntity { id: ID! attributes: Tag! }
  type Tag { name: String! }
  scalar DateTime
`;

test('a record that keeps its fields in one object beside its key is shown and changed as any other', async () => {
  const files = await scaffoldOf(SDL);
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const flat = (path: string) =>
    textOf(files, `src/resources/articles/${path}`).replaceAll(/\s+/g, ' ');

  const table = flat('ArticleEntityTable.tsx');
  for (const name of ['title', 'author', 'createdAt'])
    expect(table).toMatch(new RegExp(`Column\\( ?'${name}', `));
  expect(table).toContain("label: 'Created'");
  expect(table).toContain('partOf(articleEntity.attributes, (attributes) => attributes.title)');
  expect(table).toContain(
    'partOf(articleEntity.attributes, (attributes) => attributes.author?.data)',
  );
  const record = flat('ArticleEntityRecord.tsx');
  expect(record).toContain('title={partOf(articleEntity.attributes, (attributes) =>');
  expect(record).toContain('<LongText name="body" value=');
  expect(record).toContain('<RecordLink name="author" resource=');
  expect(record).not.toContain('title="Attributes"');

  const fields = flat('articleEntityFields.ts');
  expect(fields).toContain('author: relation({');
  expect(fields).toContain('tags: relations({');
  const edit = flat('mutations/editArticleEntity.ts');
  expect(edit).toContain('author @catch { data { ...authorEntityPicker_record } }');
  expect(edit).toContain('...articleEntity.attributes, author: optionOf(');
  expect(flat('tabs/ArticleEntityTagsTab.tsx')).toContain(
    'article(id: $id) { data { attributes { tags { data { ...TagEntityTable_rows } } } } }',
  );
  const names = textOf(files, 'schema/names.ts').replaceAll(/\s+/g, ' ');
  expect(names).toContain("ArticleEntity: 'id' | 'title' | 'body' | 'author' | 'tags'");
  expect(compile(files, SDL)).toEqual([]);
});
