import { isNamed, meets } from '../conditions.ts';
import type { Family } from '../family.ts';
import { makeRows, ordersIn, ordersInTexts, SEARCHED, sorted, THING, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';

/** The rows of a page, counted from 1. */
function pageOf(rows: readonly Row[], page: number, size: number): Row[] {
  return rows.slice((page - 1) * size, page * size);
}

const candles = makeRows('candle', (number) => ({ id: String(number) }));

interface CandleArguments {
  readonly page?: number;
  readonly perPage?: number;
  readonly sortField?: string;
  readonly sortOrder?: string;
  readonly filter?: { readonly q?: string; readonly ids?: string[]; readonly colour?: string };
}

const candlesLike = ({ q, ids, colour }: NonNullable<CandleArguments['filter']> = {}) =>
  candles.filter(
    (row) =>
      isNamed(row, q) &&
      (!ids || ids.includes(String(row.id))) &&
      (!colour || row.colour === colour),
  );

export const candle: Family = {
  shows:
    'page and perPage from 0 on, order by two texts, a search in the filter, a twin with the count',
  type: 'Candle',
  slug: 'candles',
  sdl: `
    extend type Query {
      Candle(id: ID!): Candle
      allCandles(page: Int = 0, perPage: Int, sortField: String, sortOrder: String, filter: CandleFilter): [Candle]
      _allCandlesMeta(page: Int, perPage: Int, filter: CandleFilter): ListMetadata
    }
    type ListMetadata { count: Int! }
    type Candle { id: ID! ${THING} }
    input CandleFilter { q: String ids: [ID!] colour: Colour }
  `,
  query: {
    Candle: (_: unknown, { id }: { id: string }) => candles.find((row) => row.id === id) ?? null,
    allCandles: (
      _: unknown,
      { page = 0, perPage = 10, sortField, sortOrder = 'asc', filter }: CandleArguments,
    ) => {
      const orders = sortField ? ordersIn({ [sortField]: sortOrder }) : [];
      return pageOf(sorted(candlesLike(filter), orders), page + 1, perPage);
    },
    _allCandlesMeta: (_: unknown, { filter }: CandleArguments) => ({
      count: candlesLike(filter).length,
    }),
  },
  rows: candles,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Colour: 'colour', Weight: 'weight' },
  search: { text: SEARCHED, fields: ['name'] },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  facts: thingFacts,
};

const flags = makeRows('flag', (number) => ({ id: `flag-${number}` }));

interface FlagArguments {
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly where?: unknown;
}

export const flag: Family = {
  shows: 'page and limit, docs with their total and whether more follow, a minus before the field',
  type: 'Flag',
  slug: 'flags',
  sdl: `
    extend type Query {
      Flag(id: String!): Flag
      Flags(page: Int, limit: Int, sort: String, where: Flag_where): Flags
    }
    type Flags { docs: [Flag!]! totalDocs: Int! page: Int! totalPages: Int! hasNextPage: Boolean! hasPrevPage: Boolean! }
    type Flag { id: String! ${THING} }
    input Flag_where { name: Flag_name_operator colour: Flag_colour_operator AND: [Flag_where] OR: [Flag_where] }
    input Flag_name_operator { equals: String contains: String like: String }
    input Flag_colour_operator { equals: Colour in: [Colour] }
  `,
  query: {
    Flag: (_: unknown, { id }: { id: string }) => flags.find((row) => row.id === id) ?? null,
    Flags: (_: unknown, { page = 1, limit = 10, sort, where }: FlagArguments) => {
      const field = sort?.replace('-', '');
      const orders = field ? ordersIn({ [field]: sort?.startsWith('-') ? 'desc' : 'asc' }) : [];
      const found = sorted(
        flags.filter((row) => meets(row, where)),
        orders,
      );
      const totalPages = Math.ceil(found.length / limit);
      return {
        docs: pageOf(found, page, limit),
        totalDocs: found.length,
        page,
        totalPages,
        hasNextPage: page < totalPages,
        hasPrevPage: page > 1,
      };
    },
  },
  rows: flags,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Colour: 'colour', Weight: 'weight' },
  search: { text: SEARCHED, fields: ['name'] },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  facts: thingFacts,
};

const globes = makeRows('globe', (number) => ({
  id: String(number),
  documentId: `globe${number}`,
}));

interface GlobeArguments {
  readonly pagination?: { readonly page?: number; readonly pageSize?: number };
  readonly sort?: readonly string[];
  readonly filters?: unknown;
}

export const globe: Family = {
  shows: 'an object with page and start, rows in data and their number in meta, orders as texts',
  type: 'Globe',
  slug: 'globes',
  sdl: `
    extend type Query {
      globes(filters: GlobeFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): GlobeEntityResponseCollection
      globe(documentId: ID!): Globe
    }
    input PaginationArg { page: Int pageSize: Int start: Int limit: Int }
    type GlobeEntityResponseCollection { data: [Globe!]! meta: ResponseCollectionMeta! }
    type ResponseCollectionMeta { pagination: Pagination! }
    type Pagination { total: Int! page: Int! pageSize: Int! pageCount: Int! }
    type Globe { documentId: ID! ${THING} }
    input GlobeFiltersInput { name: GlobeStrings colour: GlobeColours and: [GlobeFiltersInput] or: [GlobeFiltersInput] }
    input GlobeStrings { eq: String contains: String in: [String] }
    input GlobeColours { eq: Colour in: [Colour] }
  `,
  query: {
    globes: (_: unknown, { pagination = {}, sort = [], filters }: GlobeArguments) => {
      const { page, pageSize, start, limit } = pagination as Record<string, number | undefined>;
      const size = pageSize ?? limit ?? 10;
      const from = start ?? ((page ?? 1) - 1) * size;
      const found = sorted(
        globes.filter((row) => meets(row, filters)),
        ordersInTexts(sort),
      );
      const total = found.length;
      return {
        data: found.slice(from, from + size),
        meta: {
          pagination: {
            total,
            page: page ?? 1,
            pageSize: size,
            pageCount: Math.ceil(total / size),
          },
        },
      };
    },
    globe: (_: unknown, { documentId }: { documentId: string }) =>
      globes.find((row) => row.documentId === documentId) ?? null,
  },
  rows: globes,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Colour: 'colour', Weight: 'weight' },
  search: { text: SEARCHED, fields: ['name'] },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  facts: thingFacts,
};
