import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import {
  buildWithoutCache,
  checkoutIn,
  cleanEnvironment,
  type AppCheckout,
} from './appCheckout.ts';

const root = join(import.meta.dirname, '../..');

/** Where the command of a created app is. */
export const COMMAND = 'node_modules/frontage/dist/cli/bootstrap.mjs';

/**
 * An app as `frontage create` makes it for an API, of the package as it is published. The packages that it installs
 * are those of this checkout.
 */
export async function createApp(name: string, endpoint: string): Promise<AppCheckout> {
  const folder = join(root, '.frontage', 'tests', name);
  rmSync(folder, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, ['src/publish/buildPackage.ts'], { cwd: root });
  const create = [join(root, '.frontage/package/dist/cli/bootstrap.mjs'), 'create'];
  await promisify(execFile)(process.execPath, [...create, folder, endpoint], {
    cwd: root,
    env: {
      ...cleanEnvironment(),
      FRONTAGE_CHECKOUT: root,
      PATH: `${join(import.meta.dirname, 'installs')}${delimiter}${process.env.PATH}`,
    },
  });
  buildWithoutCache(folder);
  return checkoutIn(folder, COMMAND);
}
