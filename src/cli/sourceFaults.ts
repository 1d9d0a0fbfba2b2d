import type { ModelReading } from '../model/readModel.ts';
import { CommandError } from './commandError.ts';
import { findDeniedSelections, printDenied } from './deniedDocuments.ts';
import { findTypeErrors } from './typeCheck.ts';

const FAULTS_SHOWN = 40;

/** Begins the message of a command that took a schema: what was merged stays, and is mended where it stands. */
export const SCHEMA_WAS_TAKEN = 'The schema was taken, and what you wrote is kept. It has';

/**
 * Checks an app's sources for what relay-compiler does not check: types, and selections of denied
 * fields.
 *
 * @param opening begins the error's message, before the number of places
 * @throws {CommandError} with all errors, each with its file and line
 */
export async function refuseSourceFaults(
  root: string,
  reading: Pick<ModelReading, 'schema' | 'denied' | 'deniedInputs'>,
  opening: string,
  signal: AbortSignal,
): Promise<void> {
  const selections = await findDeniedSelections(root, reading);
  const faults = [...selections.map(printDenied), ...(await findTypeErrors(root, signal))];
  if (faults.length === 0) return;
  const shown = faults.slice(0, FAULTS_SHOWN).map((fault) => `  ${fault}`);
  if (faults.length > shown.length) shown.push(`  … and ${faults.length - shown.length} more`);
  const count = faults.length === 1 ? '1 place' : `${faults.length} places`;
  throw new CommandError(
    `${opening} ${count} to mend:\n\n${shown.join('\n')}`,
    'Mend them; `npx frontage check` says when all agree.',
  );
}
