import { getNamedType, getNullableType, GraphQLID, type GraphQLOutputType } from 'graphql';
import type { PageRequest, Pagination } from '../../types/listQuery.ts';
import type { Slot } from '../../types/variables.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import { holesIn, joinVariables, place } from '../../shapes/slots.ts';
import { outputFields } from '../../shapes/typeShapes.ts';
import { hasOwnKey } from '../identity.ts';
import type { Rows } from '../rows.ts';
import { paginationOf } from './convention.ts';
import type { PaginationConvention } from './convention.ts';
import { cursorPagination } from './cursor.ts';
import { noPagination } from './none.ts';
import { offsetPagination } from './offset.ts';
import { pagePagination } from './page.ts';
import { tokenPagination } from './token.ts';

/** Best first: of several, the one is used whose pages stay correct while records are added and removed. */
const CONVENTIONS: readonly PaginationConvention[] = [
  cursorPagination,
  tokenPagination,
  offsetPagination,
  pagePagination,
];

/** How a list is paged. A list that no convention recognises is fetched as a whole. */
export function readPagination(
  listArguments: readonly ListArgument[],
  rows: Rows,
  conventions = CONVENTIONS,
): Pagination {
  for (const { kind, read } of isKeyless(rows) ? [offsetPagination, ...conventions] : conventions) {
    const reading = read(listArguments, rows);
    if (reading) return withFlags(paginationOf(kind, reading), listArguments);
  }
  return paginationOf(noPagination.kind, noPagination.read(listArguments));
}

/** What must say that there are to be pages, or a total of theirs, says so with each of them. */
function withFlags(pagination: Pagination, listArguments: readonly ListArgument[]): Pagination {
  const flags = listArguments.filter(asksForPages).map(({ slot }) => place(slot, true));
  if (flags.length === 0) return pagination;
  const flagged = (request: PageRequest): PageRequest => ({
    ...request,
    variables: joinVariables(request.variables, ...flags),
    sizing: joinVariables(request.sizing, ...flags),
  });
  const { forward, backward } = pagination;
  return { ...pagination, forward: flagged(forward), backward: backward && flagged(backward) };
}

/** `enablePage: Boolean!`, `includeTotalCount: Boolean!` */
export function asksForPages({ name, type, required }: ListArgument): boolean {
  return (
    required &&
    getNamedType(type).name === 'Boolean' &&
    /^(enable|use|with|include|return|need)_?(pag(e|es|ing|ination)|(total_?)?count|totals?)$/i.test(
      name,
    )
  );
}

/** The rank of a pagination; lower is better. */
export function paginationRank({ kind }: Pagination): number {
  const rank = CONVENTIONS.findIndex((convention) => convention.kind === kind);
  return rank < 0 ? CONVENTIONS.length : rank;
}

/** Such records have no key, so that in most sort orders a cursor cannot identify the last one. */
function isKeyless({ type }: Rows): boolean {
  return !hasOwnKey(type) && !outputFields(type).some((field) => isId(field.type));
}

function isId(type: GraphQLOutputType): boolean {
  return getNullableType(type) === GraphQLID;
}

/** Whether all rows come at once, and their number cannot be limited. */
export function isUnpaged({ kind, forward }: Pagination): boolean {
  return kind === noPagination.kind && Object.keys(forward.variables).length === 0;
}

/** The list arguments that a pagination fills, which are therefore no filters. */
export function pagingSlots({ forward, backward }: Pagination): Slot[] {
  const requests = [forward, backward].filter((request) => request !== null);
  return requests.flatMap(({ variables }) => holesIn(variables).map(({ slot }) => slot));
}
