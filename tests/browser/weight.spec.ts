import { test, expect } from './page.ts';
import { scriptBytes } from './scriptBytes.ts';

/** Thousands of bytes of JavaScript on the wire. */
const LIMIT = 198;

/** What the HTML of a page may name, and so every first visit waits for. */
const NAMED = 6;

const PAGES: ReadonlyArray<readonly [name: string, path: (customer: string) => string]> = [
  ['the home page', () => '/'],
  ['a list', () => '/orders'],
  ['a record', (customer) => customer],
  ['a form', (customer) => `${customer}/edit`],
  ['a form for a new record', () => '/orders/new'],
  ['the list of tools', () => '/tools'],
];

for (const [name, path] of PAGES) {
  test(`${name} names ${NAMED} scripts at most, and loads ${LIMIT} kB of JavaScript before it is used`, async ({
    page,
    request,
  }) => {
    const list = await (await request.get(`${process.env.SAMPLE_URL}/customers`)).text();
    const [, customer] = /href="(\/customers\/(?!new)[^"?]+)"/.exec(list) ?? [];
    expect(customer).toBeDefined();
    const address = `${process.env.SAMPLE_URL}${path(customer!)}`;
    const named = (await (await request.get(address)).text()).match(/<script[^>]* src=/g) ?? [];
    expect(named.length).toBeLessThanOrEqual(NAMED);
    const sizes = await scriptBytes(page, address);
    expect(sizes.length).toBeGreaterThanOrEqual(named.length);
    expect(Math.max(...sizes)).toBeGreaterThan(100_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT * 1_000);
  });
}
