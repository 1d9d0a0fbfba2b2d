import { getNullableType, GraphQLID, type GraphQLOutputType } from 'graphql';
import type { Pagination } from '../../types/listQuery.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import { outputFields } from '../../shapes/typeShapes.ts';
import { hasOwnKey } from '../identity.ts';
import type { Rows } from '../rows.ts';
import { cursorPagination } from './cursor.ts';
import { noPagination } from './none.ts';
import { offsetPagination } from './offset.ts';
import { pagePagination } from './page.ts';
import { tokenPagination } from './token.ts';

/** One way of paging: recognises it in what a list can be told and in the shape of its answer. */
export type PaginationConvention = (
  listArguments: readonly ListArgument[],
  rows: Rows,
) => Pagination | null;

/** Best first: a list that offers several is paged by the one that stays true while records come and go. */
const CONVENTIONS: readonly PaginationConvention[] = [
  cursorPagination,
  tokenPagination,
  offsetPagination,
  pagePagination,
];

/** How a list is paged. A list that no convention recognises is shown as it comes. */
export function readPagination(listArguments: readonly ListArgument[], rows: Rows): Pagination {
  for (const recognise of isKeyless(rows) ? [offsetPagination, ...CONVENTIONS] : CONVENTIONS) {
    const pagination = recognise(listArguments, rows);
    if (pagination) return pagination;
  }
  return noPagination(listArguments);
}

/** Nothing tells such records apart, so that in most orders no cursor can say after which of them to go on. */
function isKeyless({ type }: Rows): boolean {
  return !hasOwnKey(type) && !outputFields(type).some((field) => isId(field.type));
}

function isId(type: GraphQLOutputType): boolean {
  return getNullableType(type) === GraphQLID;
}

/** The list arguments that a pagination fills, which are therefore no filters. */
export function pagingSlots(pagination: Pagination): (readonly string[])[] {
  switch (pagination.kind) {
    case 'cursor':
      return present([pagination.first, pagination.after, pagination.last, pagination.before]);
    case 'offset':
      return [pagination.limit, pagination.offset];
    case 'page':
      return present([pagination.page, pagination.size]);
    case 'token':
      return present([pagination.token, pagination.limit]);
    case 'none':
      return present([pagination.limit]);
  }
}

function present<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value) => value !== null);
}
