import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The version of a dependency that was tested, as a package declares it.
 *
 * @param root the folder with the installed packages
 * @param range what the manifest asks for; of an alias (`npm:typescript@^7`) the name that it stands for stays
 */
export function lockedVersion(root: string, name: string, range: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  const [alias = ''] = /^npm:.+@(?=[^@]*$)/.exec(range) ?? [];
  return `${alias}${version}`;
}
