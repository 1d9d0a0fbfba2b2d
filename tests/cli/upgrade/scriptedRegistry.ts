import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A registry that has what a test says. */
export interface ScriptedRegistry {
  readonly url: string;
  /** What it answers with in place of what it has. */
  status: number | null;
  close(): Promise<void>;
}

/** @param versions of the framework: version → its files, or null for one whose package cannot be loaded */
export async function scriptedRegistry(
  versions: Readonly<Record<string, Readonly<Record<string, string>> | null>>,
): Promise<ScriptedRegistry> {
  const packages = new Map(
    Object.entries(versions).map(([version, files]) => [version, files && pack(version, files)]),
  );
  const registry: { status: number | null } = { status: null };
  const server = createServer((request, response) => {
    const end = (status: number, body: string | Buffer) => response.writeHead(status).end(body);
    if (registry.status !== null) return end(registry.status, '{"error":"You shall not pass"}');
    const [, version = ''] = /^\/frontage\/-\/frontage-(.*)\.tgz$/.exec(request.url ?? '') ?? [];
    const found = packages.get(version);
    if (found) return end(200, found);
    if (request.url === '/frontage') return end(200, JSON.stringify(packument(url(), packages)));
    return end(404, '{"error":"not found"}');
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(registry, {
    url: url(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function packument(url: string, packages: ReadonlyMap<string, Buffer | null>) {
  const versions = [...packages].map(([version, content]) => {
    const shasum = createHash('sha1')
      .update(content ?? '')
      .digest('hex');
    const dist = { shasum, tarball: `${url}/frontage/-/frontage-${version}.tgz` };
    return [version, { ...manifestOf(version), dist }] as const;
  });
  return {
    name: 'frontage',
    'dist-tags': { latest: versions.at(-1)?.[0] },
    versions: Object.fromEntries(versions),
  };
}

/** The package.json of a version: apps of it have a script of its name. */
export function manifestOf(version: string) {
  const app = {
    dependencies: {},
    devDependencies: {},
    backend: { dependencies: {}, overrides: {} },
  };
  return { name: 'frontage', version, engines: { node: '>=22.22' }, app };
}

function pack(version: string, files: Readonly<Record<string, string>>): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-packed-'));
  try {
    const all = { 'package.json': JSON.stringify(manifestOf(version)), ...files };
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, 'package', path)), { recursive: true });
      writeFileSync(join(folder, 'package', path), text);
    }
    execFileSync('tar', ['-czf', join(folder, 'packed.tgz'), '-C', folder, 'package']);
    return readFileSync(join(folder, 'packed.tgz'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
