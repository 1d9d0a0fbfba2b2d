import type { Page } from 'playwright/test';
import { expect, open, test } from './page.ts';
import { startBuilt } from './builtApp.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

/** What the page's content security policy kept from happening. */
async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const recorder = window as unknown as { violations: string[] };
    recorder.violations = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      recorder.violations.push(`${event.violatedDirective}: ${event.blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

for (const path of ['/', '/orders', '/orders?q=none', '/no-such-page', '/sign-in']) {
  test(`${path} keeps to its own content security policy`, async ({ page }) => {
    const violations = await recordViolations(page);
    await open(page, url(path));
    expect(await violations()).toEqual([]);
  });
}

test('so do a record, its tabs, and the way there and back', async ({ page }) => {
  const violations = await recordViolations(page);
  await open(page, url('/orders'));
  await page.locator('tbody th a').first().click();
  const related = page.getByRole('navigation', { name: 'Relations' }).getByRole('link');
  await related.last().click();
  await expect(page).toHaveURL(/tab=/);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/orders$/);
  expect(await violations()).toEqual([]);
});

test('so does an app whose backend is away', async ({ page }) => {
  const app = await startBuilt('http://127.0.0.1:9/graphql');
  try {
    const violations = await recordViolations(page);
    const response = await page.goto(`${app.url}/orders`);
    expect(response?.status()).toBe(502);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The backend cannot be reached',
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await violations()).toEqual([]);
  } finally {
    await app.stop();
  }
});

test('the policy lets no script run that does not carry the page’s nonce', async ({ page }) => {
  const violations = await recordViolations(page);
  const response = await page.goto(url('/orders'));
  const policy = response?.headers()['content-security-policy'] ?? '';
  const [scripts] = /script-src [^;]*/.exec(policy) ?? [''];
  const [, nonce] = /'nonce-([^']+)'/.exec(scripts) ?? [];
  expect(nonce).toMatch(/^.{20,}$/);
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
  const html = (await response?.text()) ?? '';
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
  const again = await page.request.get(url('/orders'));
  expect(again.headers()['content-security-policy']).not.toContain(nonce);
  expect(await violations()).toEqual([]);
});
