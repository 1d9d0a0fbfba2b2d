import { GraphQLError } from 'graphql';
import type { Family } from '../family.ts';
import { makeRows, THING, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';

const rings = makeRows('ring', (number) => ({
  id: number,
  engraving: `Engraved ${number}`,
  hallmark: `Mark ${number}`,
}));

/** The row whose engraving fails, the row whose price may not be seen, the row of which what no ring is without fails. */
export const FAILING = rings[4];
export const FORBIDDEN = rings[7];
export const UNREADABLE = rings[30];

export const ring: Family = {
  shows: 'a field that fails for one record, and one that may not be seen',
  type: 'Ring',
  slug: 'rings',
  sdl: `
    extend type Query { rings(limit: Int, offset: Int): [Ring!]! ring(id: Int!): Ring }
    type Ring { id: Int! ${THING} engraving: String carats: Int hallmark: String! stamps: [String!]! }
  `,
  query: {
    rings: (_: unknown, { limit = 10, offset = 0 }: { limit?: number; offset?: number }) =>
      rings.slice(offset, offset + limit),
    ring: (_: unknown, { id }: { id: number }) => rings.find((row) => row.id === id) ?? null,
  },
  resolvers: {
    Ring: {
      engraving: (row: Row) => {
        if (row === FAILING) throw new Error('The engraving cannot be read.');
        return row.engraving;
      },
      hallmark: (row: Row) => {
        if (row === UNREADABLE) throw new Error('The hallmark cannot be read.');
        return row.hallmark;
      },
      stamps: (row: Row) => {
        if (row === UNREADABLE) throw new Error('The stamps cannot be read.');
        return ['750', 'AU'];
      },
      carats: (row: Row) => {
        if (row === FORBIDDEN)
          throw new GraphQLError('Not for you.', { extensions: { code: 'FORBIDDEN' } });
        return 18;
      },
    },
  },
  rows: rings,
  title: ['name'],
  paging: 'both',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
};
