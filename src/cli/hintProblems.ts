import type { HintProblem } from '../model/hints/hintProblem.ts';
import { HINTS_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';

/** A line with a hint's path and its problem. */
export function printHintProblem({ hint, message }: HintProblem): string {
  return hint ? `${hint}: ${message}` : message;
}

/** The problems of all hints, one per line. */
export function printHintProblems(problems: readonly HintProblem[]): string {
  const lines = problems.map((problem) => `  ${printHintProblem(problem)}`);
  return [...new Set(lines)].join('\n');
}

/**
 * Fails for invalid hints.
 *
 * @param isStrict also reject unknown names and hints without effect
 * @throws {CommandError} with all problems
 */
export function refuseHints(problems: readonly HintProblem[], isStrict: boolean): void {
  const grave = problems.filter(({ kind }) => isStrict || kind === 'mistake');
  if (grave.length === 0) return;
  // All problems are reported at once.
  throw new CommandError(
    `${HINTS_FILE} has hints that cannot be followed:\n\n${printHintProblems(problems)}`,
    'Nothing was changed. Mend them, then run `npx frontage pull --offline`.',
  );
}

/** Prints which hints are ignored. */
export function warnOfHints(problems: readonly HintProblem[]): void {
  if (problems.length === 0) return;
  console.error(
    `${HINTS_FILE} has hints that were left out; \`npx frontage check\` fails until they are mended:\n\n${printHintProblems(problems)}\n`,
  );
}
