import { isNamed, meets } from '../conditions.ts';
import type { Family } from '../family.ts';
import { makeRows, ordersIn, SEARCHED, sorted, THING, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';

type Ways = Readonly<Record<string, string>>;

const crates = makeRows('crate', (number) => ({ id: String(number) }));

export const crate: Family = {
  shows: 'paging, order and filter inside one object of options',
  type: 'Crate',
  slug: 'crates',
  sdl: `
    extend type Query { crates(options: CrateListOptions): CrateList! crate(id: ID!): Crate }
    type CrateList { items: [Crate!]! totalItems: Int! }
    type Crate { id: ID! ${THING} }
    input CrateListOptions { skip: Int take: Int sort: CrateSort filter: CrateFilter }
    input CrateSort { id: Direction name: Direction weight: Direction }
    input CrateFilter { name: CrateStrings colour: CrateColours }
    input CrateStrings { eq: String contains: String }
    input CrateColours { eq: Colour in: [Colour!] }
  `,
  query: {
    crates: (
      _: unknown,
      {
        options: { skip = 0, take = 10, sort, filter } = {},
      }: { options?: { skip?: number; take?: number; sort?: Ways; filter?: unknown } },
    ) => {
      const found = crates.filter((row) => meets(row, filter));
      return {
        items: sorted(found, ordersIn(sort ?? {})).slice(skip, skip + take),
        totalItems: found.length,
      };
    },
    crate: (_: unknown, { id }: { id: string }) => crates.find((row) => row.id === id) ?? null,
  },
  rows: crates,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Weight: 'weight' },
  search: { text: SEARCHED, fields: ['name'] },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  conditions: {
    'colour=RED&colour=BLUE': ({ colour }) => colour !== 'GREEN',
    'name.contains=Jade&colour=GREEN': (row) => isNamed(row, 'Jade') && row.colour === 'GREEN',
  },
  facts: thingFacts,
};

const drums = makeRows('drum', (number) => ({ id: String(number) }));

export const drum: Family = {
  shows: 'an object for paging, a list of orders by field and direction, and whether more follow',
  type: 'Drum',
  slug: 'drums',
  sdl: `
    extend type Query {
      drums(paging: OffsetPaging! = { limit: 10 }, filter: DrumFilter! = {}, sorting: [DrumSort!]! = []): DrumPage!
      drum(id: ID!): Drum
    }
    type DrumPage { nodes: [Drum!]! pageInfo: DrumPageInfo! }
    type DrumPageInfo { hasNextPage: Boolean hasPreviousPage: Boolean }
    type Drum { id: ID! ${THING} }
    input OffsetPaging { limit: Int offset: Int }
    input DrumFilter { and: [DrumFilter!] or: [DrumFilter!] name: DrumNames colour: DrumColours }
    input DrumNames { eq: String like: String }
    input DrumColours { eq: Colour in: [Colour!] }
    input DrumSort { field: DrumFields! direction: Direction! }
    enum DrumFields { id name weight }
  `,
  query: {
    drums: (
      _: unknown,
      {
        paging,
        filter,
        sorting,
      }: {
        paging: { limit?: number; offset?: number };
        filter: unknown;
        sorting: { field: string; direction: string }[];
      },
    ) => {
      const { limit = 10, offset = 0 } = paging;
      const orders = sorting.flatMap(({ field, direction }) => ordersIn({ [field]: direction }));
      const found = sorted(
        drums.filter((row) => meets(row, filter)),
        orders,
      );
      const hasNextPage = offset + limit < found.length;
      return {
        nodes: found.slice(offset, offset + limit),
        pageInfo: { hasNextPage, hasPreviousPage: offset > 0 },
      };
    },
    drum: (_: unknown, { id }: { id: string }) => drums.find((row) => row.id === id) ?? null,
  },
  rows: drums,
  title: ['name'],
  paging: 'both',
  total: false,
  sorts: { Name: 'name', Weight: 'weight' },
  search: { text: SEARCHED, fields: ['name'] },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  conditions: {
    'colour=RED&colour=BLUE': ({ colour }) => colour !== 'GREEN',
    'name.contains=Jade&colour=GREEN': (row) => isNamed(row, 'Jade') && row.colour === 'GREEN',
  },
  facts: thingFacts,
};

const wheels = makeRows('wheel', (number) => ({ id: `0x${number.toString(16)}` }));

export const wheel: Family = {
  shows: 'first and offset, an order whose direction is the key, a total in an aggregate',
  type: 'Wheel',
  slug: 'wheels',
  sdl: `
    extend type Query {
      getWheel(id: ID!): Wheel
      queryWheel(filter: WheelFilter, order: WheelOrder, first: Int, offset: Int): [Wheel]
      aggregateWheel(filter: WheelFilter): WheelAggregateResult
    }
    type Wheel { id: ID! ${THING} }
    type WheelAggregateResult { count: Int nameMin: String nameMax: String }
    input WheelFilter { colour: WheelColours and: [WheelFilter] or: [WheelFilter] }
    input WheelColours { eq: Colour in: [Colour] }
    input WheelOrder { asc: WheelOrderable desc: WheelOrderable then: WheelOrder }
    enum WheelOrderable { name weight }
  `,
  query: {
    getWheel: (_: unknown, { id }: { id: string }) => wheels.find((row) => row.id === id) ?? null,
    queryWheel: (
      _: unknown,
      {
        filter,
        order,
        first = 10,
        offset = 0,
      }: {
        filter?: unknown;
        order?: { asc?: string; desc?: string };
        first?: number;
        offset?: number;
      },
    ) => {
      const orders = order?.asc
        ? ordersIn({ [order.asc]: 'asc' })
        : order?.desc
          ? ordersIn({ [order.desc]: 'desc' })
          : [];
      const found = wheels.filter((row) => meets(row, filter));
      return sorted(found, orders).slice(offset, offset + first);
    },
    aggregateWheel: (_: unknown, { filter }: { filter?: unknown }) => ({
      count: wheels.filter((row) => meets(row, filter)).length,
    }),
  },
  rows: wheels,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Weight: 'weight' },
  search: null,
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  facts: thingFacts,
};

const measurements: Row[] = makeRows('reading', () => ({}));

export const measurement: Family = {
  shows: 'rows that nothing identifies: they are listed and do not open',
  type: 'Measurement',
  slug: 'measurements',
  sdl: `
    extend type Query { measurements(limit: Int, offset: Int): [Measurement!]! }
    type Measurement { label: String! weight: Int! }
  `,
  query: {
    measurements: (_: unknown, { limit = 10, offset = 0 }: { limit?: number; offset?: number }) =>
      measurements.slice(offset, offset + limit),
  },
  resolvers: { Measurement: { label: ({ name }: Row) => name } },
  rows: measurements,
  title: ['name'],
  paging: 'both',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: null,
};
