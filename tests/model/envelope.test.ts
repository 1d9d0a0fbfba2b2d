import type { ResourceHints } from '../../src/model/hints.ts';
import { listOf, readSdl, resourceOf } from './readSdl.ts';

const SDL = `
  type Query {
    posts(filters: PostFilters, sort: [String], limit: Int, start: Int): Posts!
    post(id: ID): PostAnswer
    people: People!
    homepage: HomepageAnswer
  }
  type Mutation {
    createPost(data: PostInput!): PostAnswer
    updatePost(id: ID!, data: PostInput!): PostAnswer
    updateHomepage(data: HomepageInput!): HomepageAnswer
  }
  input PostFilters { title: TextFilter author: PersonFilters }
  input PersonFilters { name: TextFilter }
  input TextFilter { eq: String contains: String }
  input PostInput { title: String author: ID }
  input HomepageInput { headline: String }
  type Posts { data: [PostEntity!]! total: Int! }
  type PostAnswer { data: PostEntity }
  type PostEntity { id: ID attributes: Post }
  type Post { title: String! text: String author: PersonAnswer reviewers: People createdAt: String }
  type People { data: [PersonEntity!]! }
  type PersonAnswer { data: PersonEntity }
  type PersonEntity { urn: ID! properties: Person! }
  type Person { name: String! posts(limit: Int, start: Int): Posts }
  type HomepageAnswer { data: HomepageEntity }
  type HomepageEntity { id: ID attributes: Homepage }
  type Homepage { headline: String seo: Seo }
  type Seo { title: String }
`;

describe('a record that keeps its fields in one object beside its key', () => {
  const model = readSdl(SDL);
  const post = resourceOf(model, 'PostEntity');
  const person = resourceOf(model, 'PersonEntity');
  const envelope = { name: 'attributes', nullable: true };

  test('has them as its own: they name it, and its list sorts and filters by them', () => {
    expect(post.fields.map((field) => [field.name, field.envelope])).toEqual([
      ['id', undefined],
      ['title', envelope],
      ['text', envelope],
      ['createdAt', envelope],
    ]);
    expect(post.label).toBe('Post');
    expect(post.title).toEqual(['title']);
    const list = listOf(model, 'PostEntity');
    expect(list.filter?.fields.map(({ field }) => field)).toContain('title');
    expect(list.sort?.fields.map(({ field }) => field)).toContain('createdAt');
    expect(person.fields[1]?.envelope).toEqual({ name: 'properties', nullable: false });
  });

  test('has the relations in it, each by its whole path', () => {
    expect(
      post.relations.map(({ field, to, many, record, list }) => [
        field,
        to,
        many,
        record,
        list?.path,
      ]),
    ).toEqual([
      ['author', 'PersonEntity', false, ['data'], undefined],
      ['reviewers', 'PersonEntity', true, [], ['attributes', 'reviewers']],
    ]);
    expect(person.relations.map(({ list }) => list?.path)).toEqual([['properties', 'posts']]);
  });

  test('differs from a value object of that name among other fields', () => {
    const [, attributes] = resourceOf(
      readSdl(`
        type Query { things: [Thing!]! }
        type Thing { id: ID! attributes: Attributes name: String size: Int }
        type Attributes { color: String }
      `),
      'Thing',
    ).fields;
    expect(attributes).toMatchObject({ name: 'attributes', fields: [{ name: 'color' }] });
  });

  test('is hinted at by the names of its fields, wherever they lie', () => {
    const hinted = (hints: ResourceHints) =>
      resourceOf(readSdl(SDL, { resources: { PostEntity: hints } }), 'PostEntity');
    const { title, fields, columns } = hinted({
      title: 'text',
      columns: ['title', 'author'],
      hide: ['createdAt'],
      format: { text: 'markdown' },
    });
    expect(title).toEqual(['text']);
    expect(columns).toEqual(['title', 'author']);
    expect(fields.map(({ name, format }) => [name, format])).toEqual([
      ['id', null],
      ['title', null],
      ['text', 'markdown'],
    ]);
    expect(() => hinted({ hide: ['attributes'] })).toThrow(/has no field `attributes`/);
  });

  test('of which there is one is settings, called after the query that gives it', () => {
    expect(model.tools.map(({ path, label, current }) => [path, label, current?.path])).toEqual([
      [['updateHomepage'], 'Homepage', ['homepage', 'data', 'attributes']],
    ]);
  });
});
