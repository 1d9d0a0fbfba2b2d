import { clockTest as test, expect } from './page.ts';
import { startNamingBackend, SLOW, type NamingBackend } from './namingBackend.ts';
import { startBuilt } from './builtApp.ts';
import type { RunningApp } from './appCheckout.ts';

const VISITORS = 20;
const PAGES = 1_000;
const IN_FLIGHT = 16;
const PATHS = ['/orders', '/customers', '/orders/any', '/products?sort=name'];

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

test('a thousand pages for twenty visitors at once: none holds anything of another visitor', async () => {
  const tokens = Array.from({ length: VISITORS }, (_, index) => `visitor-${100 + index}`);
  const cookies: string[] = [];
  // More than some tries at once from one address are taken for guessing.
  for (const token of tokens) cookies.push(await signIn(token));
  let next = 0;
  const shown = new Map<string, number>();
  const visit = async () => {
    while (next < PAGES) {
      const turn = next;
      next += 1;
      const token = tokens[turn % VISITORS];
      const path = PATHS[Math.floor(turn / VISITORS) % PATHS.length];
      const response = await fetch(`${app.url}${path}`, {
        headers: { cookie: cookies[turn % VISITORS] },
      });
      const html = await response.text();
      expect(response.status).toBe(200);
      expect([...new Set(html.match(/visitor-\d+/g))]).toEqual([token]);
      shown.set(token, (shown.get(token) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, visit));
  expect([...shown]).toHaveLength(VISITORS);
  expect([...shown.values()].every((count) => count === PAGES / VISITORS)).toBe(true);
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
