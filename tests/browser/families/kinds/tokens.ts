import { isNamed, meets } from '../conditions.ts';
import { connectionOf, connectionTypes, type CursorArguments } from '../connection.ts';
import type { Family } from '../family.ts';
import { makeRows, ordersIn, SEARCHED, sorted, THING } from '../rows.ts';
import { thingFacts } from '../thing.ts';

const envelopes = makeRows('envelope', (number) => ({ id: `envelope-${number}` }));

interface EnvelopeArguments {
  readonly filter?: unknown;
  readonly limit?: number;
  readonly nextToken?: string;
}

export const envelope: Family = {
  shows: 'a token for the next page, given with the items',
  type: 'Envelope',
  slug: 'envelopes',
  sdl: `
    extend type Query {
      getEnvelope(id: ID!): Envelope
      listEnvelopes(filter: ModelEnvelopeFilterInput, limit: Int, nextToken: String): ModelEnvelopeConnection
    }
    type ModelEnvelopeConnection { items: [Envelope]! nextToken: String }
    type Envelope { id: ID! ${THING} }
    input ModelEnvelopeFilterInput {
      name: ModelStringInput colour: ModelColourInput
      and: [ModelEnvelopeFilterInput] or: [ModelEnvelopeFilterInput] not: ModelEnvelopeFilterInput
    }
    input ModelStringInput { ne: String eq: String contains: String beginsWith: String }
    input ModelColourInput { eq: Colour ne: Colour }
  `,
  query: {
    getEnvelope: (_: unknown, { id }: { id: string }) =>
      envelopes.find((row) => row.id === id) ?? null,
    listEnvelopes: (_: unknown, { filter, limit = 10, nextToken }: EnvelopeArguments) => {
      const found = envelopes.filter((row) => meets(row, filter));
      const start = nextToken ? Number(atob(nextToken)) : 0;
      const end = start + limit;
      return {
        items: found.slice(start, end),
        nextToken: end < found.length ? btoa(String(end)) : null,
      };
    },
  },
  rows: envelopes,
  title: ['name'],
  paging: 'forward',
  total: false,
  sorts: {},
  search: { text: SEARCHED, fields: ['name'] },
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  facts: thingFacts,
};

const notices = makeRows('notice', (number) => ({ id: `notice-${number}` }));

interface NoticeArguments extends CursorArguments {
  readonly query?: string;
  readonly sortKey?: string;
  readonly reverse?: boolean;
}

export const notice: Family = {
  shows: 'a connection that only goes forward, an enum with a reverse switch, a query as text',
  type: 'Notice',
  slug: 'notices',
  sdl: `
    extend type Query {
      "The notices of the house."
      notices(
        first: Int, after: String, sortKey: NoticeSortKeys = ID, reverse: Boolean = false,
        "Supports \`name\` and \`colour\`."
        query: String
      ): NoticeConnection!
      notice(id: ID!): Notice
    }
    type Notice { id: ID! ${THING} }
    enum NoticeSortKeys { ID NAME WEIGHT }
    ${connectionTypes('Notice', '')}
  `,
  query: {
    notices: (_: unknown, { query, sortKey = 'ID', reverse = false, ...page }: NoticeArguments) => {
      const found = notices.filter((row) => isNamed(row, query));
      const orders =
        sortKey === 'ID' ? [] : ordersIn({ [sortKey.toLowerCase()]: reverse ? 'desc' : 'asc' });
      return connectionOf(sorted(found, orders), page);
    },
    notice: (_: unknown, { id }: { id: string }) => notices.find((row) => row.id === id) ?? null,
  },
  rows: notices,
  title: ['name'],
  paging: 'forward',
  total: false,
  sorts: { Name: 'name', Weight: 'weight' },
  search: { text: SEARCHED, fields: ['name'] },
  filter: null,
  facts: thingFacts,
};
