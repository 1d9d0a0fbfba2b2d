/** A figure of a chart, which leads to the records that it is of. */
export interface Point {
  /** What it is of, in full. */
  readonly label: string;
  /** The same below a column. */
  readonly short: string;
  /** Null where it is not known. */
  readonly value: number | null;
  /** The value as it is written. */
  readonly text: string;
  /** The same above a column, where there is room for it. */
  readonly brief?: string;
  readonly href: string;
}

export interface PointsProps {
  readonly points: readonly Point[];
  /** What they show, in a few words. */
  readonly summary: string;
}
