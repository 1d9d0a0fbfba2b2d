import type { FieldKind } from './fields.ts';
import type { Path } from './variables.ts';

/** Units of durations, from the longest to the shortest. */
export const DURATION_UNITS = [
  'years',
  'months',
  'weeks',
  'days',
  'hours',
  'minutes',
  'seconds',
  'milliseconds',
] as const;

export type DurationUnit = (typeof DURATION_UNITS)[number];

/** What lies between two values: where an object has its bounds, and whether they belong to it. */
export interface RangeShape {
  readonly is: 'range';
  /** The kind of the bounds. */
  readonly of: FieldKind;
  readonly start: Path;
  readonly end: Path;
  /** Null where the schema does not say whether a bound belongs to it. */
  readonly startIncluded: Path | null;
  readonly endIncluded: Path | null;
}

/** A length of time, by its units. */
export interface DurationShape {
  readonly is: 'duration';
  readonly units: readonly DurationUnit[];
}

/** A place by its two coordinates. */
export interface PointShape {
  readonly is: 'point';
  readonly parts: readonly [string, string];
}

/** An object that is one value to a person. */
export type ValueShape = RangeShape | DurationShape | PointShape;
