import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { failedStart, spawnBackend, startProcess } from './backendProcess.ts';
import { schemaOf } from './printSchema.ts';

let parent: string;
let filled: string;
let firstSchema: string;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'frontage-start-'));
  filled = join(parent, 'filled');
  firstSchema = await schemaOf({ directory: filled });
}, 120_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const copy = (name: string) => {
  const directory = join(parent, name);
  cpSync(filled, directory, { recursive: true });
  return directory;
};

describe('a start', () => {
  test('after the first one says where it listens, and leaves nothing locked when it stops', async () => {
    const backend = await startProcess({ directory: filled });
    expect(backend.endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/graphql$/);
    expect(backend.output()).toContain(`listening ${backend.endpoint}\n`);
    expect(await backend.stop()).toBe(0);
    expect(existsSync(`${filled}.lock`)).toBe(false);
  });

  test('prints the same schema as the first one, with types in order of name', async () => {
    expect(await schemaOf({ directory: filled })).toBe(firstSchema);
    const types = [...firstSchema.matchAll(/^(?:type|input|enum|scalar|interface) (\w+)/gm)].map(
      ([, name]) => name!,
    );
    expect(types.length).toBeGreaterThan(200);
    expect(types).toEqual([...types].sort((one, other) => (one < other ? -1 : 1)));
  });

  test('after an interrupted first start fills the database anew', async () => {
    const directory = join(parent, 'interrupted');
    const { child, exited } = spawnBackend({ directory });
    while (!existsSync(join(`${directory}.filling`, 'PG_VERSION'))) await sleep(50);
    await sleep(500);
    child.kill('SIGKILL');
    await exited;
    expect(existsSync(directory)).toBe(false);

    const backend = await startProcess({ directory });
    const { orders } = await backend.data<{ orders: { totalCount: number } }>(
      '{ orders { totalCount } }',
    );
    expect(orders.totalCount).toBe(2500);
    expect(existsSync(`${directory}.filling`)).toBe(false);
    await backend.stop();
  }, 120_000);

  test('after a crash has everything that was written before', async () => {
    const directory = copy('crashed');
    const backend = await startProcess({ directory });
    await backend.data(
      'mutation { createTag(input: { tag: { name: "Just in time", color: "#123456" } }) { tag { id } } }',
    );
    await backend.stop('SIGKILL');
    const next = await startProcess({ directory });
    const { tags } = await next.data<{ tags: { totalCount: number } }>(
      '{ tags(condition: { name: "Just in time" }) { totalCount } }',
    );
    expect(tags.totalCount).toBe(1);
    await next.stop();
  });

  test('ends when its parent goes away', async () => {
    const backend = await startProcess({ directory: copy('orphaned') });
    const exited = once(backend.child, 'exit');
    backend.child.disconnect();
    expect(await exited).toEqual([0, null]);
  });
});

describe('a start that cannot be says why', () => {
  test('when another backend uses the folder', async () => {
    const directory = copy('shared');
    const backend = await startProcess({ directory });
    const { code, output } = await failedStart({ directory });
    expect(code).toBe(1);
    expect(output).toContain(
      `The database in ${directory} is in use by another backend (process ${backend.child.pid} `,
    );
    await backend.stop();
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
    expect(existsSync(`${filled}.lock`)).toBe(false);
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
  ])(
    'when DATABASE_URL is of no use, without its password (%#)',
    async (databaseUrl, message) => {
      const { code, output } = await failedStart({ databaseUrl });
      expect(code).toBe(1);
      expect(output).not.toContain('hunter2');
      expect(output.replace(/the host name could not be looked up/, 'there is no such host')).toBe(
        `${message}\n`,
      );
    },
    30_000,
  );
});
