import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The framework's own folder: of this repository, or of the package. */
export const FRAMEWORK_FOLDER = join(import.meta.dirname, '..', '..');

/**
 * The file of a module of the framework that an app uses: of its sources in Frontage's own repository, and as the
 * package has it compiled elsewhere.
 *
 * @param root the app's folder
 * @param name the module's path in `src`, without its extension: `server/serve`
 */
export function frameworkModule(root: string, name: string): string {
  const { resolve } = createRequire(join(root, 'package.json'));
  const folder = dirname(resolve('frontage/package.json'));
  const compiled = join(folder, 'dist', `${name}.js`);
  return existsSync(compiled) ? compiled : join(folder, 'src', `${name}.ts`);
}
