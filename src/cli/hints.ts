import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { buildModel } from '../model/buildModel.ts';
import { HINTS_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';

type Hints = NonNullable<Parameters<typeof buildModel>[1]>;

/**
 * The team's hints to the reader: the default export of schema/frontage.config.ts.
 *
 * @returns undefined when the checkout has none
 * @throws CommandError when the file cannot be loaded or exports no object
 */
export async function loadHints(root: string): Promise<Hints | undefined> {
  const file = join(root, HINTS_FILE);
  if (!existsSync(file)) return undefined;
  const url = pathToFileURL(file);
  // A module is loaded once; after an edit it is another one.
  url.searchParams.set('changed', String(statSync(file).mtimeMs));
  let loaded: { default?: unknown };
  try {
    loaded = (await import(url.href)) as typeof loaded;
  } catch (error) {
    throw new CommandError(`${HINTS_FILE} cannot be loaded: ${(error as Error).message}`);
  }
  if (typeof loaded.default !== 'object' || loaded.default === null) {
    throw new CommandError(`${HINTS_FILE} has to export the hints as its default export.`);
  }
  return loaded.default;
}
