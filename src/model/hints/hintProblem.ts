import { didYouMean } from 'graphql/jsutils/didYouMean.js';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';

/** An invalid hint. */
export interface HintProblem {
  /** Its position: `resources.Order.columns`. */
  hint: string;
  /** The problem, with the nearest valid names. */
  message: string;
  /**
   * `mistake`: invalid for any schema. `unknown`: the schema lacks what it names, perhaps no longer.
   * `idle`: it has no effect.
   */
  kind: 'mistake' | 'unknown' | 'idle';
  /** The field that the hint is about, if any: `Order.number`. */
  coordinate?: string;
}

/** Receives a problem; the hint is ignored. */
export type ReportProblem = (problem: HintProblem) => void;

/** Hints that cannot be followed: all of them. */
export class HintError extends Error {
  override readonly name = 'HintError';
  readonly problems: readonly HintProblem[];

  constructor(problems: readonly HintProblem[]) {
    super(problems.map(({ hint, message }) => `Hint \`${hint}\`: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/**
 * The problem with a hint that names something unknown, with the nearest names.
 *
 * @param hint its position: `resources.Order.columns`
 * @param what the sentence's subject: `Order has no field`
 */
export function unknownName(
  hint: string,
  what: string,
  name: string,
  known: readonly string[],
): HintProblem {
  return { hint, kind: 'unknown', message: `${what} \`${name}\`.${nearest(name, known)}` };
}

/** ` Did you mean "number"?`, or nothing where no name is near. */
export function nearest(name: string, known: readonly string[]): string {
  return didYouMean(suggestionList(name, known));
}
