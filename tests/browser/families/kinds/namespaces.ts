import { connectionOf, connectionTypes, type CursorArguments } from '../connection.ts';
import type { Family } from '../family.ts';
import { makeRows, THING, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';

/** Each tool is for the part of the same number: two types with the same keys, side by side. */
const parts = makeRows('part');
const tools = makeRows('tool');
const signals = makeRows('signal', (number) => ({ id: `signal-${number}` }));
const toolOf = ({ id }: Row) => tools.find((tool) => tool.id === id);
const partOf = ({ id }: Row) => parts.find((part) => part.id === id);

export const part: Family = {
  shows: 'a connection behind a namespace, keys that are unique within the type only',
  type: 'Part',
  slug: 'parts',
  sdl: `
    extend type Query { catalog: Catalog! }
    type Catalog {
      parts(first: Int, after: String, last: Int, before: String): PartConnection!
      part(id: Int!): Part
    }
    type Part { id: Int! ${THING} tools: [Tool!]! }
    ${connectionTypes('Part')}
  `,
  query: { catalog: () => ({}) },
  resolvers: {
    Catalog: {
      parts: (_: unknown, page: CursorArguments) => connectionOf(parts, page),
      part: (_: unknown, { id }: { id: number }) => parts.find((row) => row.id === id) ?? null,
    },
    Part: { tools: (row: Row) => [toolOf(row)] },
  },
  rows: parts,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
  tabs: { Tools: (row) => ({ titles: [String(toolOf(row)?.name)], slug: 'tools-records' }) },
};

export const tool: Family = {
  shows: 'limit and offset in a namespace, the same keys as another type, a total beside the items',
  type: 'Tool',
  slug: 'tools-records',
  sdl: `
    extend type Catalog { tools(limit: Int, offset: Int): ToolPage! tool(id: Int!): Tool }
    type ToolPage { items: [Tool!]! total: Int! }
    type Tool { id: Int! ${THING} part: Part! }
  `,
  resolvers: {
    Catalog: {
      tools: (_: unknown, { limit = 10, offset = 0 }: { limit?: number; offset?: number }) => ({
        items: tools.slice(offset, offset + limit),
        total: tools.length,
      }),
      tool: (_: unknown, { id }: { id: number }) => tools.find((row) => row.id === id) ?? null,
    },
    Tool: { part: (row: Row) => partOf(row) },
  },
  rows: tools,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
  links: { Part: (row) => ({ title: String(partOf(row)?.name), slug: 'parts' }) },
};

export const signal: Family = {
  shows: 'a connection below the one record that needs no key',
  type: 'Signal',
  slug: 'signals',
  sdl: `
    extend type Query { viewer: Viewer! signal(id: ID!): Signal }
    type Viewer { id: ID! login: String! signals(first: Int, after: String): SignalConnection! }
    type Signal { id: ID! ${THING} }
    ${connectionTypes('Signal', '')}
  `,
  query: {
    viewer: () => ({ id: 'me', login: 'visitor' }),
    signal: (_: unknown, { id }: { id: string }) => signals.find((row) => row.id === id) ?? null,
  },
  resolvers: {
    Viewer: { signals: (_: unknown, page: CursorArguments) => connectionOf(signals, page) },
  },
  rows: signals,
  title: ['name'],
  paging: 'forward',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
};
