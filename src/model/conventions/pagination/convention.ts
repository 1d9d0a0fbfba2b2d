import type { PageRequest, Pagination, PaginationKind } from '../../types/listQuery.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import { fillSlots } from '../../shapes/slots.ts';
import type { Rows } from '../rows.ts';

/** One way of paging: recognises it in the arguments of a list and in the shape of its response. */
export interface PaginationConvention {
  kind: PaginationKind;
  read: (listArguments: readonly ListArgument[], rows: Rows) => PaginationReading | null;
}

/** What a convention reads; most lists page forward only and count from one. */
export type PaginationReading = Pick<Pagination, 'position' | 'forward'> &
  Partial<Pick<Pagination, 'backward' | 'firstPage' | 'pageInfo'>>;

/** What a convention reads, as the model has it. */
export function paginationOf(kind: PaginationKind, reading: PaginationReading): Pagination {
  return { kind, backward: null, firstPage: 1, pageInfo: {}, ...reading };
}

/**
 * The arguments for a page.
 *
 * @param parameters a name and the argument that takes it, or null: the number of rows, then where the page begins
 */
export function pageRequest(
  ...parameters: ReadonlyArray<readonly [name: string, argument: ListArgument | null | undefined]>
): PageRequest {
  const filled = parameters.map(([name, argument]) =>
    argument ? [[argument.slot, { hole: name, type: String(argument.type) }] as const] : [],
  );
  return {
    variables: fillSlots(filled.flat()),
    sizing: fillSlots(filled[0] ?? []),
    parameters: parameters.map(([name]) => name),
  };
}

/** The paths that there are. */
export function present<Paths extends object>(
  paths: Paths,
): {
  [Name in keyof Paths]?: NonNullable<Paths[Name]>;
} {
  const entries = Object.entries(paths).filter(([, path]) => path !== null);
  return Object.fromEntries(entries) as { [Name in keyof Paths]?: NonNullable<Paths[Name]> };
}
