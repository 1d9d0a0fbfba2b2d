/** What a figure counts in; a ratio has no unit. */
export type Unit = 'ratio' | 'ms' | 'kB' | 'MB' | 'shift' | 'perSecond' | 'calls';

/** What a figure must keep to. */
export type Aim = { readonly atMost: number } | { readonly atLeast: number };

/**
 * What Frontage costs. Where it can, it is a ratio of two figures that were taken in one run: the machines are noisy,
 * so that milliseconds say nothing without those they are compared with.
 */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  /** Null where a figure is printed only. */
  readonly aim: Aim | null;
  /** The medians behind it. */
  readonly medians?: Medians;
}

export interface Medians {
  readonly ours: number;
  readonly theirs: number;
  readonly unit: Unit;
}

/** Something that this machine cannot measure. It misses no aim, and the report names it. */
export interface Skipped {
  readonly what: string;
  /** What is missing. */
  readonly needs: string;
}

export type Outcome = Figure | Skipped;

export function isSkipped(outcome: Outcome): outcome is Skipped {
  return 'needs' in outcome;
}

/** A figure that is not a number keeps to nothing. */
export function keepsAim({ value, aim }: Figure): boolean {
  if (aim === null) return true;
  return 'atMost' in aim ? value <= aim.atMost : value >= aim.atLeast;
}

/** Two medians as what the first is of the second. */
export function ratioOf(
  what: string,
  ours: number,
  theirs: number,
  unit: Unit,
  aim: Aim | null,
): Figure {
  return { what, value: ours / theirs, unit: 'ratio', aim, medians: { ours, theirs, unit } };
}
