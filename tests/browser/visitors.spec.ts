import { clockTest as test, expect } from './page.ts';
import { startNamingBackend, SLOW, type NamingBackend } from './namingBackend.ts';
import { startBuilt } from './builtApp.ts';
import type { RunningApp } from './appCheckout.ts';
import { visitMixed } from './roles/mixedVisits.ts';

const PAGES = 1_000;

let backend: NamingBackend;
let app: RunningApp;

test.beforeAll(async () => {
  backend = await startNamingBackend();
  app = await startBuilt(backend.endpoint);
});
test.afterAll(async () => {
  await app.stop();
  await backend.stop();
});

async function signIn(token: string): Promise<string> {
  const response = await fetch(`${app.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ credential: token }),
  });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0].split(';')[0];
}

test('a thousand pages and calls of many people of several roles at once: none holds anything of another', async () => {
  const { leaks, statuses, pages, calls } = await visitMixed(app.url, PAGES);
  expect(leaks).toEqual([]);
  expect(pages + calls).toBe(PAGES);
  // What a role lacks is refused, and all else is there.
  expect(Object.keys(statuses).sort()).toEqual(['200', '403']);
  expect(statuses[200]).toBeGreaterThan(PAGES / 2);
});

test('a visitor who leaves while the page is being made ends what the backend does for it', async () => {
  const cookie = await signIn(SLOW);
  const visitor = new AbortController();
  const page = fetch(`${app.url}/orders`, { headers: { cookie }, signal: visitor.signal }).catch(
    () => 'left',
  );
  await expect.poll(() => backend.waiting()).toBeGreaterThan(0);
  visitor.abort();
  expect(await page).toBe('left');
  await expect.poll(() => backend.waiting()).toBe(0);
});
