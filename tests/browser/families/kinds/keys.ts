import type { Family } from '../family.ts';
import { connectionOf, connectionTypes, type CursorArguments } from '../connection.ts';
import { makeRows, orderNamed, ordersIn, SEARCHED, sorted, THING, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';

const lamps = makeRows('lamp', (number) => ({ sys: { id: `lamp-${number}` } }));

interface LampArguments {
  readonly limit?: number;
  readonly skip?: number;
  readonly order?: readonly string[];
  readonly where?: Readonly<Record<string, string>>;
}

export const lamp: Family = {
  shows: 'a collection with limit and skip, a key inside a system object, names with operators',
  type: 'Lamp',
  slug: 'lamps',
  sdl: `
    extend type Query {
      lamp(id: String!, preview: Boolean): Lamp
      lampCollection(skip: Int = 0, limit: Int = 100, where: LampWhere, order: [LampOrder]): LampCollection
    }
    type LampCollection { total: Int! skip: Int! limit: Int! items: [Lamp]! }
    type Lamp { sys: Sys! ${THING} }
    type Sys { id: String! spaceId: String! }
    input LampWhere { name: String name_contains: String colour: Colour }
    enum LampOrder { name_ASC name_DESC weight_ASC weight_DESC }
  `,
  query: {
    lamp: (_: unknown, { id }: { id: string }) =>
      lamps.find((row) => (row.sys as Row).id === id) ?? null,
    lampCollection: (_: unknown, { skip = 0, limit = 100, order = [], where }: LampArguments) => {
      const found = lamps.filter((row) =>
        Object.entries(where ?? {}).every(([name, operand]) =>
          name === 'name_contains' ? String(row.name).includes(operand) : row[name] === operand,
        ),
      );
      const items = sorted(found, order.map(orderNamed)).slice(skip, skip + limit);
      return { items, total: found.length, skip, limit };
    },
  },
  resolvers: { Sys: { spaceId: () => 'house' } },
  rows: lamps,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Weight: 'weight' },
  search: { text: SEARCHED, fields: ['name'] },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  facts: thingFacts,
};

const orchards = makeRows('orchard');

interface OrchardArguments extends CursorArguments {
  readonly offset?: number;
  readonly orderBy?: readonly string[];
  readonly condition?: Readonly<Record<string, unknown>>;
}

export const orchard: Family = {
  shows: 'an object of exact conditions, fetched by a field that is called after its key',
  type: 'Orchard',
  slug: 'orchards',
  sdl: `
    extend type Query {
      orchardById(id: Int!): Orchard
      allOrchards(
        first: Int, last: Int, offset: Int, before: Cursor, after: Cursor,
        orderBy: [OrchardsOrderBy!] = [NATURAL], condition: OrchardCondition
      ): OrchardConnection
    }
    type Orchard { id: Int! ${THING} }
    enum OrchardsOrderBy { NATURAL ID_ASC ID_DESC NAME_ASC NAME_DESC WEIGHT_ASC WEIGHT_DESC }
    input OrchardCondition { id: Int name: String colour: Colour weight: Int }
    ${connectionTypes('Orchard', 'nodes: [Orchard]! totalCount: Int!')}
  `,
  query: {
    orchardById: (_: unknown, { id }: { id: number }) =>
      orchards.find((row) => row.id === id) ?? null,
    allOrchards: (_: unknown, { orderBy = [], condition, ...page }: OrchardArguments) => {
      const found = orchards.filter((row) =>
        Object.entries(condition ?? {}).every(([name, value]) => row[name] === value),
      );
      const orders = orderBy.filter((name) => name !== 'NATURAL').map(orderNamed);
      return connectionOf(sorted(found, orders), page);
    },
  },
  rows: orchards,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Weight: 'weight' },
  search: null,
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  conditions: { 'weight=133': ({ weight }) => weight === 133 },
  facts: thingFacts,
};

const memberships = makeRows('membership', (number) => ({
  team: `team,${number % 5}`,
  person: Math.ceil(number / 5),
}));

export const membership: Family = {
  shows: 'a key of two fields, one of them with a comma in it',
  type: 'Membership',
  slug: 'memberships',
  sdl: `
    extend type Query {
      memberships(first: Int, offset: Int): [Membership!]!
      membership(team: ID!, person: Int!): Membership
    }
    type Membership { team: ID! person: Int! ${THING} }
  `,
  query: {
    memberships: (_: unknown, { first = 10, offset = 0 }: { first?: number; offset?: number }) =>
      memberships.slice(offset, offset + first),
    membership: (_: unknown, { team, person }: { team: string; person: number }) =>
      memberships.find((row) => row.team === team && row.person === person) ?? null,
  },
  rows: memberships,
  title: ['name'],
  paging: 'both',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
};

const shops = makeRows('shop', (number) => ({ id: `shop-${number}` }), 12);
const receipts = makeRows('receipt', (number) => ({
  number: Math.ceil(number / shops.length),
  shop: shops[number % shops.length],
}));

export const receipt: Family = {
  shows: 'a key of two fields, one of which only the record has that it belongs to',
  type: 'Receipt',
  slug: 'receipts',
  sdl: `
    extend type Query {
      receipts(first: Int, offset: Int): [Receipt!]!
      receipt(shopId: ID!, number: Int!): Receipt
    }
    type Receipt { number: Int! shop: Shop! ${THING} }
  `,
  query: {
    receipts: (_: unknown, { first = 10, offset = 0 }: { first?: number; offset?: number }) =>
      receipts.slice(offset, offset + first),
    receipt: (_: unknown, { shopId, number }: { shopId: string; number: number }) =>
      receipts.find((row) => (row.shop as Row).id === shopId && row.number === number) ?? null,
  },
  rows: receipts,
  title: ['name'],
  paging: 'both',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
  links: { Shop: ({ shop: owner }) => ({ title: String((owner as Row).name), slug: 'shops' }) },
};

/** Which shop the company is run from. */
const company = { motto: 'Slow and sure', mainShop: shops[3] };

export const shop: Family = {
  shows: 'a short list, and settings that are one of its records',
  type: 'Shop',
  slug: 'shops',
  sdl: `
    extend type Query { shops: [Shop!]! shop(id: ID!): Shop company: Company! }
    type Shop { id: ID! ${THING} }
    type Company { motto: String! mainShop: Shop }
    input CompanyInput { motto: String mainShopId: ID }
    extend type Mutation { updateCompany(input: CompanyInput!): Company! }
  `,
  query: {
    shops: () => shops,
    shop: (_: unknown, { id }: { id: string }) => shops.find((row) => row.id === id) ?? null,
    company: () => company,
  },
  resolvers: {
    Mutation: {
      updateCompany: (
        _: unknown,
        { input }: { input: { motto?: string; mainShopId?: string } },
      ) => {
        if (input.motto) company.motto = input.motto;
        const chosen = shops.find(({ id }) => id === input.mainShopId);
        return Object.assign(company, chosen && { mainShop: chosen });
      },
    },
  },
  rows: shops,
  title: ['name'],
  paging: 'none',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
};

const bottles = makeRows('bottle', (number) => ({ uid: `bottle/${number}` }));

interface BottleArguments {
  readonly start?: number;
  readonly limit?: number;
  readonly sort?: string;
}

export const bottle: Family = {
  shows:
    'start and limit, a text with field and direction, a connection that is none, keys with a slash',
  type: 'Bottle',
  slug: 'bottles',
  sdl: `
    extend type Query {
      bottle(uid: String!): Bottle
      bottles(
        "Such as \`name:asc\`."
        sort: String
        limit: Int, start: Int, where: JSON
      ): [Bottle]
      bottlesConnection(sort: String, limit: Int, start: Int, where: JSON): BottleAggregateConnection
    }
    type BottleAggregateConnection { values: [Bottle] aggregate: BottleAggregator }
    type BottleAggregator { count: Int totalCount: Int }
    type Bottle { uid: String! ${THING} }
  `,
  query: {
    bottle: (_: unknown, { uid }: { uid: string }) =>
      bottles.find((row) => row.uid === uid) ?? null,
    bottles: (_: unknown, { start = 0, limit = 10, sort }: BottleArguments) => {
      const [field, way = 'asc'] = sort?.split(':') ?? [];
      const orders = field ? ordersIn({ [field]: way }) : [];
      return sorted(bottles, orders).slice(start, start + limit);
    },
    bottlesConnection: () => ({
      aggregate: { count: bottles.length, totalCount: bottles.length },
      values: bottles,
    }),
  },
  rows: bottles,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: { Name: 'name', Colour: 'colour', Weight: 'weight' },
  search: null,
  filter: null,
  facts: thingFacts,
};
