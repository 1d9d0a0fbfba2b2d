import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lockFolder } from '../../src/backend/lock.ts';

let parent: string;
let folder: string;
let file: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'frontage-lock-'));
  folder = join(parent, 'database');
  file = `${folder}.lock`;
  mkdirSync(folder);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(parent, { recursive: true, force: true });
});

/** Tries once to take the lock, says how that went, and holds it until it is told to end. */
const TAKER = `
  const { tryLock } = await import(process.argv[1]);
  const lock = tryLock(process.argv[2]);
  console.log(lock ? 'held' : 'refused');
  setInterval(() => undefined, 1000);
`;
/** Opens the folder as a backend does. */
const OPENER = `
  const { lockFolder } = await import(process.argv[1]);
  await lockFolder(process.argv[2]).catch((error) => {
    console.log(error.message);
    process.exit(3);
  });
  console.log('held');
  setInterval(() => undefined, 1000);
`;

interface Other {
  child: ChildProcess;
  said: string;
  stderr(): string;
}

/** Runs a program beside this one until it says something. */
async function run(program: string, ...args: string[]): Promise<Other> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, ...args]);
  children.push(child);
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: String(said).trim(), stderr: () => stderr };
}

const take = () => run(TAKER, resolve('src/cli/fileLock.mjs'), file);
const open = () => run(OPENER, resolve('src/backend/lock.ts'), folder);

async function killed({ child }: Other): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the lock of a database folder', () => {
  test('keeps others out while its holder runs, says who that is, and is free afterwards', async () => {
    const lock = await lockFolder(folder);
    expect((await take()).said).toBe('refused');
    expect((await open()).said).toMatch(
      `in use by another backend (process ${process.pid} on ${hostname()})`,
    );
    lock.release();
    expect((await take()).said).toBe('held');
  });

  test('is kept by a process that is stopped, and by one whose note is gone', async () => {
    const holder = await open();
    holder.child.kill('SIGSTOP');
    rmSync(`${file}-holder`);
    expect((await take()).said).toBe('refused');
    holder.child.kill('SIGCONT');
    expect((await take()).said).toBe('refused');
  });

  test('is free as soon as its holder was killed, for one of those who race for it', async () => {
    for (let round = 0; round < 2; round += 1) {
      await killed(await take());
      const takers = await Promise.all(Array.from({ length: 10 }, take));
      expect(takers.filter(({ said }) => said === 'held')).toHaveLength(1);
      await Promise.all(takers.map(killed));
    }
  });

  test('is waited for when its holder is about to stop', async () => {
    const lock = await lockFolder(folder);
    setTimeout(() => lock.release(), 400);
    (await lockFolder(folder)).release();
  });

  test('is still its holder’s when its file is deleted', async () => {
    const holder = await open();
    rmSync(file);
    expect((await open()).said).toMatch(
      `in use by another backend (process ${holder.child.pid} on`,
    );
    expect(holder.child.exitCode).toBeNull();
  });

  test('whose file was deleted while its holder was stopped, ends that one when it wakes', async () => {
    const holder = await open();
    holder.child.kill('SIGSTOP');
    rmSync(file);
    expect((await open()).said).toBe('held');
    holder.child.kill('SIGCONT');
    // What it has said has arrived once its streams are closed, too.
    expect(await once(holder.child, 'close')).toEqual([1, null]);
    expect(holder.stderr()).toMatch(/another backend has opened it since/);
  });

  test('takes the place of one that an earlier version left', async () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() }));
    (await lockFolder(folder)).release();
  });

  test('is refused in words where there is no place for it', async () => {
    mkdirSync(file);
    await expect(lockFolder(folder)).rejects.toThrow(/cannot be locked against other backends/);
  });
});
