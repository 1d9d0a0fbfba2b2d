import type { PageRequest, Pagination } from '../../model/types/listQuery.ts';
import type { Variables } from '../../model/types/variables.ts';
import { findHole, isHole } from '../../model/shapes/slots.ts';
import * as framework from '../code/framework.ts';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import { templateDoc } from './template.ts';

/** The framework's function for each kind of page position. */
const MAKERS: Readonly<Record<Pagination['position'], string>> = {
  cursor: framework.cursorPaging,
  offset: framework.offsetPaging,
  number: framework.numberPaging,
  none: framework.noPaging,
};

/** The setting for a list's paging: `paging: cursorPaging((first, after) => ({ first, after }))`. */
export function pagingProperty(pagination: Pagination): string {
  const { position, forward, backward, firstPage } = pagination;
  const requests = [forward, backward].filter((request) => request !== null);
  if (backward && requests.every(isAsSpecified)) return `paging: ${framework.connectionPaging}`;
  const asCursors = position === 'cursor';
  const requested = requests.filter(takesAny).map((request) => requestCode(request, asCursors));
  const args = [...requested, ...(firstPage === 0 ? ['0'] : [])];
  return `paging: ${MAKERS[position]}(${args.join(', ')})`;
}

/** `(first, after) => ({ first, after })`; a parameter that the schema does not take is only a place. */
function requestCode({ parameters, variables }: PageRequest, asCursors: boolean): string {
  const [size] = parameters;
  const names = parameters.map((name) => (findHole(variables, name) ? name : `_${name}`));
  const sent = templateDoc(variables, ({ hole, type }) =>
    asCursors && hole !== size && NUMBERS.has(namedTypeOf(type))
      ? `${framework.numberedCursor}(${hole})`
      : hole,
  );
  return `(${names.join(', ')}) => (${sent})`;
}

/** The types whose values are numbers in artifacts, which a position in an address is not. */
const NUMBERS = new Set(['Int', 'Float']);

/** Whether the arguments are called as Relay's specification of connections has them: `first`, `after`. */
function isAsSpecified({ parameters, variables }: PageRequest): boolean {
  const names = Object.keys(variables);
  return (
    names.length === parameters.length &&
    names.every((name) => {
      const value = variables[name];
      return isHole(value) && value.hole === name;
    })
  );
}

/** Whether a page of a list can be fetched, or at least a limited number of rows. */
export function isLimited({ forward }: Pagination): boolean {
  return takesAny(forward);
}

function takesAny({ variables }: PageRequest): boolean {
  return Object.keys(variables).length > 0;
}

/** The arguments that asking for a page sets. */
export function pagingVariables({ forward, backward }: Pagination): Variables[] {
  return [forward, backward].flatMap((request) => (request ? [request.variables] : []));
}
