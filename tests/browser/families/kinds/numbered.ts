import { isNamed, valueMeets } from '../conditions.ts';
import type { Family } from '../family.ts';
import { makeRows, ordersIn, SEARCHED, sorted, THING, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';

const vases = makeRows('vase', (number) => ({ id: String(number) }));

interface VaseArguments {
  readonly first: number;
  readonly page?: number;
  readonly where?: { readonly column: string; readonly operator: string; readonly value: unknown };
  readonly orderBy?: readonly { readonly column: string; readonly order: string }[];
}

export const vase: Family = {
  shows: 'page and first, rows beside their paginator, orders and conditions by column',
  type: 'Vase',
  slug: 'vases',
  sdl: `
    extend type Query {
      vases(first: Int! = 10, page: Int, where: VaseCondition, orderBy: [VaseOrder!]): VasePaginator!
      vase(id: ID!): Vase
    }
    type VasePaginator { data: [Vase!]! paginatorInfo: PaginatorInfo! }
    type PaginatorInfo { count: Int! currentPage: Int! hasMorePages: Boolean! lastPage: Int! perPage: Int! total: Int! }
    type Vase { id: ID! ${THING} }
    input VaseCondition { column: VaseColumn operator: SQLOperator = EQ value: Mixed }
    input VaseOrder { column: VaseColumn! order: Direction! }
    enum VaseColumn { ID NAME WEIGHT }
    enum SQLOperator { EQ NEQ GT GTE LT LTE LIKE IN }
  `,
  query: {
    vases: (_: unknown, { first, page = 1, where, orderBy = [] }: VaseArguments) => {
      const found = sorted(
        vases.filter(
          (row) =>
            !where ||
            valueMeets(row[where.column.toLowerCase()], { [where.operator]: where.value }),
        ),
        orderBy.flatMap(({ column, order }) => ordersIn({ [column.toLowerCase()]: order })),
      );
      const lastPage = Math.ceil(found.length / first);
      const data = found.slice((page - 1) * first, page * first);
      return {
        data,
        paginatorInfo: {
          count: data.length,
          currentPage: page,
          hasMorePages: page < lastPage,
          lastPage,
          perPage: first,
          total: found.length,
        },
      };
    },
    vase: (_: unknown, { id }: { id: string }) => vases.find((row) => row.id === id) ?? null,
  },
  rows: vases,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Weight: 'weight' },
  search: { text: SEARCHED, fields: ['name'] },
  filter: null,
  conditions: { 'weight.atLeast=150': ({ weight }) => Number(weight) >= 150 },
  facts: thingFacts,
};

const quilts = makeRows('quilt', (number) => ({
  id: number,
  size: { width: 100 + number, height: 200 + number },
  price: number % 2 === 0 ? { amount: number * 1000 + 50, currency: 'EUR' } : null,
}));

interface QuiltArguments {
  readonly page?: number;
  readonly pageSize?: number;
  readonly search?: string;
  readonly colour?: string;
  readonly minWeight?: number;
  readonly maxWeight?: number;
}

export const quilt: Family = {
  shows: 'page and pageSize, filters and search as arguments of their own, value objects',
  type: 'Quilt',
  slug: 'quilts',
  sdl: `
    extend type Query {
      quilts(page: Int, pageSize: Int, search: String, colour: Colour, minWeight: Int, maxWeight: Int): QuiltResults!
      quilt(id: Int!): Quilt
    }
    type QuiltResults { results: [Quilt!]! count: Int! next: Int previous: Int }
    type Quilt { id: Int! ${THING} size: QuiltSize! price: Price }
    type QuiltSize { width: Int! height: Int! }
    type Price { amount: Float! currency: String! }
  `,
  query: {
    quilts: (
      _: unknown,
      { page = 1, pageSize = 10, search, colour, minWeight, maxWeight }: QuiltArguments,
    ) => {
      const found = quilts.filter(
        (row) =>
          isNamed(row, search) &&
          (!colour || row.colour === colour) &&
          (minWeight == null || Number(row.weight) >= minWeight) &&
          (maxWeight == null || Number(row.weight) <= maxWeight),
      );
      return {
        results: found.slice((page - 1) * pageSize, page * pageSize),
        count: found.length,
        next: page * pageSize < found.length ? page + 1 : null,
        previous: page > 1 ? page - 1 : null,
      };
    },
    quilt: (_: unknown, { id }: { id: number }) => quilts.find((row) => row.id === id) ?? null,
  },
  rows: quilts,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: {},
  search: { text: SEARCHED, fields: ['name'] },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  conditions: {
    'weight.atLeast=120&weight.atMost=139': ({ weight }) =>
      Number(weight) >= 120 && Number(weight) <= 139,
  },
  facts: (row: Row) => ({
    ...thingFacts(row),
    'Size width': String((row.size as Row).width),
    'Size height': String((row.size as Row).height),
  }),
};
