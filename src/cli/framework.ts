import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
  const source = join(folder, 'src', `${name}.ts`);
  return existsSync(source) ? source : join(folder, 'dist', `${name}.js`);
}
