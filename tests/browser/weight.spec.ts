import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from 'playwright/test';
import { clockTest as test, expect } from './page.ts';

const LIMIT = 201_000;

/** Bytes of a script, compressed as a server would send it: pages share most of them. */
const weights = new Map<string, number>();

/** Bytes of the scripts that a page names. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<number> {
  const url = `${process.env.SAMPLE_URL}${path}`;
  const page = await (await request.get(url)).text();
  const scripts = new Set([...page.matchAll(/\/_next\/static\/[^"\\]+\.js/g)].map(([own]) => own));
  expect(scripts.size).toBeGreaterThan(5);
  let bytes = 0;
  for (const script of scripts) bytes += weights.get(script) ?? (await weigh(request, script));
  return bytes;
}

async function weigh(request: APIRequestContext, script: string): Promise<number> {
  const answer = await request.get(`${process.env.SAMPLE_URL}${script}`);
  expect(answer.status()).toBe(200);
  const bytes = brotliCompressSync(await answer.body()).length;
  weights.set(script, bytes);
  return bytes;
}

/** The path of a list's first record. */
async function firstRecord(request: APIRequestContext, list: string): Promise<string> {
  const page = await (await request.get(`${process.env.SAMPLE_URL}${list}`)).text();
  const [, path] = new RegExp(`href="(${list}/(?!new)[^"?]+)"`).exec(page) ?? [];
  expect(path).toBeDefined();
  return path;
}

test('no page loads more than 201 kB of JavaScript before it is used', async ({ request }) => {
  const customer = await firstRecord(request, '/customers');
  const heavy: Record<string, number> = {};
  for (const path of ['/', '/orders', customer, `${customer}/edit`, '/orders/new']) {
    const bytes = await scriptsOf(request, path);
    if (bytes > LIMIT) heavy[path] = bytes;
  }
  expect(heavy).toEqual({});
});
