import type { Page } from 'playwright/test';
import { test, expect } from './page.ts';

/** Thousands of bytes of JavaScript on the wire. */
const LIMIT = 208;

/** What a page may still ask for by itself, after everything that it named has come. */
const IDLE_MS = 2_000;

/** Bytes that a visitor without any cache gets of JavaScript until the page is idle, without touching it. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const scripts: Array<Promise<number>> = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${process.env.SAMPLE_URL}${path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(IDLE_MS);
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(5);
  return sizes.reduce((sum, size) => sum + size, 0);
}

const PAGES: ReadonlyArray<readonly [name: string, path: (customer: string) => string]> = [
  ['the home page', () => '/'],
  ['a list', () => '/orders'],
  ['a record', (customer) => customer],
  ['a form', (customer) => `${customer}/edit`],
  ['a form for a new record', () => '/orders/new'],
  ['the list of tools', () => '/tools'],
];

for (const [name, path] of PAGES) {
  test(`${name} loads at most ${LIMIT} kB of JavaScript before it is used`, async ({
    page,
    request,
  }) => {
    const list = await (await request.get(`${process.env.SAMPLE_URL}/customers`)).text();
    const [, customer] = /href="(\/customers\/(?!new)[^"?]+)"/.exec(list) ?? [];
    expect(customer).toBeDefined();
    expect(await scriptBytes(page, path(customer!))).toBeLessThan(LIMIT * 1_000);
  });
}
