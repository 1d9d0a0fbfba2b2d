import { execFile, execFileSync, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Publishes a package as npm does. npm itself would list its thousands of files first, which takes longer than a build.
 *
 * @param folder of the package
 * @param packed what npm has packed of it; packed as it stands where there is nothing
 */
export async function publishTo(registry: string, folder: string, packed?: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version } = manifest;
  const tarball = packed === undefined ? pack(folder) : readFileSync(packed);
  const file = `${name}-${version}.tgz`;
  const digest = (algorithm: string) => createHash(algorithm).update(tarball);
  const dist = {
    shasum: digest('sha1').digest('hex'),
    integrity: `sha512-${digest('sha512').digest('base64')}`,
    tarball: `${registry}${name}/-/${file}`,
  };
  const response = await fetch(registry + name, {
    method: 'PUT',
    // This registry accepts any token.
    headers: { 'content-type': 'application/json', authorization: 'Bearer anyone' },
    body: JSON.stringify({
      _id: name,
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
      _attachments: {
        [file]: {
          content_type: 'application/octet-stream',
          data: tarball.toString('base64'),
          length: tarball.length,
        },
      },
    }),
  });
  if (!response.ok)
    throw new Error(`${name} was not published (${response.status}): ${await response.text()}`);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
}

function pack(folder: string): Buffer {
  const args = ['-cz', '--transform', 's,^[.],package,', '-C', folder, '.'];
  return execFileSync('tar', args, { maxBuffer: 2 ** 28 });
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
