import type { Fragment } from './fragment.ts';

/** The position of a page in a list. The first page is the empty position. */
export interface Position {
  readonly after?: string;
  readonly before?: string;
  /** Counts from 1. */
  readonly page?: number;
  /** The last page of all. */
  readonly last?: true;
}

/** Pagination data in a response, as far as the schema has it. */
export interface PageInfo {
  readonly endCursor?: string | number | null;
  readonly startCursor?: string | number | null;
  readonly hasNextPage?: boolean | null;
  readonly hasPreviousPage?: boolean | null;
  /** The number of rows in the response. */
  readonly rowCount: number;
  /** The number of rows that the backend could not give, where it is not zero. */
  readonly missing?: number;
  /** The number of rows in all, where it is known. */
  readonly total?: number | null;
}

/** All rows are there. */
export const NO_PAGES: PageInfo = { rowCount: 0 };

export interface AdjacentPages {
  readonly next: Position | null;
  readonly previous: Position | null;
}

/** Which of all rows a page has, counted from 1: known on the first page, and where pages are counted. */
export function rowRange(
  { after, before, page = 1, last: isLast }: Position,
  size: number,
  rowCount: number,
): readonly [first: number, last: number] | null {
  if (after !== undefined || before !== undefined || isLast || rowCount === 0) return null;
  const first = (page - 1) * size + 1;
  return [first, first + rowCount - 1];
}

/** One way of paging, as variables to send and as positions of the pages before and after. */
export interface Paging<Variables> {
  variables(position: Position, size: number): Fragment<Variables>;
  neighbours(position: Position, size: number, pageInfo: PageInfo): AdjacentPages;
  /** Pages are numbered, so any of them can be requested. */
  readonly isNumbered?: true;
  /** The last page can be requested directly. */
  readonly hasLast?: true;
  /** There are no pages: a response has all rows. */
  readonly hasAll?: true;
}

/**
 * Cursors as in Relay's connections, or page tokens, which exist only if there is a next page.
 *
 * @param forward the variables for the first `count` rows after a cursor
 * @param backward the same before a cursor, or at the end of the list; without it, going back leads to the
 *   first page
 */
export function cursorPaging<Variables>(
  forward: (count: number, after: string | undefined) => NoInfer<Fragment<Variables>>,
  backward?: (count: number, before: string | undefined) => NoInfer<Fragment<Variables>>,
): Paging<Variables> {
  return {
    ...(backward && { hasLast: true }),
    variables: ({ after, before, last }, size) =>
      (before !== undefined || last) && backward ? backward(size, before) : forward(size, after),
    // Where one came from there is a page: servers need not report it (Relay's cursor connections leave
    // `hasPreviousPage` open when paging forward, and the reverse).
    neighbours({ after, before, last }, _size, pageInfo) {
      const { hasNextPage = pageInfo.endCursor != null } = pageInfo;
      const hasNext = !last && (hasNextPage || before !== undefined);
      const isForward = before === undefined && !last;
      const hasPrevious = isForward
        ? pageInfo.hasPreviousPage || after !== undefined
        : pageInfo.hasPreviousPage;
      const start = inAddress(pageInfo.startCursor);
      const end = inAddress(pageInfo.endCursor);
      const previousPage = backward && start ? { before: start } : {};
      return {
        next: hasNext && end ? { after: end } : null,
        previous: hasPrevious ? previousPage : null,
      };
    },
  };
}

/** A cursor as addresses have it; empty where there is none. */
function inAddress(cursor: string | number | null | undefined): string {
  return cursor === null || cursor === undefined ? '' : String(cursor);
}

/** The cursor of a list whose cursors are numbers, as the backend takes it. */
export function numberedCursor(cursor: string | undefined): number | undefined {
  return cursor === undefined ? undefined : Number(cursor);
}

/** Cursors in the arguments that Relay's specification names. */
export const connectionPaging: Paging<ConnectionArguments> = cursorPaging(
  (first, after) => ({ first, after }),
  (last, before) => ({ last, before }),
);

interface ConnectionArguments {
  readonly first?: number;
  readonly after?: string;
  readonly last?: number;
  readonly before?: string;
}

/** A limit and an offset. */
export function offsetPaging<Variables>(
  variables: (limit: number, offset: number) => NoInfer<Fragment<Variables>>,
): Paging<Variables> {
  return {
    variables: ({ page = 1 }, size) => variables(size, (page - 1) * size),
    neighbours: numbered,
    isNumbered: true,
  };
}

/** A page's number and size. @param firstPage the number of the first page: 0 or 1 */
export function numberPaging<Variables>(
  variables: (size: number, page: number) => NoInfer<Fragment<Variables>>,
  firstPage: 0 | 1 = 1,
): Paging<Variables> {
  return {
    variables: ({ page = 1 }, size) => variables(size, page - 1 + firstPage),
    neighbours: numbered,
    isNumbered: true,
  };
}

/** All rows at once. @param variables for lists that take a limit but no offset */
export function noPaging<Variables>(
  variables?: (limit: number) => NoInfer<Fragment<Variables>>,
): Paging<Variables> {
  return {
    variables: (_position, size) => variables?.(size) ?? ({} as Fragment<Variables>),
    ...(!variables && { hasAll: true }),
    neighbours: () => ({ next: null, previous: null }),
  };
}

function numbered({ page = 1 }: Position, size: number, pageInfo: PageInfo): AdjacentPages {
  const known =
    pageInfo.hasNextPage ?? (pageInfo.total == null ? null : page * size < pageInfo.total);
  const hasNext = known ?? pageInfo.rowCount >= size;
  return {
    next: hasNext ? { page: page + 1 } : null,
    previous: page > 2 ? { page: page - 1 } : page === 2 ? {} : null,
  };
}
