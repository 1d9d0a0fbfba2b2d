import { isNamed, meets } from '../conditions.ts';
import { connectionOf, connectionTypes, type CursorArguments } from '../connection.ts';
import type { Family } from '../family.ts';
import { makeRows, orderNamed, ordersIn, SEARCHED, sorted, THING, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';

const media = makeRows('film');

interface MediaPage {
  readonly page: number;
  readonly perPage: number;
  /** The rows that the list beside the information about the page gave. */
  found: readonly Row[];
}

export const medium: Family = {
  shows: 'paging on the field above the list, the total beside it, a lookup without required keys',
  type: 'Media',
  slug: 'media',
  sdl: `
    extend type Query { Page(page: Int, perPage: Int): Page Media(id: Int, search: String): Media }
    type Page { pageInfo: PageInformation media(search: String, colour: Colour, sort: [MediaSort]): [Media] }
    type PageInformation { total: Int perPage: Int currentPage: Int hasNextPage: Boolean }
    type Media { id: Int! ${THING} }
    enum MediaSort { ID ID_DESC NAME NAME_DESC WEIGHT WEIGHT_DESC }
  `,
  query: {
    Page: (_: unknown, { page = 1, perPage = 10 }: { page?: number; perPage?: number }) => ({
      page,
      perPage,
      found: media,
    }),
    Media: (_: unknown, { id }: { id: number }) => media.find((row) => row.id === id) ?? null,
  },
  resolvers: {
    Page: {
      media: (
        page: MediaPage,
        { search, colour, sort = [] }: { search?: string; colour?: string; sort?: string[] },
      ) => {
        const orders = sort.map((name) =>
          orderNamed(name.endsWith('_DESC') ? name : `${name}_ASC`),
        );
        page.found = media.filter(
          (row) => isNamed(row, search) && (!colour || row.colour === colour),
        );
        const start = (page.page - 1) * page.perPage;
        return sorted(page.found, orders).slice(start, start + page.perPage);
      },
      // As servers do that look ahead: what the list beside it has found is known by then.
      pageInfo: async (page: MediaPage) => {
        await Promise.resolve();
        const hasNextPage = page.page * page.perPage < page.found.length;
        return { total: page.found.length, currentPage: page.page, ...page, hasNextPage };
      },
    },
  },
  rows: media,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Weight: 'weight' },
  search: { text: SEARCHED, fields: ['name'] },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  facts: thingFacts,
};

const rackets = makeRows('racket', (number) => ({ id: `racket-${number}` }));

interface RacketArguments {
  readonly paging: CursorArguments;
  readonly filter: unknown;
  readonly sorting: readonly { readonly field: string; readonly direction: string }[];
}

export const racket: Family = {
  shows: 'a cursor inside an object for paging, a filter that has to be there',
  type: 'Racket',
  slug: 'rackets',
  sdl: `
    extend type Query {
      rackets(paging: CursorPaging! = { first: 10 }, filter: RacketFilter! = {}, sorting: [RacketSort!]! = []): RacketConnection!
      racket(id: ID!): Racket!
    }
    type Racket { id: ID! ${THING} }
    input CursorPaging { before: Cursor after: Cursor first: Int last: Int }
    input RacketFilter { and: [RacketFilter!] or: [RacketFilter!] id: RacketKeys colour: RacketColours }
    input RacketKeys { eq: ID in: [ID!] }
    input RacketColours { eq: Colour in: [Colour!] }
    input RacketSort { field: RacketSortFields! direction: Direction! }
    enum RacketSortFields { id name weight }
    ${connectionTypes('Racket')}
  `,
  query: {
    rackets: (_: unknown, { paging, filter, sorting }: RacketArguments) => {
      const orders = sorting.flatMap(({ field, direction }) => ordersIn({ [field]: direction }));
      const found = rackets.filter((row) => meets(row, filter));
      return connectionOf(sorted(found, orders), paging);
    },
    racket: (_: unknown, { id }: { id: string }) => rackets.find((row) => row.id === id),
  },
  rows: rackets,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Weight: 'weight' },
  search: null,
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  facts: thingFacts,
};

const sleds = makeRows('sled', (number) => ({ id: `sled-${number}` }));

interface SledArguments {
  readonly limit?: number;
  readonly offset?: number;
  readonly where: unknown;
  readonly orderBy: string;
}

export const sled: Family = {
  shows: 'one record by a condition on its key, a list that insists on an order and on conditions',
  type: 'Sled',
  slug: 'sleds',
  sdl: `
    extend type Query {
      sled(where: SledFilter): Sled
      sleds(limit: Int, offset: Int, where: SledFilter!, orderBy: SledOrderBy!): SledResults!
    }
    type SledResults { results: [Sled!]! count: Int! }
    type Sled { id: ID! ${THING} }
    input SledFilter { id: SledKeys name: SledNames }
    input SledKeys { eq: ID }
    input SledNames { eq: String contains: String }
    enum SledOrderBy { WEIGHT_ASC WEIGHT_DESC NAME_ASC NAME_DESC }
  `,
  query: {
    sled: (_: unknown, { where }: { where: unknown }) =>
      sleds.find((row) => meets(row, where)) ?? null,
    sleds: (_: unknown, { limit = 10, offset = 0, where, orderBy }: SledArguments) => {
      const found = sleds.filter((row) => meets(row, where));
      const results = sorted(found, [orderNamed(orderBy)]).slice(offset, offset + limit);
      return { results, count: found.length };
    },
  },
  rows: sleds,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Weight: 'weight' },
  search: { text: SEARCHED, fields: ['name'] },
  filter: null,
  facts: thingFacts,
};

const umbrellas = makeRows('umbrella', (number) => ({ id: String(number) }));

export const umbrella: Family = {
  shows: 'a list by several keys as the only lookup, one of several keys',
  type: 'Umbrella',
  slug: 'umbrellas',
  sdl: `
    extend type Query { umbrellas(ids: [ID!], limit: Int, offset: Int): [Umbrella!]! }
    type Umbrella { id: ID! ${THING} }
  `,
  query: {
    umbrellas: (
      _: unknown,
      { ids, limit = 10, offset = 0 }: { ids?: string[]; limit?: number; offset?: number },
    ) =>
      umbrellas.filter((row) => !ids || ids.includes(String(row.id))).slice(offset, offset + limit),
  },
  rows: umbrellas,
  title: ['name'],
  paging: 'both',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
};
