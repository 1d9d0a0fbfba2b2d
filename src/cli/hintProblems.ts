import type { HintProblem } from '../model/hints/hintProblem.ts';
import { HINTS_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';

/** A hint's path, and what is wrong with it. */
export function printHintProblem({ hint, message }: HintProblem): string {
  return hint ? `${hint}: ${message}` : message;
}

/** What is wrong with the hints, a line for each. */
export function printHintProblems(problems: readonly HintProblem[]): string {
  const lines = problems.map((problem) => `  ${printHintProblem(problem)}`);
  return [...new Set(lines)].join('\n');
}

/**
 * @param isStrict also refuse what the schema does not have, and what changes nothing
 * @throws CommandError with all hints that keep a command from going on
 */
export function refuseHints(problems: readonly HintProblem[], isStrict: boolean): void {
  const grave = problems.filter(({ kind }) => isStrict || kind === 'mistake');
  if (grave.length === 0) return;
  // Whoever mends one wants to know of all.
  throw new CommandError(
    `${HINTS_FILE} has hints that cannot be followed:\n\n${printHintProblems(problems)}`,
    'Nothing was changed. Mend them, then run `npx frontage pull --offline`.',
  );
}

/** Says which hints were left out. */
export function warnOfHints(problems: readonly HintProblem[]): void {
  if (problems.length === 0) return;
  console.error(
    `${HINTS_FILE} has hints that were left out; \`npx frontage check\` fails until they are mended:\n\n${printHintProblems(problems)}\n`,
  );
}
