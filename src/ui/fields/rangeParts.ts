import type { RangeParts } from '../../locale/ranges.ts';

/** Where an object has the bounds of a range, and whether they belong to it. */
export interface RangePaths {
  readonly start: readonly string[];
  readonly end: readonly string[];
  /** Left out where the schema does not say whether a bound belongs to it. */
  readonly startIncluded?: readonly string[];
  readonly endIncluded?: readonly string[];
}

/** `{ start { value inclusive } end { value inclusive } }` */
export const BOUNDS: RangePaths = {
  start: ['start', 'value'],
  end: ['end', 'value'],
  startIncluded: ['start', 'inclusive'],
  endIncluded: ['end', 'inclusive'],
};

/** The bounds of a range that a backend sent. */
export function rangeParts(range: object, at: RangePaths): RangeParts {
  const read = (path: readonly string[] | undefined) => path && valueAt(range, path);
  return {
    start: read(at.start),
    end: read(at.end),
    startIncluded: read(at.startIncluded),
    endIncluded: read(at.endIncluded),
  };
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce(
    (outer, name) =>
      typeof outer === 'object' && outer !== null ? Reflect.get(outer, name) : undefined,
    value,
  );
}
