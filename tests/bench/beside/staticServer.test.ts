/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveStatically } from './staticServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'frontage-static-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<title>Orders</title>');
writeFileSync(join(folder, 'assets/index-1a2b.js'), 'console.log(1);');

const heard: Array<{ body: string; origin?: string }> = [];
const backend = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  heard.push({ body, origin: request.headers.origin });
  response.setHeader('content-type', 'application/json');
  response.end('{"data":{}}');
});

let url = '';
let stop = async () => {};
beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  ({ url, stop } = await serveStatically(folder, `http://127.0.0.1:${port}/graphql`));
});
afterAll(async () => {
  await stop();
  await new Promise((resolve) => backend.close(resolve));
  rmSync(folder, { recursive: true });
});

test('assets come compressed, and are kept for good', async () => {
  const response = await fetch(`${url}/assets/index-1a2b.js`);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(await response.text()).toBe('console.log(1);');
});

test('every other address is the page, which is asked for again each time', async () => {
  const response = await fetch(`${url}/anything`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain('Orders');
});

test('a call reaches the backend without its browser, and its answer comes compressed', async () => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.json()).toEqual({ data: {} });
  expect(heard).toEqual([{ body: '{"query":"{ __typename }"}', origin: undefined }]);
});
