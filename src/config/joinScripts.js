import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { joinedName, sharedScripts } from '../patches/joinedName.js';
import { HINT } from './compileHints.js';

/** How a script tells Turbopack what it has, and where it came from: of a joined one, that would be all from one place. */
const REGISTRATION = '.push(["object"==typeof document?document.currentScript:void 0,';

/** It loads the others, and tells nobody of itself. */
const RUNTIME = /^turbopack-/;

const MAP = '//# sourceMappingURL=';

/**
 * Writes the scripts that every page begins with as one, which `src/patches/joinedScripts.tsx` has pages load. Where one
 * of them is not as expected, such as with a source map, whose lines the joined script would not have, it is not written,
 * and pages load each by itself.
 *
 * @param {string} build the folder of the build, absolute
 * @returns {Promise<void>}
 */
export async function joinScripts(build) {
  const manifest = JSON.parse(await readFile(join(build, 'build-manifest.json'), 'utf8'));
  const files = sharedScripts(manifest);
  const parts = await Promise.all(files.map((file) => partOf(build, file)));
  if (parts.length < 2 || parts.includes(null)) return;
  await writeFile(join(build, joinedName(files)), HINT + parts.join('\n;'));
}

/**
 * @param {string} build
 * @param {string} file
 * @returns {Promise<string | null>} its text, which gives its own path in place of that of what it stands in; null where
 *   it cannot stand in another one
 */
async function partOf(build, file) {
  const text = (await readFile(join(build, file), 'utf8')).replace(HINT, '');
  if (text.includes(MAP)) return null;
  if (RUNTIME.test(basename(file))) return text;
  const [before, after, ...more] = text.split(REGISTRATION);
  if (after === undefined || more.length > 0) return null;
  return `${before}.push([${JSON.stringify(file)},${after}`;
}
