import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const password = 'correct-horse';

/** Folder with the programs of a PostgreSQL server (`initdb`, `postgres`), newest first, or null. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions
      .toSorted((one, other) => Number(other) - Number(one))
      .map((name) => join(debian, name, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/pgsql/bin',
  ];
  const isComplete = (folder: string) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
  return folders.find((folder) => folder !== '' && isComplete(folder)) ?? null;
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made, or as nobody. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface PostgresServer {
  /** Address of a database on the server, password included. */
  url(database: string): string;
  password: string;
  /** Runs SQL in a database and returns the rows. */
  run(database: string, sql: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** Starts a server of its own, with an empty folder, on a free port of 127.0.0.1. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-postgres-'));
  const user = serverUser();
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'frontage',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
    ],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const port = await freePort();
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const exited = once(child, 'exit');
  const url = (database: string) => `postgres://frontage:${password}@127.0.0.1:${port}/${database}`;
  const run = async (database: string, sql: string) => {
    const client = new Client({ connectionString: url(database) });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  for (let attempt = 0; ; attempt += 1) {
    try {
      await run('postgres', 'select 1');
      break;
    } catch (error) {
      if (attempt === 100 || child.exitCode !== null) throw error;
      await sleep(100);
    }
  }
  return {
    url,
    password,
    run,
    async stop() {
      child.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
