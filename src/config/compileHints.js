import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** It counts in a comment before everything else, which ends with its line. */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/** Less is compiled in no time, and the hint would weigh more than it gives. */
const MIN_LENGTH = 8_000;

/** Its map gives the lines of the script as it is. */
const MAPPED = '//# sourceMappingURL=';

/**
 * Has browsers compile the scripts of a build as they come, beside the page. V8 else leaves each function until it is
 * called, when the page waits for it: to take a list over, most of what was loaded is called. Other browsers read a
 * comment. See https://v8.dev/blog/explicit-compile-hints
 *
 * @param {string} build the folder of the build, absolute
 * @returns {Promise<void>}
 */
export async function addCompileHints(build) {
  const folder = join(build, 'static');
  const names = await readdir(folder, { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js')).map((name) => join(folder, name));
  await Promise.all(scripts.map(addHint));
}

/** @param {string} file */
async function addHint(file) {
  const content = await readFile(file, 'utf8');
  const isSmall = content.length < MIN_LENGTH;
  if (isSmall || content.startsWith(HINT) || content.includes(MAPPED)) return;
  await writeFile(file, HINT + content);
}
