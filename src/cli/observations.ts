import { readObservations, type Observations } from '../model/observations.ts';
import { OBSERVATIONS_FILE, readText } from './checkout.ts';
import { CommandError } from './commandError.ts';

/**
 * Reads schema/observations.json; nothing is observed where there is no such file.
 *
 * @throws {CommandError} when it is not JSON
 */
export async function loadObservations(root: string): Promise<Observations> {
  return parseObservations(await readText(root, OBSERVATIONS_FILE));
}

/**
 * The observations in the text of schema/observations.json.
 *
 * @throws {CommandError} when it is not JSON
 */
export function parseObservations(text: string | null | undefined): Observations {
  if (text === null || text === undefined) return {};
  try {
    return readObservations(JSON.parse(text));
  } catch {
    throw new CommandError(
      `${OBSERVATIONS_FILE} is not JSON.`,
      'Mend it, or delete it and run `frontage pull`, which asks the backend again.',
    );
  }
}

/** The text of schema/observations.json, sorted; null where nothing was observed. */
export function printObservations(observations: Observations): string | null {
  const kept = sorted(observations);
  return kept === undefined ? null : `${JSON.stringify(kept, null, 2)}\n`;
}

/** With sorted keys, without empty objects. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, entry]) => [key, sorted(entry)] as const)
    .filter(([, entry]) => entry !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
