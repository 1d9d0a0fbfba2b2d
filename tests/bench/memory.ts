import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { frontageAt } from './beside/app.ts';
import { benchCheckout } from './checkout.ts';
import type { Figure, Outcome } from './figure.ts';
import { startBrowser } from './plainBrowser.ts';
import { heapOnTrips } from './roundTrips.ts';
import { NEEDS_POSTGRES, startSampleDatabase } from './sampleDatabase.ts';

const ROWS = Number(process.env.BENCH_EXPORT_ROWS ?? 200_000);
const TRIPS = 50;
const MEBIBYTE = 2 ** 20;
/** Milliseconds between two looks at the memory. */
const PAUSE = 500;
/** An export of that many rows takes its time, in milliseconds. */
const PATIENCE = 30 * 60_000;

/**
 * Exports a large table out of a real PostgreSQL: the memory that server and browser take for it above
 * what they take when idle. Then goes from a list to records and back: what of that stays in memory.
 * Linux only: it reads `/proc`.
 */
export async function benchmarkMemory(): Promise<Outcome[]> {
  const database = process.platform === 'linux' ? await startSampleDatabase() : null;
  if (database === null)
    return [{ what: 'memory while rows are exported', needs: `Linux and ${NEEDS_POSTGRES}` }];
  const checkout = benchCheckout();
  try {
    await database.run(
      `insert into tags (name, color, description)
       select 'Export ' || n, '#aabbcc', repeat('What it stands for. ', 5) from generate_series(1, ${ROWS}) n`,
    );
    const app = await checkout.start({ DATABASE_URL: database.url });
    const server = () => memoryOf(processesIn(checkout.folder));
    const url = `${app.url}/tags?columns=color&columns=description`;
    const folder = mkdtempSync(join(tmpdir(), 'frontage-export-'));
    const measure = async () => ({
      ...(await exportIn(url, folder, server)),
      growth: await growthIn(app.url, folder),
    });
    const used = await measure().finally(app.stop);
    rmSync(folder, { recursive: true, force: true });
    const figure = (what: string, bytes: number): Figure => ({
      what: `${what}'s memory above idle while ${ROWS} rows are exported`,
      value: bytes / MEBIBYTE,
      unit: 'MB',
      aim: { atMost: 150 },
    });
    return [
      figure('server', used.server),
      figure('browser', used.browser),
      {
        what: `growth of the page's heap over ${TRIPS} trips from a list to a record and back`,
        value: used.growth / MEBIBYTE,
        unit: 'MB',
        aim: { atMost: 10 },
      },
    ];
  } finally {
    await database.stop();
  }
}

/** @returns what was used above idle at most, in bytes */
async function exportIn(
  url: string,
  folder: string,
  server: () => number,
): Promise<{ server: number; browser: number }> {
  const browser = await startBrowser(folder);
  const client = () => memoryOf(descendantsOf(browser.process.pid ?? 0));
  try {
    // What a server compiles and keeps for its first pages is no part of an export.
    for (let visit = 0; visit < 20; visit += 1) await (await fetch(url)).text();
    await browser.open(url);
    await browser.until(`document.querySelectorAll('tbody tr').length > 0`);
    // Its panel comes once React has taken the page over.
    await browser.until(`(() => {
      const menu = [...document.querySelectorAll('[popovertarget]')].find((one) => one.innerText.includes('Export'));
      const isThere = menu.parentElement.querySelector('form button') !== null;
      if (!isThere) menu.click();
      return isThere;
    })()`);
    const idle = { server: server(), browser: client() };
    const most = { ...idle };
    const look = setInterval(() => {
      most.server = Math.max(most.server, server());
      most.browser = Math.max(most.browser, client());
    }, PAUSE);
    await browser.run(
      `[...document.querySelectorAll('form button')].find((one) => one.innerText === 'Export').click()`,
    );
    const name = await downloaded(folder).finally(() => clearInterval(look));
    const lines = readFileSync(join(folder, name), 'utf8').split('\r\n').length - 2;
    if (lines < ROWS) throw new Error(`Only ${lines} of ${ROWS} rows were exported.`);
    return { server: most.server - idle.server, browser: most.browser - idle.browser };
  } finally {
    await browser.stop();
  }
}

/** By how many bytes the page's heap grows from the first trip to the last. */
async function growthIn(url: string, folder: string): Promise<number> {
  const browser = await startBrowser(folder);
  try {
    const [first, last] = await heapOnTrips(browser, frontageAt(url), [1, TRIPS + 1]);
    return last - first;
  } finally {
    await browser.stop();
  }
}

/** The name of the file that the browser has put into a folder, once it is whole. */
async function downloaded(folder: string): Promise<string> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const name = readdirSync(folder).find((file) => file.endsWith('.csv'));
    if (name !== undefined) return name;
    if (Date.now() > deadline) throw new Error('The export did not come to an end.');
    await sleep(PAUSE);
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

/**
 * Bytes that several processes hold of their own; what they share counts once. Programs and libraries are
 * left out: how much of those is whose depends on what else the machine runs.
 */
function memoryOf(ids: readonly number[]): number {
  return ids
    .flatMap((id) => {
      const text = quietly(() => readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? '';
      return [...text.matchAll(/^Pss_(?:Anon|Shmem):\s*(\d+) kB/gm)].map(([, size]) =>
        Number(size),
      );
    })
    .reduce((sum, size) => sum + size * 1024, 0);
}

/** A process may end while it is looked at. */
function quietly<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}
