import { meets } from '../conditions.ts';
import { connectionOf, type CursorArguments } from '../connection.ts';
import type { Family } from '../family.ts';
import { makeRows, THING, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';
import { kite } from './databases.ts';

interface Page {
  readonly limit?: number;
  readonly offset?: number;
}

interface CrewArguments extends Page {
  readonly where?: unknown;
}

/** Links of one relation, as a change says them: each selects records among all. */
interface Linking {
  readonly connect?: Selecting | readonly Selecting[];
  readonly disconnect?: Selecting | readonly Selecting[];
}

interface Selecting {
  readonly where?: { readonly node?: unknown };
}

const LINKS = ['kites', 'banner'] as const;

const crews = makeRows('crew', (number) => ({
  id: `c${number}`,
  kites: kite.rows.slice(number % 5, (number % 5) + 3),
  banner: number % 2 ? kite.rows.slice(number, number + 1) : [],
}));

/** Those that the server has, which begin as the rows. */
let kept = crews;

/** What a change leaves of what was linked: only what it selects to be taken off is. */
function relinked(linked: readonly Row[], change: Linking | readonly Linking[]): Row[] {
  const all = (given: Linking['connect']) => (given ? [given].flat() : []);
  const selected = ({ where }: Selecting) => kite.rows.filter((row) => meets(row, where?.node));
  return [change].flat().reduce<Row[]>(
    (rows, { connect, disconnect }) => {
      const removed = new Set(all(disconnect).flatMap(selected));
      const rest = rows.filter((row) => !removed.has(row));
      return [...new Set([...rest, ...all(connect).flatMap(selected)])];
    },
    [...linked],
  );
}

/** A crew with what is said of it. @throws Error where a relation to one would lead to several */
function written(crew: Row, input: Row, valueOf: (said: unknown) => unknown): Row {
  const values = Object.entries(input).map(([name, said]) => {
    const isLink = LINKS.some((link) => link === name);
    return [name, isLink ? relinked(crew[name] as Row[], said as Linking) : valueOf(said)] as const;
  });
  const changed: Row = { ...crew, ...Object.fromEntries(values) };
  if ((changed.banner as Row[]).length > 1) throw new Error('A crew has one banner.');
  return changed;
}

function newCrew(input: Row): Row {
  const row = { id: `c${kept.length + 1}-new`, kites: [], banner: [] };
  const crew = written(row, input, (said) => said);
  kept = [...kept, crew];
  return crew;
}

const page = (rows: readonly Row[], { limit, offset = 0 }: Page) =>
  rows.slice(offset, limit === undefined ? undefined : offset + limit);
const found = (where: unknown) => kept.filter((row) => meets(row, where));

/** Of each crew, and of all of them, what an aggregate says of their weights. */
function weightsOf(rows: readonly Row[]) {
  const weights = rows.map(({ weight }) => Number(weight));
  const sum = weights.reduce((one, other) => one + other, 0);
  return { average: rows.length ? sum / rows.length : null, max: Math.max(...weights) };
}

export const crew: Family = {
  shows: 'records and what they are linked to, selected among all by conditions',
  type: 'Crew',
  slug: 'crews',
  sdl: `
    extend type Query {
      crews(where: CrewWhere, limit: Int, offset: Int): [Crew!]!
      crewsConnection(where: CrewWhere, first: Int, after: String): CrewConnection!
    }
    type Crew { id: ID! ${THING} kites(where: KiteWhere, limit: Int, offset: Int): [Kite!]! banner: Kite }
    type CrewConnection { edges: [CrewEdge!]! pageInfo: PageInfo! totalCount: Int! aggregate: CrewAggregate! }
    type CrewEdge { node: Crew! cursor: String! }
    type CrewAggregate { count: CrewCount! node: CrewAggregateNode! }
    type CrewCount { nodes: Int! }
    type CrewAggregateNode { weight: CrewWeights! }
    type CrewWeights { average: Float max: Int }
    input CrewKeys { eq: ID in: [ID!] }
    input CrewColours { eq: Colour in: [Colour!] }
    input CrewWhere { id: CrewKeys colour: CrewColours AND: [CrewWhere!] OR: [CrewWhere!] }
    input KiteWhere { id: CrewKeys AND: [KiteWhere!] }
    extend type Mutation {
      createCrews(input: [CrewCreateInput!]!): CrewsResponse!
      updateCrews(where: CrewWhere, update: CrewUpdateInput): CrewsResponse!
      deleteCrews(where: CrewWhere): DeletedNodes!
    }
    type CrewsResponse { crews: [Crew!]! }
    type DeletedNodes { nodesDeleted: Int! }
    input CrewCreateInput {
      name: String! colour: Colour! weight: Int! kites: CrewKitesInput banner: CrewBannerInput
    }
    input CrewUpdateInput {
      name: NewText colour: NewColour weight: NewNumber kites: [CrewKitesUpdate!] banner: CrewBannerUpdate
    }
    input NewText { set: String } input NewColour { set: Colour } input NewNumber { set: Int }
    input CrewKitesInput { connect: [KiteConnection!] }
    input CrewBannerInput { connect: KiteConnection }
    input CrewKitesUpdate { connect: [KiteConnection!] disconnect: [KiteDisconnection!] }
    input CrewBannerUpdate { connect: KiteConnection disconnect: KiteDisconnection }
    input KiteConnection { where: KiteSelection }
    input KiteSelection { node: KiteWhere! }
    input KiteDisconnection { where: KiteLinkWhere }
    input KiteLinkWhere { node: KiteWhere AND: [KiteLinkWhere!] }
  `,
  query: {
    crews: (_: unknown, { where, ...asked }: CrewArguments) => page(found(where), asked),
    crewsConnection: (_: unknown, { where, ...asked }: CrewArguments & CursorArguments) => ({
      ...connectionOf(found(where), asked),
      aggregate: {
        count: { nodes: found(where).length },
        node: { weight: weightsOf(found(where)) },
      },
    }),
  },
  resolvers: {
    Crew: {
      kites: (row: Row, { where, ...asked }: CrewArguments) =>
        page(
          (row.kites as Row[]).filter((each) => meets(each, where)),
          asked,
        ),
      banner: ({ banner }: Row) => (banner as Row[])[0] ?? null,
    },
    Mutation: {
      createCrews: (_: unknown, { input }: { input: readonly Row[] }) => ({
        crews: input.map(newCrew),
      }),
      updateCrews: (_: unknown, { where, update }: { where?: unknown; update: Row }) => {
        const changing = new Set(found(where));
        const setTo = (said: unknown) => (said as { set: unknown }).set;
        kept = kept.map((row) => (changing.has(row) ? written(row, update, setTo) : row));
        return { crews: found(where) };
      },
      deleteCrews: (_: unknown, { where }: { where?: unknown }) => {
        const gone = new Set(found(where));
        kept = kept.filter((row) => !gone.has(row));
        return { nodesDeleted: gone.size };
      },
    },
  },
  rows: crews,
  title: ['name'],
  paging: 'both',
  total: true,
  sorts: {},
  search: null,
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  conditions: { 'colour=RED&colour=BLUE': ({ colour }) => colour !== 'GREEN' },
  facts: thingFacts,
  tabs: {
    Kites: ({ kites }) => ({
      titles: (kites as Row[]).map(({ name }) => String(name)),
      slug: 'kites',
    }),
    Errands: ({ id }) => ({
      titles: errands.filter(({ crewId }) => crewId === id).map(({ name }) => String(name)),
      slug: 'errands',
    }),
  },
};

const errands = makeRows('errand', (number) => ({
  id: `errand-${number}`,
  crewId: number % 7 ? `c${(number % 20) + 1}` : null,
}));

/** Those that the server has, which begin as the rows. */
let open = errands;

export const errand: Family = {
  shows: 'records that name another by its key alone, listed for it at the root',
  type: 'Errand',
  slug: 'errands',
  sdl: `
    extend type Query {
      errands(filter: ErrandFilter, limit: Int, offset: Int): [Errand!]!
      errand(id: ID!): Errand
    }
    type Errand { id: ID! ${THING} crewId: ID }
    input ErrandFilter { crewId: ID colour: Colour }
    input NewErrand { name: String! colour: Colour! weight: Int! crewId: ID }
    extend type Mutation { createErrand(input: NewErrand!): Errand! deleteErrand(id: ID!): Boolean! }
  `,
  query: {
    errands: (_: unknown, { filter, ...asked }: Page & { filter?: unknown }) =>
      page(
        open.filter((row) => meets(row, filter)),
        asked,
      ),
    errand: (_: unknown, { id }: Row) => open.find((row) => row.id === id) ?? null,
  },
  resolvers: {
    Mutation: {
      createErrand: (_: unknown, { input }: { input: Row }) => {
        const row = { ...input, id: `errand-${open.length + 1}-new` };
        open = [...open, row];
        return row;
      },
      deleteErrand: (_: unknown, { id }: Row) => {
        const before = open.length;
        open = open.filter((row) => row.id !== id);
        return open.length < before;
      },
    },
  },
  rows: errands,
  title: ['name'],
  paging: 'both',
  total: false,
  sorts: {},
  search: null,
  filter: { choice: 'Green', field: 'colour', value: 'GREEN' },
  facts: thingFacts,
};
