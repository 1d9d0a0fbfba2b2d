import { isNamed, meets } from '../conditions.ts';
import { connectionOf, connectionTypes, type CursorArguments } from '../connection.ts';
import type { Family } from '../family.ts';
import { makeRows, ordersIn, ordersInTexts, SEARCHED, sorted, THING, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';

const clowns = makeRows('clown', (number) => ({ id: `clown-${number}`, databaseId: number }), 20);
const jokes = makeRows('joke', (number) => ({
  id: `joke-${number}`,
  databaseId: number,
  clown: clowns[number % clowns.length],
}));

interface JokeArguments extends CursorArguments {
  readonly where?: {
    readonly search?: string;
    readonly colour?: string;
    readonly orderby?: readonly { readonly field: string; readonly order: string }[];
  };
}

export const joke: Family = {
  shows: 'conditions, search and order in one argument, a lookup by kinds of key, a lone edge',
  type: 'Joke',
  slug: 'jokes',
  sdl: `
    extend type Query {
      jokes(first: Int, last: Int, after: String, before: String, where: JokeWhereArgs): JokeConnection
      joke(id: ID!, idType: JokeIdType, asPreview: Boolean): Joke
      clowns: [Clown!]!
      clown(id: ID!): Clown
    }
    type Joke { id: ID! databaseId: Int! ${THING} clown: JokeToClownEdge }
    type JokeToClownEdge { node: Clown! cursor: String }
    type Clown { id: ID! databaseId: Int! ${THING} }
    enum JokeIdType { DATABASE_ID ID SLUG }
    input JokeWhereArgs { search: String colour: Colour orderby: [JokeOrderby] }
    input JokeOrderby { field: JokeOrderbyField! order: Direction! }
    enum JokeOrderbyField { NAME WEIGHT }
    ${connectionTypes('Joke', 'nodes: [Joke!]!')}
  `,
  query: {
    jokes: (_: unknown, { where = {}, ...page }: JokeArguments) => {
      const { search, colour, orderby = [] } = where;
      const found = jokes.filter(
        (row) => isNamed(row, search) && (!colour || row.colour === colour),
      );
      const orders = orderby.flatMap(({ field, order }) =>
        ordersIn({ [field.toLowerCase()]: order }),
      );
      return connectionOf(sorted(found, orders), page);
    },
    joke: (_: unknown, { id, idType }: { id: string; idType?: string }) =>
      jokes.find((row) => (idType === 'DATABASE_ID' ? row.databaseId : row.id) === id) ?? null,
    clowns: () => clowns,
    clown: (_: unknown, { id }: { id: string }) => clowns.find((row) => row.id === id) ?? null,
  },
  resolvers: { Joke: { clown: ({ clown: node }: Row) => ({ node }) } },
  rows: jokes,
  title: ['name'],
  paging: 'both',
  total: false,
  sorts: { Name: 'name', Weight: 'weight' },
  search: { text: SEARCHED, fields: ['name'] },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  facts: thingFacts,
  links: { Clown: (row) => ({ title: String((row.clown as Row).name), slug: 'clowns' }) },
};

export const clown: Family = {
  shows: 'records with a key of their own and a number of the database beside it',
  type: 'Clown',
  slug: 'clowns',
  sdl: '',
  rows: clowns,
  title: ['name'],
  paging: 'none',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
};

const novels = makeRows('novel', (number) => ({ id: String(number) }));
const pumps = makeRows('pump', (number) => ({ id: String(number) }));

interface NovelArguments {
  readonly pagination?: { readonly start?: number; readonly limit?: number };
  readonly sort?: readonly string[];
  readonly filters?: unknown;
}

export const novel: Family = {
  shows: 'records whose fields lie in an object of attributes, in data with meta beside it',
  type: 'NovelEntity',
  slug: 'novels',
  sdl: `
    extend type Query {
      novel(id: ID): NovelEntityResponse
      novels(filters: NovelFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): NovelEntityResponseCollection
    }
    type NovelEntityResponseCollection { data: [NovelEntity!]! meta: ResponseCollectionMeta! }
    type NovelEntityResponse { data: NovelEntity }
    type NovelEntity { id: ID attributes: Novel }
    type Novel { ${THING} }
    input NovelFiltersInput { name: GlobeStrings and: [NovelFiltersInput] or: [NovelFiltersInput] }
  `,
  query: {
    novel: (_: unknown, { id }: { id: string }) => ({
      data: novels.find((row) => row.id === id) ?? null,
    }),
    novels: (_: unknown, { pagination = {}, sort = [], filters }: NovelArguments) => {
      const { start = 0, limit = 10 } = pagination;
      const found = sorted(
        novels.filter((row) => meets(row, filters)),
        ordersInTexts(sort),
      );
      const total = found.length;
      return {
        data: found.slice(start, start + limit),
        meta: { pagination: { total, page: 1, pageSize: limit, pageCount: 1 } },
      };
    },
  },
  resolvers: { NovelEntity: { attributes: (row: Row) => row } },
  rows: novels,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Colour: 'colour', Weight: 'weight' },
  search: { text: SEARCHED, fields: ['name'] },
  filter: null,
  facts: thingFacts,
};

export const pump: Family = {
  shows: 'every answer in an envelope that says how it went',
  type: 'Pump',
  slug: 'pumps',
  sdl: `
    extend type Query { pumps(limit: Int, skip: Int): PumpsResponse! pump(id: ID!): PumpResponse! }
    type PumpsResponse { success: Boolean! message: String data: PumpPage }
    type PumpPage { items: [Pump!]! total: Int! hasMore: Boolean! }
    type PumpResponse { success: Boolean! message: String data: Pump }
    type Pump { id: ID! ${THING} }
  `,
  query: {
    pumps: (_: unknown, { limit = 10, skip = 0 }: { limit?: number; skip?: number }) => ({
      success: true,
      data: {
        items: pumps.slice(skip, skip + limit),
        total: pumps.length,
        hasMore: skip + limit < pumps.length,
      },
    }),
    pump: (_: unknown, { id }: { id: string }) => {
      const data = pumps.find((row) => row.id === id) ?? null;
      return { success: data !== null, message: data ? null : 'There is none.', data };
    },
  },
  rows: pumps,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
};
