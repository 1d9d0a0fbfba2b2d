import type { Path } from '../../model/types/variables.ts';
import type { BackendFailure } from '../request.ts';
import type { SampledField } from './sampledFields.ts';

/** What failed of the rows of a list. */
export interface RowFailures {
  /** By field, those that the backend places in one. */
  readonly located: ReadonlyMap<SampledField, FieldFailure>;
  /** The first that could be of any field, or of the list itself. */
  readonly unlocated: BackendFailure | null;
}

export interface FieldFailure {
  readonly message: string;
  /** The innermost field at fault, where all failures have the same: a schema coordinate. */
  readonly coordinate: string;
  /** Somebody else may be allowed to see it. */
  readonly isRefusal: boolean;
  /** How many rows have it. */
  readonly rows: number;
}

/**
 * Sorts the failures of a page of rows by their fields.
 *
 * @param toRows the names on the way from the root field to the rows
 */
export function sortFailures(
  failures: readonly BackendFailure[],
  fields: readonly SampledField[],
  toRows: Path,
): RowFailures {
  const byField = new Map<SampledField, BackendFailure[]>();
  let unlocated: BackendFailure | null = null;
  for (const failure of failures) {
    const names = namesOf(failure).slice(1);
    const isBelow = toRows.every((name, depth) => names[depth] === name);
    const below = names.slice(toRows.length);
    const found =
      isBelow && fields.find(({ path }) => path.every((name, at) => below[at] === name));
    if (found) byField.set(found, [...(byField.get(found) ?? []), failure]);
    else unlocated ??= failure;
  }
  const located = [...byField].map(
    ([field, own]) => [field, failureOf(field, own, toRows)] as const,
  );
  return { located: new Map(located), unlocated };
}

function failureOf(
  field: SampledField,
  failures: readonly BackendFailure[],
  toRows: Path,
): FieldFailure {
  const [{ message }] = failures;
  const rows = new Set(failures.map(({ path }) => path.find(isIndex)));
  const inner = new Set(
    failures.map((one) =>
      namesOf(one)
        .slice(1 + toRows.length)
        .join('.'),
    ),
  );
  const leaf = field.leaves.find(({ path }) => inner.size === 1 && inner.has(path.join('.')));
  // Where nothing else of the object is selected, the object is of no use.
  const coordinate = leaf && field.leaves.length > 1 ? leaf.coordinate : field.coordinate;
  const isRefusal = failures.some((one) => one.isRefusal);
  return { message, coordinate, isRefusal, rows: rows.size };
}

/** The names on the way from the root field to the failure. */
export function namesOf({ path }: BackendFailure): string[] {
  return path.filter((part) => typeof part === 'string');
}

function isIndex(part: string | number): boolean {
  return typeof part === 'number';
}
