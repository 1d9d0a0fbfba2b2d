import type { Page } from 'playwright/test';
import { expect, open, test } from './page.ts';
import type { RunningApp } from './appCheckout.ts';
import {
  PASSWORD,
  startNamingBackend,
  WRONG_PASSWORD,
  type NamingBackend,
} from './namingBackend.ts';
import { startBuilt } from './builtApp.ts';
import { enterToken, signIn } from '../../src/testing/browserTests.ts';

/** Signs in by the form of the schema's own mutation. */
async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  await password.press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in');
}

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

test('a visitor without a session is led to sign in, and back to the page', async ({ page }) => {
  await page.goto(`${app.url}/orders?sort=number`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await enterToken(page, 'nobody');
  await expect(page.getByText('does not accept this token')).toBeVisible();

  await page.getByText('Email', { exact: true }).click();
  await page.keyboard.type('visitor-1@office.example');
  await page.getByText('Password', { exact: true }).click();
  await page.keyboard.type('a bad password');
  await page.keyboard.press('Enter');
  await expect(page.getByText(WRONG_PASSWORD)).toBeVisible();
  expect(page.url()).not.toContain('password');
  await expect(page.getByLabel('Email')).toHaveValue('visitor-1@office.example');

  // The password is asked for again, where the keyboard is.
  await page.keyboard.type(PASSWORD);
  await page.getByText('Show password').click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.url}/orders?sort=number`);
  await expect(page.locator('tbody th').first()).toHaveText('visitor-1');
  expect(backend.signedIn).toEqual(['visitor-1@office.example']);
});

test('tests of an app sign in by a helper, which says why they cannot', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: app.url });
  await expect(signIn(page, 'nobody')).rejects.toThrow('CREDENTIAL_REFUSED');
  await signIn(page, 'visitor-1', '/orders');
  await expect(page.locator('tbody th').first()).toHaveText('visitor-1');
  await page.close();
});

test('no script of the page sees the token', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(JSON.stringify(request.headers())));
  await page.goto(`${app.url}/sign-in?returnTo=/orders`);
  await enterToken(page, 'visitor-hidden');
  await expect(page).toHaveURL(`${app.url}/orders`);
  const kept = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain('visitor-hidden');
  expect(sent.join()).not.toContain('Bearer');
});

test('after a session ends, signing in leads back to the same page', async ({ page }) => {
  await page.goto(`${app.url}/sign-in?returnTo=/orders`);
  await enterToken(page, 'visitor-first');
  await open(page, `${app.url}/orders`);
  backend.revoke('visitor-first');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Customers' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to continue');
  await expect(page).toHaveURL(`${app.url}/customers`);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await enterToken(page, 'visitor-second');
  await expect(page).toHaveURL(`${app.url}/customers`);
  await expect(page.locator('tbody th').first()).toHaveText('visitor-second');
  expect(await page.content()).not.toContain('visitor-first');
});

test('what was typed when a session ended is saved by who typed it, once, and shown to nobody else', async ({
  page,
}) => {
  await page.goto(`${app.url}/sign-in?returnTo=/tags/new`);
  await enterToken(page, 'visitor-typing');
  await open(page, `${app.url}/tags/new`);
  const name = page.getByRole('textbox', { name: 'Name' });
  const save = page.getByRole('button', { name: /^(Create|Save)/ }).first();
  await name.fill('Typed before it ended');
  await page.getByRole('textbox', { name: 'Color' }).fill('#112233');
  backend.revoke('visitor-typing');
  await save.click();
  await expect(page.getByText('your session has expired').first()).toBeVisible();
  await expect(name).toHaveValue('Typed before it ended');

  // In another tab of the same browser, somebody else signs in.
  const other = await page.context().newPage();
  await other.goto(`${app.url}/sign-in?returnTo=/tags/new`);
  await enterToken(other, 'visitor-other');
  await open(other, `${app.url}/tags/new`);
  await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await save.click();
  const notice = page.getByText('Somebody else has signed in in this browser');
  await expect(notice.first()).toBeVisible();
  expect(backend.writes).toEqual([]);

  backend.admit('visitor-typing');
  await other.goto(`${app.url}/sign-in?returnTo=/tags/new`);
  await enterToken(other, 'visitor-typing');
  await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed before it ended');
  await other
    .getByRole('button', { name: /^(Create|Save)/ })
    .first()
    .click();
  await expect(other).not.toHaveURL(/\/tags\/new/);
  expect(backend.writes.map(({ token }) => token)).toEqual(['visitor-typing']);
  expect(JSON.stringify(backend.writes)).toContain('Typed before it ended');
});

test('work that a session ended in the middle of goes on after signing in again, each row once', async ({
  page,
}) => {
  const token = 'visitor-working';
  const email = `${token}@office.example`;
  await page.goto(`${app.url}/sign-in?returnTo=/tags`);
  await enterPassword(page, email);
  await open(page, `${app.url}/tags`);
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name }).click();
  /** The mutations of a run of eight rows, whose session ends when the backend has taken three. */
  const interrupted = async (start: string) => {
    const before = backend.writes.length;
    backend.revokeAfter(token, 3);
    await press(start);
    await expect(dialog).toContainText('Paused.');
    await expect(dialog).toContainText('You are not signed in, or your session has expired.');
    expect(backend.writes.length - before).toBeLessThan(8);
    backend.admit(token);
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: 'Sign in in a new tab' }).click();
    const tab = await opened;
    await enterPassword(tab, email);
    await expect(tab).toHaveURL(`${app.url}/`);
    await tab.close();
    await press('Resume');
    // What was refused for lack of a session was not done.
    await expect(dialog.getByRole('status')).toHaveText(/^\d done, \d failed$/);
    await press('Retry failed');
    await expect(dialog.getByRole('status')).toHaveText('8 done');
    await press('Close');
    const writes = backend.writes.slice(before);
    expect(writes.map((write) => write.token)).toEqual(Array(8).fill(token));
    return writes.map(({ args }) => JSON.stringify(args));
  };

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Edit a field' }).click();
  await dialog.getByLabel('Field').selectOption('Color');
  await press('Next');
  await dialog.getByRole('textbox', { name: 'Color' }).fill('#445566');
  const changes = await interrupted('Change color of 8 tags');
  expect(new Set(changes).size).toBe(8);
  expect(changes.every((change) => change.includes('#445566'))).toBe(true);

  const names = Array.from({ length: 8 }, (_, index) => `Imported ${index}`);
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog
    .getByLabel('Or paste rows')
    .fill(['Name\tColor', ...names.map((name) => `${name}\t#112233`)].join('\n'));
  await press('Next');
  await press('Check rows');
  const creates = await interrupted('Import 8 tags');
  const created = creates.map((create) => /Imported \d/.exec(create)?.[0]);
  expect(created.toSorted()).toEqual(names);
});

test('signing out ends the session and its copies, and nothing of it is left to go back to', async ({
  page,
  browser,
}) => {
  await page.goto(`${app.url}/sign-in?returnTo=/orders`);
  await enterToken(page, 'visitor-leaving');
  await open(page, `${app.url}/orders`);
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(await page.context().cookies());
  const copy = await elsewhere.newPage();
  expect((await copy.goto(`${app.url}/orders`))?.status()).toBe(200);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
    'frontage-session',
  );
  await copy.goto(`${app.url}/orders`);
  await expect(copy).toHaveURL(`${app.url}/sign-in?returnTo=%2Forders&problem=SESSION_ENDED`);
  await expect(copy.getByText('Your session has ended.')).toBeVisible();
  await elsewhere.close();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect(await page.content()).not.toContain('visitor-leaving');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in leads back to the page', async ({ page }) => {
    await page.goto(`${app.url}/customers`);
    await enterToken(page, 'visitor-plain');
    await expect(page).toHaveURL(`${app.url}/customers`);
    await expect(page.locator('tbody th').first()).toHaveText('visitor-plain');
  });
});
