import type { Family } from '../family.ts';
import { makeRows, THING, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';

const pets = makeRows('pet', (number) => ({
  id: String(number),
  kind: number % 3 === 0 ? 'Dog' : 'Cat',
  lives: number % 9,
  trained: number % 2 === 0,
}));
const homes = makeRows(
  'home',
  (number) => ({
    id: String(number),
    pet: number % 4 === 0 ? null : pets[number],
    address: { street: `Street ${number}`, city: `City ${number % 3}` },
    rooms: [{ title: `Room ${number}`, area: number }],
  }),
  20,
);

export const pet: Family = {
  shows: 'an interface whose members share a list',
  type: 'Pet',
  slug: 'pets',
  sdl: `
    extend type Query { pets(limit: Int, offset: Int): [Pet!]! pet(id: ID!): Pet }
    interface Pet { id: ID! ${THING} }
    type Cat implements Pet { id: ID! ${THING} lives: Int! }
    type Dog implements Pet { id: ID! ${THING} trained: Boolean! }
  `,
  query: {
    pets: (_: unknown, { limit = 10, offset = 0 }: { limit?: number; offset?: number }) =>
      pets.slice(offset, offset + limit),
    pet: (_: unknown, { id }: { id: string }) => pets.find((row) => row.id === id) ?? null,
  },
  resolvers: { Pet: { __resolveType: ({ kind }: Row) => kind } },
  rows: pets,
  title: ['name'],
  paging: 'both',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
};

export const home: Family = {
  shows: 'value objects and lists of them, a relation to an interface that may be empty',
  type: 'Home',
  slug: 'homes',
  sdl: `
    extend type Query { homes: [Home!]! home(id: ID!): Home }
    type Home { id: ID! ${THING} pet: Pet address: HomeAddress! rooms: [Room!]! }
    type HomeAddress { street: String! city: String! }
    type Room { title: String! area: Int! }
  `,
  query: {
    homes: () => homes,
    home: (_: unknown, { id }: { id: string }) => homes.find((row) => row.id === id) ?? null,
  },
  rows: homes,
  title: ['name'],
  paging: 'none',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: (row) => ({ ...thingFacts(row), 'Address street': String((row.address as Row).street) }),
};
