import type { Family } from '../family.ts';
import { makeRows, THING, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';

interface SaddleInput {
  readonly id: number;
  readonly input: Row;
}

const saddles = makeRows('saddle', (number) => ({ id: number }), 20);
const straps = makeRows('strap', (number) => ({
  sku: `S/${number}`,
  saddle: saddles[number % saddles.length],
}));
const strapsOf = (saddleId: unknown) =>
  straps.filter(({ saddle: owner }) => (owner as Row).id === saddleId);

/** Those that the server has, which begin as the rows. */
const kept = new Map<number, Row>(saddles.map((saddle) => [Number(saddle.id), saddle]));

function keep(saddle: Row): Row {
  kept.set(Number(saddle.id), saddle);
  return saddle;
}

export const saddle: Family = {
  shows: 'a plain list with all there is, and no field that fetches one of them',
  type: 'Saddle',
  slug: 'saddles',
  sdl: `
    extend type Query { saddles: [Saddle!]! }
    type Saddle { id: Int! ${THING} straps: [Strap!]! }
    extend type Mutation {
      createSaddle(input: NewSaddle!): Saddle!
      updateSaddle(id: Int!, input: SaddlePatch!): Saddle!
      deleteSaddle(id: Int!): Boolean!
    }
    input NewSaddle { name: String! colour: Colour! weight: Int! }
    input SaddlePatch { name: String colour: Colour weight: Int }
  `,
  query: { saddles: () => [...kept.values()] },
  resolvers: {
    Saddle: { straps: ({ id }: Row) => strapsOf(id) },
    Mutation: {
      createSaddle: (_: unknown, { input }: SaddleInput) =>
        keep({ ...input, id: Math.max(...kept.keys()) + 1 }),
      updateSaddle: (_: unknown, { id, input }: SaddleInput) => keep({ ...kept.get(id), ...input }),
      deleteSaddle: (_: unknown, { id }: SaddleInput) => kept.delete(id),
    },
  },
  rows: saddles,
  title: ['name'],
  paging: 'none',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
  tabs: {
    Straps: ({ id }) => ({ titles: strapsOf(id).map(({ name }) => String(name)), slug: 'straps' }),
  },
};

export const strap: Family = {
  shows: 'a connection with all there is, and no field that fetches one of them',
  type: 'Strap',
  slug: 'straps',
  sdl: `
    extend type Query { straps: StrapConnection! }
    type StrapConnection { edges: [StrapEdge!]! }
    type StrapEdge { node: Strap }
    type Strap { sku: String! ${THING} saddle: Saddle! }
  `,
  query: { straps: () => ({ edges: straps.map((node) => ({ node })) }) },
  rows: straps,
  title: ['name'],
  paging: 'none',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
  links: {
    Saddle: ({ saddle: owner }) => ({ title: String((owner as Row).name), slug: 'saddles' }),
  },
};
