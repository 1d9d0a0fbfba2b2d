import { isNamed, meets } from '../conditions.ts';
import { connectionOf, connectionTypes, type CursorArguments } from '../connection.ts';
import type { Family } from '../family.ts';
import { makeRows, orderNamed, sorted, THING, type Order, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';

const globalId = (type: string, number: number) => btoa(`${type}:${number}`);

const writers = makeRows('pen', (number) => ({ id: globalId('Writer', number), number }));
const articles = makeRows('essay', (number) => ({
  id: globalId('Article', number),
  number,
  reference: `R-${1000 + number}`,
  // A few write most of it.
  writer: writers[(number * number) % 7],
}));
const comments = articles.flatMap((article) =>
  Array.from({ length: Number(article.number) % 31 }, (_, index): Row => {
    const number = Number(article.number) * 100 + index;
    return { id: globalId('Comment', number), headline: `Comment ${number}`, article };
  }),
);
const corrections = articles.flatMap((article) =>
  Array.from({ length: 8 }, (_, index): Row => {
    const id = Number(article.number) * 100 + index;
    const createdAt = `2026-03-0${index + 1}T09:00:00Z`;
    return { id, createdAt, oldText: `draft ${index}`, newText: `draft ${index + 1}`, article };
  }),
);
const articlesOf = (writer: Row) => articles.filter((article) => article.writer === writer);
const commentsOf = (article: Row) => comments.filter((comment) => comment.article === article);

/** What became of an article, of several kinds. */
export const activityOf = (article: Row) => [
  ...corrections.filter((correction) => correction.article === article),
  ...commentsOf(article),
];

/** What was written of an article on the way: no records of anything. */
export const draftsOf = ({ number, writer }: Row): Row[] =>
  Array.from({ length: 13 }, (_, index) => ({
    id: index,
    label: `Draft ${index + 1}`,
    words: 100 * (index + 1) + Number(number),
    editor: writer,
  }));

/** What a search of everything finds. */
export const found = (text: string) =>
  [...articles, ...writers].filter(({ name }) => String(name).includes(text));

const PAGED = 'first: Int, after: String, last: Int, before: String';

export const article: Family = {
  shows: 'a Relay connection at the root, global ids, operator objects, an enum list of orders',
  type: 'Article',
  slug: 'articles',
  sdl: `
    interface Node { id: ID! }
    type Query {
      node(id: ID!): Node
      articles(${PAGED}, filter: ArticleFilter, orderBy: [ArticleOrderBy!]): ArticleConnection!
      search(text: String!, first: Int, after: String): FoundConnection!
    }
    union Found = Article | Writer
    type Article implements Node {
      id: ID! ${THING}
      reference: String!
      writer: Writer!
      comments(first: Int, after: String): CommentConnection!
      activity(first: Int, after: String): ActivityConnection!
      drafts(first: Int, after: String): DraftConnection!
    }
    type Draft { words: Int! label: String! editor: Writer! }
    union Activity = Correction | Comment
    type Correction { id: ID! createdAt: String! oldText: String! newText: String! }
    type Comment implements Node { id: ID! headline: String! article: Article! }
    input ArticleFilter { name: StringFilter reference: StringFilter colour: ColourFilter and: [ArticleFilter!] or: [ArticleFilter!] }
    input StringFilter { eq: String in: [String!] contains: String }
    input ColourFilter { eq: Colour in: [Colour!] }
    enum ArticleOrderBy { ID_ASC ID_DESC NAME_ASC NAME_DESC WEIGHT_ASC WEIGHT_DESC }
    ${connectionTypes('Article')}
    ${connectionTypes('Comment')}
    ${connectionTypes('Activity')}
    ${connectionTypes('Found')}
    ${connectionTypes('Draft')}
  `,
  query: {
    node: (_: unknown, { id }: { id: string }) =>
      [...articles, ...writers, ...comments].find((row) => row.id === id) ?? null,
    search: (_: unknown, { text, ...page }: CursorArguments & { text: string }) =>
      connectionOf(found(text), page),
    articles: (
      _: unknown,
      { filter, orderBy, ...page }: CursorArguments & { filter?: unknown; orderBy?: string[] },
    ) => {
      const found = articles.filter((row) => meets(row, filter));
      return connectionOf(sorted(found, (orderBy ?? []).map(orderNamed)), page);
    },
  },
  resolvers: {
    Node: { __resolveType: ({ id }: Row) => atob(String(id)).split(':')[0] },
    Article: {
      comments: (row: Row, page: CursorArguments) => connectionOf(commentsOf(row), page),
      activity: (row: Row, page: CursorArguments) => connectionOf(activityOf(row), page),
      drafts: (row: Row, page: CursorArguments) => connectionOf(draftsOf(row), page),
    },
    Activity: { __resolveType: (row: Row) => ('headline' in row ? 'Comment' : 'Correction') },
    Found: { __resolveType: ({ id }: Row) => atob(String(id)).split(':')[0] },
  },
  rows: articles,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Weight: 'weight' },
  search: { text: 'R-101', fields: ['name', 'reference'] },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  conditions: {
    'colour=RED&colour=BLUE': ({ colour }) => colour !== 'GREEN',
    'name.contains=Jade&colour=GREEN': (row) => isNamed(row, 'Jade') && row.colour === 'GREEN',
  },
  facts: thingFacts,
  links: {
    Writer: ({ writer }) => ({ title: String((writer as Row).name), slug: 'writers' }),
  },
  tabs: {
    Comments: (row) => ({
      titles: commentsOf(row).map(({ headline }) => String(headline)),
      slug: 'comments',
    }),
  },
};

export const writer: Family = {
  shows: 'an order of field and direction, and a connection below each record',
  type: 'Writer',
  slug: 'writers',
  sdl: `
    extend type Query { writers(${PAGED}, orderBy: WriterOrder): WriterConnection! }
    type Writer implements Node { id: ID! ${THING} articles(${PAGED}): ArticleConnection! }
    input WriterOrder { field: WriterOrderField!, direction: Direction! }
    enum WriterOrderField { NAME WEIGHT }
    ${connectionTypes('Writer')}
  `,
  query: {
    writers: (
      _: unknown,
      {
        orderBy,
        ...page
      }: CursorArguments & { orderBy?: { field: string; direction: string } | null },
    ) => {
      const order: Order[] = orderBy ? [orderNamed(`${orderBy.field}_${orderBy.direction}`)] : [];
      return connectionOf(sorted(writers, order), page);
    },
  },
  resolvers: {
    Writer: {
      articles: (row: Row, page: CursorArguments) => connectionOf(articlesOf(row), page),
    },
  },
  rows: writers,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Weight: 'weight' },
  search: null,
  filter: null,
  facts: thingFacts,
  tabs: {
    Articles: (row) => ({
      titles: articlesOf(row).map(({ name }) => String(name)),
      slug: 'articles',
    }),
  },
};
