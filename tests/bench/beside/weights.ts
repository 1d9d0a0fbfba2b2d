import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright/test';
import { scriptBytes } from '../../browser/scriptBytes.ts';
import { startBrowser } from '../plainBrowser.ts';
import { heapOnTrips } from '../roundTrips.ts';
import type { ListApp } from './app.ts';

export const TRIPS = 20;

/** Thousands of bytes of scripts that a list loads before it is touched. */
export async function scriptsOf(browser: Browser, app: ListApp): Promise<number> {
  const context = await browser.newContext();
  try {
    const sizes = await scriptBytes(await context.newPage(), app.list);
    return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
  } finally {
    await context.close();
  }
}

/** Megabytes of the page's heap after trips from the list to a record and back. */
export async function heapOf(app: ListApp): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-heap-'));
  const browser = await startBrowser(folder);
  try {
    const [heap] = await heapOnTrips(browser, app, [TRIPS]);
    return heap / 1_000_000;
  } finally {
    await browser.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
