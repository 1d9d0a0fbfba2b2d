import type { Row } from './rows.ts';

export interface CursorArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

/** The types that {@link connectionOf} answers with, for a type of rows. */
export function connectionTypes(type: string, more = 'totalCount: Int!'): string {
  return `
    type ${type}Connection { edges: [${type}Edge!]! pageInfo: PageInfo! ${more} }
    type ${type}Edge { node: ${type}! cursor: String! }
  `;
}

/** A page of rows, as the GraphQL Cursor Connections Specification has it. */
export function connectionOf(
  rows: readonly Row[],
  { first, after, last, before }: CursorArguments,
) {
  const cursorOf = (row: Row) => btoa(String(row.id));
  const start = after ? rows.findIndex((row) => cursorOf(row) === after) + 1 : 0;
  const end = before ? rows.findIndex((row) => cursorOf(row) === before) : rows.length;
  const range = rows.slice(start, end);
  const forward = typeof first === 'number' ? range.slice(0, first) : range;
  const page = typeof last === 'number' ? forward.slice(-last) : forward;
  const [top] = page;
  const bottom = page[page.length - 1];
  return {
    edges: page.map((node) => ({ node, cursor: cursorOf(node) })),
    totalCount: rows.length,
    pageInfo: {
      startCursor: top ? cursorOf(top) : null,
      endCursor: bottom ? cursorOf(bottom) : null,
      hasNextPage: bottom !== undefined && rows.indexOf(bottom) < rows.length - 1,
      hasPreviousPage: top !== undefined && rows.indexOf(top) > 0,
    },
  };
}
