import type { Page } from 'playwright/test';
import { test, expect } from './page.ts';

/** Thousands of bytes of JavaScript on the wire. */
const LIMIT = 212;
/** A form fetches the page that it leads back to, too, while nothing else is going on. */
const FORM_LIMIT = 248;

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

const PAGES: ReadonlyArray<
  readonly [name: string, limit: number, path: (customer: string) => string]
> = [
  ['the home page', LIMIT, () => '/'],
  ['a list', LIMIT, () => '/orders'],
  ['a record', LIMIT, (customer) => customer],
  ['a form', FORM_LIMIT, (customer) => `${customer}/edit`],
  ['a form for a new record', FORM_LIMIT, () => '/orders/new'],
  ['the list of tools', LIMIT, () => '/tools'],
];

for (const [name, limit, path] of PAGES) {
  test(`${name} loads at most ${limit} kB of JavaScript before it is used`, async ({
    page,
    request,
  }) => {
    const list = await (await request.get(`${process.env.SAMPLE_URL}/customers`)).text();
    const [, customer] = /href="(\/customers\/(?!new)[^"?]+)"/.exec(list) ?? [];
    expect(customer).toBeDefined();
    expect(await scriptBytes(page, path(customer!))).toBeLessThan(limit * 1_000);
  });
}
