import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Installs packages into a folder of their own outside the checkout, unless they are there already.
 *
 * @returns the folder
 * @throws with what npm said when it fails
 */
export function installed(name: string, manifest: Readonly<Record<string, unknown>>): string {
  const folder = join(tmpdir(), `frontage-live-${name}`);
  const wanted = JSON.stringify({ name: `live-${name}`, private: true, ...manifest }, null, 2);
  const file = join(folder, 'package.json');
  const isThere =
    existsSync(join(folder, 'node_modules', '.package-lock.json')) &&
    readFileSync(file, 'utf8') === wanted;
  if (isThere) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, wanted);
  console.log(`Installing ${name} into ${folder}…`);
  // Nothing of what is used here has to be built.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}
