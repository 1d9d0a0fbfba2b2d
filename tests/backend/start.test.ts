import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from '../../src/cli/fileLock.mjs';
import {
  failedStart,
  QUICK_START,
  spawnBackend,
  startProcess,
  type BackendProcess,
} from './backendProcess.ts';
import { schemaOf } from './printSchema.ts';

let parent: string;
let filled: string;
let firstSchema: string;

/** Whether a database was there when the first start had been interrupted. */
let wasThereTooEarly: boolean;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'frontage-start-'));
  filled = join(parent, 'filled');
  await interruptedStart(filled);
  wasThereTooEarly = existsSync(filled);
  firstSchema = await schemaOf({ directory: filled });
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const copy = (name: string) => {
  const directory = join(parent, name);
  cpSync(filled, directory, { recursive: true });
  // Where there is none, a start waits for whom it was taken from.
  writeFileSync(`${directory}.lock`, '');
  return directory;
};

/** A first start that is killed while it fills the database. */
async function interruptedStart(directory: string): Promise<void> {
  const { child, exited } = spawnBackend({ directory });
  while (!existsSync(join(`${directory}.filling`, 'PG_VERSION'))) await sleep(50);
  await sleep(500);
  child.kill('SIGKILL');
  await exited;
}

const stampIn = (folder: string) => join(folder, 'frontage-sample');

/** Runs SQL in a folder's database, in a process of its own: jest cannot load PGlite. */
function rowsIn(folder: string, sql: string): unknown {
  const script = `
    const { PGlite } = await import('@electric-sql/pglite');
    const [folder, sql] = process.argv.slice(1);
    const database = await PGlite.create(folder);
    const { rows } = await database.query(sql);
    await database.close();
    console.log(JSON.stringify(rows));`;
  const args = [...QUICK_START, '--input-type=module', '-e', script, folder, sql];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

async function tagsCalled(name: string, { data }: BackendProcess): Promise<number> {
  const query = 'query ($name: String!) { tags(condition: { name: $name }) { totalCount } }';
  const { tags } = await data<{ tags: { totalCount: number } }>(query, { name });
  return tags.totalCount;
}

describe('a start', () => {
  test('after an interrupted first start fills the database anew', async () => {
    expect(wasThereTooEarly).toBe(false);
    expect(existsSync(`${filled}.filling`)).toBe(false);
    const backend = await startProcess({ directory: filled });
    const { orders } = await backend.data<{ orders: { totalCount: number } }>(
      '{ orders { totalCount } }',
    );
    expect(orders.totalCount).toBe(2500);
    await backend.stop();
  });

  test('after the first one says where it listens; when its parent goes away, it ends and leaves nothing locked', async () => {
    const backend = await startProcess({ directory: filled });
    expect(backend.endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/graphql$/);
    expect(backend.output()).toContain(`listening ${backend.endpoint}\n`);
    const exited = once(backend.child, 'exit');
    backend.child.disconnect();
    expect(await exited).toEqual([0, null]);
    tryLock(`${filled}.lock`)!.release();
  });

  test('prints the same schema as the first one, with types in order of name', async () => {
    expect(await schemaOf({ directory: filled })).toBe(firstSchema);
    const types = [...firstSchema.matchAll(/^(?:type|input|enum|scalar|interface) (\w+)/gm)].map(
      ([, name]) => name!,
    );
    expect(types.length).toBeGreaterThan(200);
    expect(types).toEqual([...types].sort((one, other) => (one < other ? -1 : 1)));
  });

  test('after a crash has everything that was written before', async () => {
    const directory = copy('crashed');
    const backend = await startProcess({ directory });
    await backend.data(
      'mutation { createTag(input: { tag: { name: "Just in time", color: "#123456" } }) { tag { id } } }',
    );
    await backend.stop('SIGKILL');
    const next = await startProcess({ directory });
    expect(await tagsCalled('Just in time', next)).toBe(1);
    await next.stop();
  });

  test('has each write on the disk before it says so, and waits for nothing when it reads', () => {
    const script = `
      const { default: fs } = await import('node:fs');
      const { syncBuiltinESMExports } = await import('node:module');
      const { fsyncSync } = fs;
      let waits = 0;
      fs.fsyncSync = (file) => { waits += 1; fsyncSync(file); };
      syncBuiltinESMExports();
      const { openDurably } = await import(process.argv[1]);
      const database = await openDurably(process.argv[2]);
      const waitsOf = async (sql) => { waits = 0; await database.query(sql); return waits; };
      console.log([
        await waitsOf("insert into tags (name, color) values ('Kept', '#123456')"),
        await waitsOf("select * from tags"),
      ].join());
      await database.close();`;
    const args = [
      ...QUICK_START,
      '--input-type=module',
      '-e',
      script,
      resolve('src/backend/durable.ts'),
    ];
    const said = execFileSync(process.execPath, [...args, copy('durable')], { encoding: 'utf8' });
    expect(said).toMatch(/^[1-9]\d*,0$/m);
  });

  test.each([
    ['of another version', (folder: string) => writeFileSync(stampIn(folder), 'another\n')],
    ['that left no stamp', (folder: string) => rmSync(stampIn(folder))],
  ])(
    'over a sample %s keeps that with all that was typed, says where, and makes a new one',
    async (name, age) => {
      const directory = copy(name);
      rowsIn(directory, "insert into tags (name, color) values ('Typed', '#123456')");
      age(directory);

      const backend = await startProcess({ directory });
      const today = new Date().toISOString().slice(0, 10);
      const kept = `${directory}-${today}`;
      expect(backend.output()).toContain(
        `The sample was changed since its database was made. That database, with all that was typed into it, is now ${relative(process.cwd(), kept)}; a new one has taken its place.\n`,
      );
      expect(await tagsCalled('Typed', backend)).toBe(0);
      await backend.stop();
      expect(rowsIn(kept, "select name from tags where name = 'Typed'")).toEqual([
        { name: 'Typed' },
      ]);

      const next = await startProcess({ directory });
      expect(next.output()).not.toContain('The sample was changed');
      await next.stop();
    },
  );

  test('over a database of somebody’s own leaves it where it is', async () => {
    const directory = join(parent, 'own');
    rowsIn(directory, 'create table planets (id integer primary key, name text not null)');
    const backend = await startProcess({ directory });
    expect(await backend.data('{ planets { totalCount } }')).toEqual({
      planets: { totalCount: 0 },
    });
    await backend.stop();
    expect(readdirSync(parent).filter((name) => /^own(?!\.lock$)/.test(name))).toEqual(['own']);
  });
});

describe('a start that cannot be says why', () => {
  test('when another backend uses the folder, be it stopped and woken again: nothing is lost', async () => {
    const directory = copy('shared');
    const backend = await startProcess({ directory });
    const write = (number: number) =>
      backend.data(
        `mutation { createTag(input: { tag: { name: "Kept ${number}", color: "#123456" } }) { tag { id } } }`,
      );
    await write(0);
    const during = Array.from({ length: 50 }, (_, index) => write(index + 1));
    backend.child.kill('SIGSTOP');
    const { code, output } = await failedStart({ directory });
    expect(code).toBe(1);
    expect(output).toContain(
      `The database in ${directory} is in use by another backend (process ${backend.child.pid} `,
    );
    backend.child.kill('SIGCONT');
    await Promise.all(during);
    await backend.stop('SIGKILL');
    const next = await startProcess({ directory });
    const { tags } = await next.data<{ tags: { totalCount: number } }>(
      '{ tags(filter: { name: { startsWith: "Kept " } }) { totalCount } }',
    );
    expect(tags.totalCount).toBe(51);
    await next.stop();
  });

  test('when the folder holds something else', async () => {
    const directory = join(parent, 'photos');
    mkdirSync(directory);
    writeFileSync(join(directory, 'cat.jpg'), '');
    const { code, output } = await failedStart({ directory });
    expect(code).toBe(1);
    expect(output).toBe(
      `The folder ${directory} holds something else than a database. Move it away and start again: a new one with the sample will be made.\n`,
    );
  });

  test('when a file is in the place of the folder', async () => {
    const directory = join(parent, 'file');
    writeFileSync(directory, '');
    const { output } = await failedStart({ directory });
    expect(output).toBe(`The folder ${directory} cannot be used: there is a file in its place.\n`);
  });

  test('when the database is damaged', async () => {
    const directory = copy('damaged');
    rmSync(join(directory, 'base'), { recursive: true });
    const { code, output } = await failedStart({ directory });
    expect(code).toBe(1);
    expect(output).toContain(`The database in ${directory} cannot be opened: it is damaged`);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  test('when the port is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, output } = await failedStart({ directory: filled, port });
    server.close();
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} is in use. Choose another one, or 0 for any free port.\n`);
    tryLock(`${filled}.lock`)!.release();
  });

  test.each([
    [
      'postgres://clerk:hunter2@127.0.0.1:1/shop',
      'Cannot connect to shop on 127.0.0.1:1 as clerk: nothing answers there.',
    ],
    [
      'postgres://clerk:hunter2@nowhere.invalid/shop',
      'Cannot connect to shop on nowhere.invalid:5432 as clerk: there is no such host.',
    ],
    [
      'mysql://clerk:hunter2@127.0.0.1/shop',
      'DATABASE_URL is not an address like postgres://user:password@host:5432/database.',
    ],
    ['hunter2', 'DATABASE_URL is not an address like postgres://user:password@host:5432/database.'],
    [
      'postgres://clerk:hunter2@[::1/shop',
      'DATABASE_URL is not an address like postgres://user:password@host:5432/database.',
    ],
  ])('when DATABASE_URL is of no use, without its password (%#)', async (databaseUrl, message) => {
    const { code, output } = await failedStart({ databaseUrl });
    expect(code).toBe(1);
    expect(output).not.toContain('hunter2');
    expect(output.replace(/the host name could not be looked up/, 'there is no such host')).toBe(
      `${message}\n`,
    );
  });
});
