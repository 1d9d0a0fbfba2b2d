import { existsSync, readdirSync } from 'node:fs';
import { startNamingBackend, type NamingBackend } from './namingBackend.ts';
import { expect, open, takenOver, test } from './page.ts';
import { startBuilt } from './builtApp.ts';
import type { RunningApp } from './appCheckout.ts';

/** What a database holds and HTML does not: a NUL, half of an emoji, the line breaks of other systems. */
const AWKWARD = 'A\0b \ud83d c\r\nd\re \udc00';
const SHOWN = 'A\ufffdb \ufffd c\nd\ne \ufffd';

let backend: NamingBackend;
let app: RunningApp;

test.beforeAll(async () => {
  backend = await startNamingBackend(AWKWARD);
  const headers = { authorization: 'Bearer visitor-1' };
  app = await startBuilt(backend.endpoint, { GRAPHQL_HEADERS: JSON.stringify(headers) });
});
test.afterAll(async () => {
  await app.stop();
  await backend.stop();
});

test('every screen hydrates as rendered, with any characters', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  const slugs = readdirSync('pages').filter((name) => existsSync(`pages/${name}/index.tsx`));
  expect(slugs.length).toBeGreaterThan(20);
  const paths = ['/', '/orders/any/edit', ...slugs.flatMap((slug) => [`/${slug}`, `/${slug}/any`])];
  for (const path of paths) {
    await page.goto(`${app.url}${path}`);
    await takenOver(page);
    await expect(page.locator('main h1').first()).toBeVisible();
    expect([path, ...complaints]).toEqual([path]);
  }
});

test('what is shown is what HTML can carry', async ({ page }) => {
  await open(page, `${app.url}/tickets/any`);
  const texts = await page.locator('main').evaluate((main) => main.textContent);
  expect(texts).toContain(SHOWN);
  expect(texts).not.toMatch(/[\0\r]/);
});
