import { didYouMean } from 'graphql/jsutils/didYouMean.js';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';

/** What is wrong with a hint. */
export interface HintProblem {
  /** Where it stands: `resources.Order.columns`. */
  hint: string;
  /** What is wrong, with the nearest names that there are. */
  message: string;
  /**
   * `mistake`: it cannot be meant, whatever the schema has. `unknown`: the schema does not have what it
   * names, perhaps no longer. `idle`: it changes nothing.
   */
  kind: 'mistake' | 'unknown' | 'idle';
  /** The field that it is about, where it is about one: `Order.number`. */
  coordinate?: string;
}

/** Takes a problem; the reading goes on without the hint. */
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
 * The problem with a hint that names what does not exist, with the nearest names that do.
 *
 * @param hint where it stands: `resources.Order.columns`.
 * @param what the sentence's subject: `Order has no field`.
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
