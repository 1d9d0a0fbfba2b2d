import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findPostgres, startPostgres } from '../backend/findPostgres.ts';
import { copyCheckout } from '../browser/appCheckout.ts';
import { findChromium } from '../machine.mjs';
import type { Figure } from './bench.ts';

const ROWS = Number(process.env.BENCH_EXPORT_ROWS ?? 200_000);
const MEBIBYTE = 2 ** 20;
/** Milliseconds between two looks at the memory. */
const PAUSE = 500;
/** An export of that many rows takes its time, in milliseconds. */
const PATIENCE = 30 * 60_000;

/**
 * Exports a large table out of a real PostgreSQL: the memory that server and browser take for it above
 * what they take when idle. Linux only: it reads `/proc`.
 */
export async function benchmarkExportMemory(): Promise<Figure[]> {
  const programs = findPostgres();
  if (programs === null || process.platform !== 'linux') {
    console.warn('Skipped the export: it needs Linux and a PostgreSQL server.');
    return [];
  }
  const database = await startPostgres(programs);
  const checkout = copyCheckout('export-memory');
  try {
    await database.run('postgres', 'create database sample');
    const address = database.url('sample');
    execFileSync(process.execPath, ['src/backend/seed.ts'], {
      env: { ...process.env, DATABASE_URL: address },
      stdio: 'ignore',
    });
    await database.run(
      'sample',
      `insert into tags (name, color, description)
       select 'Export ' || n, '#aabbcc', repeat('What it stands for. ', 5) from generate_series(1, ${ROWS}) n`,
    );
    const app = await checkout.start({ DATABASE_URL: address });
    const server = () => memoryOf(processesIn(checkout.folder));
    const url = `${app.url}/tags?columns=color&columns=description`;
    const used = await exportIn(url, join(checkout.folder, 'export.csv'), server).finally(app.stop);
    const figure = (what: string, bytes: number): Figure => ({
      what: `${what}'s memory above idle while ${ROWS} rows are exported`,
      value: `${Math.round(bytes / MEBIBYTE)} MB`,
      aim: 'at most 150 MB',
    });
    return [figure('server', used.server), figure('browser', used.browser)];
  } finally {
    await database.stop();
  }
}

/** @returns what was used above idle at most, in bytes */
async function exportIn(
  url: string,
  path: string,
  server: () => number,
): Promise<{ server: number; browser: number }> {
  const launched = await chromium.launchServer({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const root = launched.process().pid ?? 0;
  const client = () => memoryOf(descendantsOf(root));
  try {
    const browser = await chromium.connect(launched.wsEndpoint());
    const page = await browser.newPage();
    // What a server compiles and keeps for its first pages is no part of an export.
    for (let visit = 0; visit < 20; visit += 1) await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('summary', { hasText: 'Export' }).click();
    const button = page.getByRole('button', { name: 'Export' });
    await button.waitFor();
    const idle = { server: server(), browser: client() };
    const most = { ...idle };
    const look = setInterval(() => {
      most.server = Math.max(most.server, server());
      most.browser = Math.max(most.browser, client());
    }, PAUSE);
    const download = page.waitForEvent('download', { timeout: PATIENCE });
    await button.click();
    await (await download).saveAs(path);
    clearInterval(look);
    const lines = readFileSync(path, 'utf8').split('\r\n').length - 2;
    if (lines < ROWS) throw new Error(`Only ${lines} of ${ROWS} rows were exported.`);
    return { server: most.server - idle.server, browser: most.browser - idle.browser };
  } finally {
    await launched.close();
  }
}

/** Every process, with its parent. */
function processes(): Array<{ id: number; parent: number }> {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const status = quietly(() => readFileSync(join('/proc', name, 'status'), 'utf8'));
      const parent = /^PPid:\s*(\d+)/m.exec(status ?? '')?.[1];
      return parent === undefined ? [] : [{ id: Number(name), parent: Number(parent) }];
    });
}

function descendantsOf(root: number): number[] {
  const all = processes();
  const found = [root];
  for (const id of found)
    found.push(...all.filter(({ parent }) => parent === id).map((child) => child.id));
  return found;
}

function processesIn(folder: string): number[] {
  return processes()
    .map(({ id }) => id)
    .filter((id) => quietly(() => readlinkSync(`/proc/${id}/cwd`)) === folder);
}

/** Bytes of several processes; what they share counts once. */
function memoryOf(ids: readonly number[]): number {
  return ids
    .map((id) => {
      const text = quietly(() => readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? '';
      return Number(/^Pss:\s*(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** A process may end while it is looked at. */
function quietly<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}
