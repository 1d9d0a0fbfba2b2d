import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from '../../src/cli/fileLock.mjs';
import { applyChanges, rollBack } from '../../src/cli/transaction.ts';
import { FILM_SDL, graphqlServer, listen, type GraphqlServer } from './localServer.ts';
import { node, repository } from './ownProcess.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

let checkout: TemporaryCheckout;

beforeEach(() => {
  checkout = temporaryCheckout();
});

afterEach(() => checkout.remove());

const changes = new Map([
  ['schema/schema.graphql', 'new schema\n'],
  ['src/resources/films/FilmTable.tsx', 'new table\n'],
  ['src/resources/films/FilmForm.tsx', null],
  ['pages/films/index.tsx', 'new page\n'],
]);

function writeFormer(): void {
  checkout.write('schema/schema.graphql', 'former schema\n');
  checkout.write('src/resources/films/FilmForm.tsx', 'former form\n');
}

describe('a set of changes', () => {
  test('is carried out whole', () => {
    writeFormer();
    applyChanges(checkout.root, changes);
    expect(checkout.read('schema/schema.graphql')).toBe('new schema\n');
    expect(checkout.read('pages/films/index.tsx')).toBe('new page\n');
    expect(checkout.has('src/resources/films/FilmForm.tsx')).toBe(false);
    expect(checkout.state()).toEqual([]);
  });

  test('takes along the folders that it leaves empty', () => {
    checkout.write('pages/films/index.tsx', 'former page\n');
    applyChanges(checkout.root, new Map([['pages/films/index.tsx', null]]));
    expect(checkout.has('pages/films')).toBe(false);
    expect(checkout.has('pages')).toBe(true);
  });

  test('is undone when a file cannot be written', () => {
    writeFormer();
    checkout.write('pages/films', 'a file in the place of a folder');
    const before = checkout.fingerprint();
    expect(() => applyChanges(checkout.root, changes)).toThrow();
    expect(checkout.fingerprint()).toEqual(before);
    expect(checkout.state()).toEqual([]);
  });

  test('keeps the mode of files that are put back', () => {
    writeFormer();
    chmodSync(checkout.path('schema/schema.graphql'), 0o600);
    checkout.write('pages/films', 'a file in the place of a folder');
    expect(() => applyChanges(checkout.root, changes)).toThrow();
    const { mode } = statSync(checkout.path('schema/schema.graphql'));
    expect(mode & 0o777).toBe(0o600);
  });
});

describe('a process killed in the middle of the changes', () => {
  /** Carries out the changes and kills itself before the one with that number. */
  const killedBefore = (count: number) => `
    import { applyChanges } from ${JSON.stringify(`${repository}/src/cli/transaction.ts`)};
    const changes = new Map(${JSON.stringify([...changes])});
    class Deadly extends Map {
      *[Symbol.iterator]() {
        let number = 0;
        for (const entry of changes) {
          if (number++ === ${count}) process.kill(process.pid, 'SIGKILL');
          yield entry;
        }
        process.kill(process.pid, 'SIGKILL');
      }
    }
    applyChanges(${JSON.stringify(checkout.root)}, new Deadly(changes));
  `;

  test.each([0, 1, 2, 3, 4])(
    'before change %i leaves nothing behind that is not put back',
    (count) => {
      writeFormer();
      const before = checkout.fingerprint();
      const { signal } = spawnSync(node, ['--input-type=module', '-e', killedBefore(count)]);
      expect(signal).toBe('SIGKILL');
      expect(checkout.state()).toEqual(['rollback.json']);
      if (count > 0) expect(checkout.fingerprint()).not.toEqual(before);
      expect(rollBack(checkout.root)).toBe(true);
      expect(checkout.fingerprint()).toEqual(before);
      expect(checkout.state()).toEqual([]);
      expect(rollBack(checkout.root)).toBe(false);
    },
  );

  test('is cleaned up by whatever command comes next', async () => {
    checkout.write('films.graphql', FILM_SDL);
    await checkout.run('connect', 'films.graphql');
    const before = checkout.fingerprint();
    spawnSync(node, ['--input-type=module', '-e', killedBefore(3)]);
    expect(checkout.fingerprint()).not.toEqual(before);
    const { code, stderr } = await checkout.run('check');
    expect(code).toBe(0);
    expect(stderr).toMatch(/back as they were/);
    expect(checkout.fingerprint()).toEqual(before);
  });
});

describe('connect', () => {
  let server: GraphqlServer;

  beforeEach(async () => {
    server = await graphqlServer(FILM_SDL);
    await checkout.run('connect', server.url);
    server.serve(FILM_SDL.replaceAll('Studio', 'Label').replaceAll('studio', 'label'));
  });

  afterEach(() => server.close());

  test('killed at any moment leaves the checkout as it was or as it was to be', async () => {
    const before = checkout.fingerprint();
    const whole = temporaryCheckout(checkout);
    await whole.run('connect', server.url);
    const after = whole.fingerprint();
    whole.remove();
    for (const delay of [150, 300, 400, 500, 600, 700, 800]) {
      const child = checkout.start({}, 'connect', server.url);
      const closed = new Promise((resolve) => child.once('close', resolve));
      await sleep(delay);
      child.kill('SIGKILL');
      await closed;
      await checkout.run('check');
      expect([before, after]).toContainEqual(checkout.fingerprint());
      expect(checkout.state()).toEqual([]);
    }
    const { code } = await checkout.run('connect', server.url);
    expect(code).toBe(0);
    expect(checkout.fingerprint()).toEqual(after);
    expect(checkout.state()).toEqual([]);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'told to stop by %s leaves the checkout as it was',
    async (signal) => {
      const before = checkout.fingerprint();
      const silent = await listen(() => undefined);
      const child = checkout.start({}, 'connect', silent.url);
      await new Promise((resolve) => child.stdout?.once('data', resolve));
      child.kill(signal);
      const code = await new Promise((resolve) => child.once('close', resolve));
      await silent.close();
      expect(code).toBe(130);
      expect(checkout.fingerprint()).toEqual(before);
      expect(checkout.state()).toEqual([]);
    },
  );

  test('waits for nobody: while another command changes the checkout, it says so', async () => {
    mkdirSync(checkout.path('.frontage'), { recursive: true });
    const lock = tryLock(checkout.path('.frontage/lock'));
    const { code, stderr } = await checkout.run('pull');
    lock?.release();
    expect(code).toBe(1);
    expect(stderr).toMatch(`Another frontage command (process ${process.pid} on`);
  });
});
