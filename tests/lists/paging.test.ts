import fc from 'fast-check';
import type { PageInfo, Paging, Position } from '../../src/lists/paging.ts';
import {
  cursorPaging,
  noPaging,
  numberedCursor,
  numberPaging,
  offsetPaging,
} from '../../src/lists/paging.ts';

/** A page of rows with what a backend says of it. */
interface ResponseBody {
  readonly rows: readonly number[];
  readonly pageInfo: Omit<PageInfo, 'rowCount'>;
}

/** One way of paging over a backend that pages that way. */
interface Kind {
  readonly pageAt: (rows: readonly number[], position: Position, size: number) => ResponseBody;
  readonly neighbours: Paging<unknown>['neighbours'];
  /** Whether going back goes one page back, rather than to the beginning. */
  readonly goesBack: boolean;
}

function kindOf<Variables>(
  paging: Paging<Variables>,
  ask: (rows: readonly number[], variables: Variables) => ResponseBody,
  goesBack = true,
): Kind {
  return {
    pageAt: (rows, position, size) => ask(rows, paging.variables(position, size) as Variables),
    neighbours: (...where) => paging.neighbours(...where),
    goesBack,
  };
}

interface Cursors {
  readonly first?: number;
  readonly after?: string;
  readonly last?: number;
  readonly before?: string;
}

/** Cursor connections as Relay's specification has them; `isStrict`: with no more than it demands of the two flags. */
function connection(
  rows: readonly number[],
  { first, after, last, before }: Cursors,
  isStrict: boolean,
): ResponseBody {
  const from = after === undefined ? 0 : rows.indexOf(Number(after)) + 1;
  const to = before === undefined ? rows.length : rows.indexOf(Number(before));
  const slice =
    last === undefined
      ? rows.slice(from, Math.min(to, from + (first ?? rows.length)))
      : rows.slice(Math.max(from, to - last), to);
  const start = rows.indexOf(slice[0]);
  const end = rows.indexOf(slice[slice.length - 1]);
  return {
    rows: slice,
    pageInfo: {
      startCursor: slice.length > 0 ? String(slice[0]) : null,
      endCursor: slice.length > 0 ? String(slice[slice.length - 1]) : null,
      hasNextPage: isStrict && last !== undefined ? false : end < rows.length - 1,
      hasPreviousPage: isStrict && last === undefined ? false : start > 0,
    },
  };
}

const both = cursorPaging<Cursors>(
  (first, after) => ({ first, after }),
  (last, before) => ({ last, before }),
);

function sliced(rows: readonly number[], size: number, from: number): readonly number[] {
  return rows.slice(from, from + size);
}

interface Limits {
  readonly limit: number;
  readonly offset: number;
}

const offset = offsetPaging<Limits>((limit, skipped) => ({ limit, offset: skipped }));
const askOffset =
  (pageInfo: (rows: readonly number[], end: number) => Omit<PageInfo, 'rowCount'>) =>
  (rows: readonly number[], variables: Limits): ResponseBody => ({
    rows: sliced(rows, variables.limit, variables.offset),
    pageInfo: pageInfo(rows, variables.offset + variables.limit),
  });

interface Numbers {
  readonly size: number;
  readonly page: number;
}

const askNumber =
  (firstPage: number) =>
  (rows: readonly number[], { size, page }: Numbers): ResponseBody => ({
    rows: sliced(rows, size, (page - firstPage) * size),
    pageInfo: { total: rows.length },
  });

interface Token {
  readonly limit: number;
  readonly token?: string;
}

function askToken(rows: readonly number[], { limit, token = '0' }: Token): ResponseBody {
  const next = Number(token) + limit;
  return {
    rows: sliced(rows, limit, Number(token)),
    pageInfo: { endCursor: next < rows.length ? String(next) : null },
  };
}

interface LastKey {
  readonly limit: number;
  readonly after?: number;
}

/** The rows after the one whose key is sent; a backend that counts from 0 has one that is 0. */
function askLastKey(rows: readonly number[], { limit, after }: LastKey): ResponseBody {
  const start = after === undefined ? 0 : rows.indexOf(after) + 1;
  const slice = sliced(rows, limit, start);
  return {
    rows: slice,
    pageInfo: { endCursor: slice.at(-1) ?? null, hasNextPage: start + limit < rows.length },
  };
}

const KINDS: Readonly<Record<string, Kind>> = {
  cursors: kindOf(both, (rows, variables) => connection(rows, variables, false)),
  'cursors of a backend that only looks ahead': kindOf(both, (rows, variables) =>
    connection(rows, variables, true),
  ),
  'cursors that lead forward only': kindOf(
    cursorPaging<Cursors>((first, after) => ({ first, after })),
    (rows, variables) => connection(rows, variables, true),
    false,
  ),
  offsets: kindOf(
    offset,
    askOffset(() => ({})),
  ),
  'offsets with a total': kindOf(
    offset,
    askOffset((rows) => ({ total: rows.length })),
  ),
  'offsets with a flag': kindOf(
    offset,
    askOffset((rows, end) => ({ hasNextPage: end < rows.length })),
  ),
  'page numbers': kindOf(
    numberPaging<Numbers>((size, page) => ({ size, page })),
    askNumber(1),
  ),
  'page numbers from zero': kindOf(
    numberPaging<Numbers>((size, page) => ({ size, page }), 0),
    askNumber(0),
  ),
  tokens: kindOf(
    cursorPaging<Token>((limit, token) => ({ limit, token })),
    askToken,
    false,
  ),
  'keys of last rows, which are numbers': kindOf(
    cursorPaging<LastKey>((limit, after) => ({ limit, after: numberedCursor(after) })),
    askLastKey,
    false,
  ),
};

/** The page at a position, and where the pages around it lie. */
function visit(kind: Kind, rows: readonly number[], position: Position, size: number) {
  const answer = kind.pageAt(rows, position, size);
  const pageInfo = { rowCount: answer.rows.length, ...answer.pageInfo };
  return { rows: answer.rows, ...kind.neighbours(position, size, pageInfo) };
}

/** All pages from a position on in one direction, as far as it goes. */
function walk(
  kind: Kind,
  rows: readonly number[],
  start: Position,
  size: number,
  way: 'next' | 'previous',
) {
  const pages: (readonly number[])[] = [];
  const positions: Position[] = [];
  for (let position: Position | null = start; position;) {
    if (pages.length > rows.length + 1) throw new Error('The walk does not end.');
    const page = visit(kind, rows, position, size);
    positions.push(position);
    pages.push(page.rows);
    position = page[way];
  }
  return { pages, positions };
}

const lists = fc
  .uniqueArray(fc.nat({ max: 999 }), { maxLength: 30 })
  .chain((rows) => fc.tuple(fc.constant(rows), fc.integer({ min: 1, max: 7 })));

describe.each(Object.entries(KINDS))('with %s', (_name, kind) => {
  test('going on to the end visits every row once, in order', () => {
    fc.assert(
      fc.property(lists, ([rows, size]) => {
        const { pages } = walk(kind, rows, {}, size, 'next');
        expect(pages.flat()).toEqual(rows);
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(size);
      }),
    );
  });

  test('going back from the end visits every row once, in order, and ends at the beginning', () => {
    fc.assert(
      fc.property(lists, ([rows, size]) => {
        const last = walk(kind, rows, {}, size, 'next').positions.at(-1) ?? {};
        const { pages } = walk(kind, rows, last, size, 'previous');
        const seen = kind.goesBack ? pages.toReversed().flat() : (pages.at(-1) ?? []);
        expect(seen).toEqual(kind.goesBack ? rows : rows.slice(0, size));
        expect(pages.length).toBeLessThanOrEqual(kind.goesBack ? rows.length + 1 : 2);
      }),
    );
  });

  test('going on after having gone back leads to where one was', () => {
    fc.assert(
      fc.property(lists, ([rows, size]) => {
        const first = visit(kind, rows, {}, size);
        if (!first.next) return;
        const second = visit(kind, rows, first.next, size);
        if (!second.previous) throw new Error('There is no way back.');
        const again = visit(kind, rows, second.previous, size);
        expect(again.rows).toEqual(first.rows);
        if (!again.next) throw new Error('There is no way on.');
        expect(visit(kind, rows, again.next, size).rows).toEqual(second.rows);
      }),
    );
  });

  test('all rows on one page need no other page', () => {
    const page = visit(kind, [1, 2, 3], {}, 4);
    expect(page).toEqual({ rows: [1, 2, 3], next: null, previous: null });
  });
});

test('without paging, all rows are on one page', () => {
  const paging = noPaging<{ limit?: number }>();
  expect(paging.variables({ page: 3 }, 10)).toEqual({});
  expect(noPaging<{ limit?: number }>((limit) => ({ limit })).variables({}, 10)).toEqual({
    limit: 10,
  });
  expect(paging.neighbours({}, 10, { rowCount: 50, hasNextPage: true })).toEqual({
    next: null,
    previous: null,
  });
});
