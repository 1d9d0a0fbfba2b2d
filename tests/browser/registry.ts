import { execFile, fork } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, stopped } from './appCheckout.ts';

/** A registry on this machine, which has what tests publish, and the rest from where npm is configured to ask. */
export interface LocalRegistry {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Installed beside what is tested: it needs more packages than all of Frontage's tests. */
const VERDACCIO = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  // Some registries do not have the tag that it names.
  overrides: { 'node-fetch': '2.7.0' },
};

const tests = join(import.meta.dirname, '../../.frontage/tests');

/** Starts Verdaccio with an empty storage, on a free port. */
export async function startRegistry(): Promise<LocalRegistry> {
  const program = await installVerdaccio();
  const folder = join(tests, 'registry');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { stdout: uplink } = await promisify(execFile)('npm', ['config', 'get', 'registry']);
  writeFileSync(join(folder, 'config.yaml'), configuration(uplink.trim()));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = fork(
    program,
    ['--listen', `127.0.0.1:${port}`, '--config', join(folder, 'config.yaml')],
    { cwd: folder, stdio: 'ignore' },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('message', () => resolve());
    server.once('exit', (code) => reject(new Error(`Verdaccio ended (${code}).`)));
  });
  return { url, stop: () => stopped(server) };
}

/** @param packed a folder or a packed file */
export async function publishTo(registry: string, packed: string): Promise<void> {
  // npm publishes with a token only; this registry accepts any.
  const token = `--${registry.replace(/^http:/, '')}:_authToken=anyone`;
  const args = ['publish', packed, '--registry', registry, token];
  await promisify(execFile)('npm', args, { cwd: tests });
}

async function installVerdaccio(): Promise<string> {
  const folder = join(tests, `verdaccio-${VERDACCIO.dependencies.verdaccio}`);
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(VERDACCIO));
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  return program;
}

const configuration = (uplink: string) => `storage: ./storage
uplinks:
  npm:
    url: ${uplink}
packages:
  '{frontage,create-frontage}':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: npm
log: { type: stdout, format: pretty, level: warn }
`;
