import { isNamed, meets } from '../conditions.ts';
import type { Family } from '../family.ts';
import { makeRows, ordersIn, SEARCHED, sorted, THING, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';

type Ways = Readonly<Record<string, string>>;
const joined = (orders: readonly Ways[] | null | undefined) => (orders ?? []).flatMap(ordersIn);

const harps = makeRows('harp');
const strings = harps.flatMap((harp) =>
  Array.from({ length: 3 + (Number(harp.id) % 4) }, (_, index): Row => {
    const id = Number(harp.id) * 10 + index;
    return { id, note: `String ${id}`, harp };
  }),
);
const stringsOf = (harp: Row) => strings.filter((string) => string.harp === harp);

/** Of a harp, how many strings it has: more than a field can say. */
export const stringCountOf = (harp: Row) => stringsOf(harp).length;

/** A way by each field, and one by the number of strings. */
type HarpOrder = Readonly<Record<string, string | { readonly count: string }>>;

interface HarpArguments {
  readonly limit?: number;
  readonly offset?: number;
  readonly where?: unknown;
  readonly order_by?: readonly HarpOrder[];
}

/** The harps in an order, of which that by the number of their strings is one. */
function inOrder(rows: readonly Row[], orders: HarpArguments['order_by'] = []): Row[] {
  const counted = rows.map((row): Row => ({ ...row, stringCount: stringCountOf(row), row }));
  const asked = orders.flatMap((order) =>
    Object.entries(order).flatMap(([field, way]) =>
      ordersIn(typeof way === 'string' ? { [field]: way } : { stringCount: way.count }),
    ),
  );
  return sorted(counted, asked).map(({ row }) => row as Row);
}

export const harp: Family = {
  shows: 'limit and offset, underscored operators, a list of order objects, fetched by primary key',
  type: 'harps',
  slug: 'harps',
  sdl: `
    extend type Query {
      harps(limit: Int, offset: Int, where: harps_bool_exp, order_by: [harps_order_by!]): [harps!]!
      harps_aggregate(where: harps_bool_exp): harps_aggregate!
      harps_by_pk(id: Int!): harps
      strings(limit: Int, offset: Int): [strings!]!
      strings_by_pk(id: Int!): strings
    }
    type harps {
      id: Int! ${THING} strings(limit: Int, offset: Int): [strings!]!
      strings_aggregate: strings_aggregate!
    }
    type strings_aggregate { aggregate: harps_aggregate_fields nodes: [strings!]! }
    type strings { id: Int! note: String! harp: harps! }
    type harps_aggregate { aggregate: harps_aggregate_fields nodes: [harps!]! }
    type harps_aggregate_fields { count(distinct: Boolean): Int! }
    input harps_bool_exp {
      _and: [harps_bool_exp!] _or: [harps_bool_exp!]
      id: Int_comparison_exp name: String_comparison_exp colour: Colour_comparison_exp
    }
    input Int_comparison_exp { _eq: Int _in: [Int!] _gte: Int _lte: Int }
    input String_comparison_exp { _eq: String _in: [String!] _ilike: String }
    input Colour_comparison_exp { _eq: Colour _in: [Colour!] }
    input harps_order_by {
      id: order_by name: order_by weight: order_by strings_aggregate: strings_aggregate_order_by
    }
    input strings_aggregate_order_by { count: order_by }
    enum order_by { asc asc_nulls_first asc_nulls_last desc desc_nulls_first desc_nulls_last }
  `,
  query: {
    harps: (_: unknown, { limit = 10, offset = 0, where, order_by }: HarpArguments) => {
      const found = harps.filter((row) => meets(row, where));
      return inOrder(found, order_by).slice(offset, offset + limit);
    },
    harps_aggregate: (_: unknown, { where }: HarpArguments) => {
      const nodes = harps.filter((row) => meets(row, where));
      return { nodes, aggregate: { count: nodes.length } };
    },
    harps_by_pk: (_: unknown, { id }: { id: number }) => harps.find((row) => row.id === id) ?? null,
    strings: (_: unknown, { limit = 10, offset = 0 }: HarpArguments) =>
      strings.slice(offset, offset + limit),
    strings_by_pk: (_: unknown, { id }: { id: number }) =>
      strings.find((row) => row.id === id) ?? null,
  },
  resolvers: {
    harps: {
      strings: (row: Row, { limit = 10, offset = 0 }: HarpArguments) =>
        stringsOf(row).slice(offset, offset + limit),
      strings_aggregate: (row: Row) => ({
        nodes: stringsOf(row),
        aggregate: { count: stringCountOf(row) },
      }),
    },
  },
  rows: harps,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Weight: 'weight' },
  search: { text: SEARCHED.toLowerCase(), fields: ['name'] },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  conditions: {
    'colour=RED&colour=BLUE': ({ colour }) => colour !== 'GREEN',
    'name.contains=Jade&colour=GREEN': (row) => isNamed(row, 'Jade') && row.colour === 'GREEN',
  },
  facts: thingFacts,
  tabs: {
    Strings: (row) => ({
      titles: stringsOf(row).map(({ note }) => String(note)),
      slug: 'strings',
    }),
  },
};

export const string: Family = {
  shows: 'records that belong to another with the same kind of key, listed by themselves too',
  type: 'strings',
  slug: 'strings',
  sdl: '',
  rows: strings,
  title: ['note'],
  paging: 'both',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: () => ({}),
  links: { Harp: ({ harp: owner }) => ({ title: String((owner as Row).name), slug: 'harps' }) },
};

const jackets = makeRows('jacket', (number) => ({
  id: `jacket-${number}`,
  code: `${SEARCHED} ${number % 7}`,
}));

interface JacketArguments {
  readonly where?: unknown;
  readonly orderBy?: readonly Ways[];
  readonly take?: number;
  readonly skip?: number;
}

export const jacket: Family = {
  shows: 'take and skip, one record by a unique input, a twin field that counts',
  type: 'Jacket',
  slug: 'jackets',
  sdl: `
    extend type Query {
      jackets(where: JacketWhereInput! = {}, orderBy: [JacketOrderByInput!]! = [], take: Int, skip: Int! = 0): [Jacket!]
      jacketsCount(where: JacketWhereInput! = {}): Int
      jacket(where: JacketWhereUniqueInput!): Jacket
    }
    type Jacket { id: ID! code: String! ${THING} }
    input JacketWhereUniqueInput { id: ID name: String }
    input JacketWhereInput {
      AND: [JacketWhereInput!] OR: [JacketWhereInput!]
      id: IDFilter name: TextFilter code: TextFilter colour: JacketColourFilter
    }
    input IDFilter { equals: ID in: [ID!] }
    input TextFilter { equals: String in: [String!] contains: String }
    input JacketColourFilter { equals: Colour in: [Colour!] }
    input JacketOrderByInput { id: JacketOrder name: JacketOrder weight: JacketOrder }
    enum JacketOrder { asc desc }
  `,
  query: {
    jackets: (_: unknown, { where, orderBy, take = 10, skip = 0 }: JacketArguments) => {
      const found = jackets.filter((row) => meets(row, where));
      return sorted(found, joined(orderBy)).slice(skip, skip + take);
    },
    jacketsCount: (_: unknown, { where }: JacketArguments) =>
      jackets.filter((row) => meets(row, where)).length,
    jacket: (_: unknown, { where }: JacketArguments) =>
      jackets.find((row) => meets(row, where)) ?? null,
  },
  rows: jackets,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Weight: 'weight' },
  search: { text: `${SEARCHED} 3`, fields: ['name', 'code'], isByWords: true },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  conditions: {
    'colour=RED&colour=BLUE': ({ colour }) => colour !== 'GREEN',
    'name.contains=Jade&colour=GREEN': (row) => isNamed(row, 'Jade') && row.colour === 'GREEN',
  },
  facts: thingFacts,
};

const kites = makeRows('kite', (number) => ({ id: `0x${number.toString(16)}` }));

interface KiteArguments {
  readonly first?: number;
  readonly skip?: number;
  readonly orderBy?: string;
  readonly orderDirection?: string;
  readonly where?: Readonly<Record<string, unknown>>;
}

/** `name_contains: …` as `{ name: { contains: … } }`. */
function unsuffixed(where: KiteArguments['where']): unknown {
  const conditions = Object.entries(where ?? {}).map(([name, operand]) => {
    const [field, operator = 'eq'] = name.split('_');
    return { [field]: { [operator]: operand } };
  });
  return { and: conditions };
}

export const kite: Family = {
  shows:
    'first and skip, operators as suffixes, an enum and a direction, the list as the only lookup',
  type: 'Kite',
  slug: 'kites',
  sdl: `
    extend type Query {
      kites(first: Int = 10, skip: Int = 0, orderBy: Kite_orderBy, orderDirection: OrderDirection, where: Kite_filter): [Kite!]!
    }
    type Kite { id: ID! ${THING} }
    enum Kite_orderBy { id name weight }
    enum OrderDirection { asc desc }
    input Kite_filter {
      id: ID id_in: [ID!] name: String name_contains: String colour: Colour colour_in: [Colour!]
      weight_gte: Int weight_lte: Int
    }
  `,
  query: {
    kites: (
      _: unknown,
      { first = 10, skip = 0, orderBy, orderDirection = 'asc', where }: KiteArguments,
    ) => {
      const found = kites.filter((row) => meets(row, unsuffixed(where)));
      const orders = orderBy ? ordersIn({ [orderBy]: orderDirection }) : [];
      return sorted(found, orders).slice(skip, skip + first);
    },
  },
  rows: kites,
  title: ['name'],
  paging: 'both',
  total: false,
  sorts: { Name: 'name', Weight: 'weight' },
  search: { text: SEARCHED, fields: ['name'] },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  conditions: {
    'colour=RED&colour=BLUE': ({ colour }) => colour !== 'GREEN',
    'weight.atLeast=120&weight.atMost=139': ({ weight }) =>
      Number(weight) >= 120 && Number(weight) <= 139,
  },
  facts: thingFacts,
};
