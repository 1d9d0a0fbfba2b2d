import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import {
  checkoutIn,
  cleanEnvironment,
  configureBuild,
  SINGLE_BUILD,
  type AppCheckout,
} from './appCheckout.ts';
import { publishTo } from './registry.ts';

const root = join(import.meta.dirname, '../..');
const state = join(root, '.frontage');

/** Where the command of a created app is. */
export const COMMAND = 'node_modules/frontage/dist/cli/bootstrap.mjs';

/**
 * An app as `npm create frontage` makes it for an API, of the packages that a registry has. What else it installs
 * is of this checkout.
 */
export async function createApp(
  name: string,
  endpoint: string,
  registry: string,
): Promise<AppCheckout> {
  const folder = join(state, 'tests', name);
  rmSync(folder, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, ['src/publish/buildPackage.ts'], { cwd: root });
  const { version } = JSON.parse(readFileSync(join(state, 'package/package.json'), 'utf8')) as {
    readonly version: string;
  };
  for (const [package_, built] of [
    ['frontage', 'package'],
    ['create-frontage', 'create-package'],
  ])
    await publishTo(registry, join(state, built), join(state, `${package_}-${version}.tgz`));
  await promisify(execFile)(process.execPath, [installCreator(), folder, endpoint], {
    cwd: root,
    env: npmEnvironment(registry),
  });
  configureBuild(folder, SINGLE_BUILD);
  return checkoutIn(folder, COMMAND);
}

/** Both packages as npm has installed them for `npm create`. @returns the program */
function installCreator(): string {
  const packages = join(state, 'tests/creator/node_modules');
  rmSync(packages, { recursive: true, force: true });
  cpSync(join(state, 'package'), join(packages, 'frontage'), { recursive: true });
  cpSync(join(state, 'create-package'), join(packages, 'create-frontage'), { recursive: true });
  return join(packages, 'create-frontage/create.mjs');
}

/** The environment of commands that install packages. */
export function npmEnvironment(registry: string): NodeJS.ProcessEnv {
  return {
    ...cleanEnvironment(),
    npm_config_registry: registry,
    FRONTAGE_CHECKOUT: root,
    PATH: `${join(import.meta.dirname, 'installs')}${delimiter}${process.env.PATH}`,
  };
}
