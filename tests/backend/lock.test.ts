import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../../src/backend/lock.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'frontage-lock-'));
  folder = join(parent, 'database');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const sleeper = () => spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);

describe('the lock of a database folder', () => {
  test('is there while it is held, and gone afterwards', async () => {
    const unlock = await lockFolder(folder);
    expect(existsSync(`${folder}.lock`)).toBe(true);
    unlock();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  test('is taken over from a process that died', async () => {
    const child = sleeper();
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: child.pid, host: hostname() }));
    child.kill('SIGKILL');
    await once(child, 'exit');
    (await lockFolder(folder))();
  });

  test('is taken over from an earlier process with the same number', async () => {
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: process.pid, host: hostname() }));
    (await lockFolder(folder))();
  });

  test('is taken over when its holder, on another machine, has been silent for long', async () => {
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: 1, host: 'elsewhere' }));
    const longAgo = new Date(Date.now() - 120_000);
    utimesSync(`${folder}.lock`, longAgo, longAgo);
    (await lockFolder(folder))();
  });

  test('keeps others out while its holder runs, and says who it is', async () => {
    const child = sleeper();
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: child.pid, host: hostname() }));
    try {
      await expect(lockFolder(folder)).rejects.toThrow(
        `in use by another backend (process ${child.pid}`,
      );
    } finally {
      child.kill('SIGKILL');
    }
  });

  test('is waited for when its holder is about to stop', async () => {
    const unlock = await lockFolder(folder);
    setTimeout(unlock, 400);
    (await lockFolder(folder))();
  });
});
