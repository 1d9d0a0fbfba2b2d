import type { Pagination } from '../../model/types/listQuery.ts';
import type { Slot, Variables } from '../../model/types/variables.ts';
import { arrow, call, property, returned } from '../code/docs.ts';
import type { SourceFile } from '../code/sourceFile.ts';
import { fillSlots, templateDoc } from './template.ts';

const PAGING = 'src/lists/paging.ts';

/** A way of paging in code, and the arguments that it sets. */
export interface PagingPlan {
  readonly code: string;
  readonly variables: readonly Variables[];
  /** The arguments that asking for a single row sets. */
  readonly sizing: Variables;
}

/** How a list is paged, for its settings. */
export function planPaging(file: SourceFile, pagination: Pagination): PagingPlan {
  switch (pagination.kind) {
    case 'cursor': {
      const { first, after, last, before } = pagination;
      const forward = lambda(['first', first], ['after', after]);
      const backward = last && before ? [lambda(['last', last], ['before', before])] : [];
      return plan(file, 'cursorPaging', [forward, ...backward]);
    }
    case 'offset':
      return plan(file, 'offsetPaging', [
        lambda(['limit', pagination.limit], ['offset', pagination.offset]),
      ]);
    case 'page': {
      const code = lambda(['size', pagination.size], ['page', pagination.page]);
      return plan(file, 'numberPaging', [code], pagination.firstPage === 0 ? ['0'] : []);
    }
    case 'token':
      return plan(file, 'tokenPaging', [
        lambda(['limit', pagination.limit], ['token', pagination.token]),
      ]);
    case 'none':
      return plan(file, 'noPaging', pagination.limit ? [lambda(['limit', pagination.limit])] : []);
  }
}

interface Lambda {
  readonly code: string;
  /** What its first parameter sets: the number of rows. */
  readonly sizing: Variables;
  readonly variables: Variables;
}

function plan(
  file: SourceFile,
  name: string,
  lambdas: readonly Lambda[],
  more: readonly string[] = [],
): PagingPlan {
  const args = [...lambdas.map(({ code }) => code), ...more];
  return {
    code:
      args.length === 1
        ? call(file.value(name, PAGING), args)
        : call(file.value(name, PAGING), args),
    variables: lambdas.map(({ variables }) => variables),
    sizing: lambdas[0]?.sizing ?? {},
  };
}

/** `(first, after) => ({ first, after })`; a parameter that has no slot is only a place. */
function lambda(...parameters: ReadonlyArray<readonly [name: string, slot: Slot | null]>): Lambda {
  const values = parameters.flatMap(([name, slot]) =>
    slot ? [[slot, { hole: name, type: '' }] as const] : [],
  );
  const variables = fillSlots(values);
  const names = parameters.map(([name, slot]) => (slot ? name : `_${name}`));
  const sizing = fillSlots(values.filter(([, { hole }]) => hole === parameters[0][0]));
  return {
    code: arrow(names, returned(templateDoc(variables, ({ hole }) => hole))),
    sizing,
    variables,
  };
}

/** Paging without a way back. */
export function forwardOnly(pagination: Pagination): Pagination {
  return pagination.kind === 'cursor' ? { ...pagination, last: null, before: null } : pagination;
}

/** `key: value` of a list's settings. */
export function pagingProperty({ code }: PagingPlan): string {
  return property('paging', code);
}
