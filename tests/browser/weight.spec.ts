import { test, expect } from './page.ts';
import { scriptBytes } from './scriptBytes.ts';

/** Thousands of bytes of JavaScript on the wire. */
const LIMIT = 208;

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
    const sizes = await scriptBytes(page, `${process.env.SAMPLE_URL}${path(customer!)}`);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT * 1_000);
  });
}
