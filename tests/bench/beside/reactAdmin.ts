import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SOURCES = join(import.meta.dirname, '../react-admin');
const BUILDS = join(import.meta.dirname, '../../../.frontage/bench');

/**
 * Installs react-admin by its lockfile and builds its app of the sample's orders, in a folder that no commit has. What
 * was built of the same sources is taken again.
 *
 * @returns the folder of what is to be served
 */
export async function buildReactAdmin(): Promise<string> {
  const folder = join(BUILDS, `react-admin-${digestOf(SOURCES)}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(BUILDS, { recursive: true });
    cpSync(SOURCES, unfinished, { recursive: true });
    const npm = (...args: string[]) => promisify(execFile)('npm', args, { cwd: unfinished });
    await npm('ci', '--no-audit', '--no-fund');
    await npm('run', 'build');
    renameSync(unfinished, folder);
  }
  return join(folder, 'dist');
}

function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name);
    if (statSync(path).isFile()) hash.update(name).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
