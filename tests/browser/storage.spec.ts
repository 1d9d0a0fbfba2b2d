import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright/test';
import { shiftDate } from '../clock/shiftDate.js';
import { testClockOffset } from '../clock/testClock.js';
import type { RunningApp } from './appCheckout.ts';
import { CHROMIUM } from './chromium.ts';
import { startNamingBackend, type NamingBackend } from './namingBackend.ts';
import { everythingKept, expect, open, takenOver, test } from './page.ts';
import { startBuilt } from './builtApp.ts';
import { enterToken } from '../../src/testing/browserTests.ts';

let backend: NamingBackend;
let app: RunningApp;
let folder: string;

test.beforeAll(async () => {
  backend = await startNamingBackend();
  app = await startBuilt(backend.endpoint);
  folder = mkdtempSync(join(tmpdir(), 'frontage-browser-'));
});
test.afterAll(async () => {
  await app.stop();
  await backend.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function launch(): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    ...CHROMIUM,
    // What people's browsers have: a page that is left may come back as it was.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  await context.addInitScript(shiftDate, testClockOffset());
  return context;
}

/** Ends the browser as a crash of it does. */
async function kill(context: BrowserContext): Promise<void> {
  const closed = new Promise<void>((resolve) => context.once('close', () => resolve()));
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (commandOf(id).includes(folder) && !commandOf(id).includes('--type='))
      process.kill(Number(id), 'SIGKILL');
  }
  await closed;
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function signIn(page: Page, token: string, to = '/orders'): Promise<void> {
  await page.goto(`${app.url}/sign-in?returnTo=${encodeURIComponent(to)}`);
  await enterToken(page, token);
  await page.waitForURL(`${app.url}${to}`);
  await takenOver(page);
}

/** Leaves a page that is about to make the database; browsers may keep such a page for the way back. */
async function leaveWhileOpening(page: Page): Promise<void> {
  await page.goto(`${app.url}${FORM}?left`);
  await takenOver(page);
  await page.evaluate((away) => {
    // As whatever opens it does.
    new BroadcastChannel('frontage').onmessage = () => undefined;
    const request = indexedDB.open('frontage', 1);
    request.onupgradeneeded = () => request.transaction?.abort();
    location.href = away;
  }, `${app.url}/sign-in`);
  await page.waitForURL('**/sign-in');
}

const FORM = '/suppliers/new';
const restored = (page: Page) => page.getByText('Your unsaved changes were restored.');
const account = (page: Page) => page.getByRole('button', { name: 'Account' });
async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
}
/** Waits for the database: what it has yet to get is kept by the tab, which ends with the browser. */
async function expectWritten(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      const kept = await everythingKept(page);
      return { isKept: kept.includes(text), isInTab: kept.includes('/unwrittenDraft/') };
    })
    .toEqual({ isKept: true, isInTab: false });
}
const nameIn = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

test('what was typed is there after the browser was killed, for the same person and no other', async () => {
  let context = await launch();
  let page = context.pages()[0];
  await leaveWhileOpening(page);
  await signIn(page, 'visitor-ada', FORM);
  await nameIn(page).fill('Typed by Ada');
  await expectWritten(page, 'Typed by Ada');
  await kill(context);

  context = await launch();
  page = context.pages()[0];
  // Browsers write cookies half a minute late: who was killed before that has to sign in again.
  await signIn(page, 'visitor-ada', FORM);
  await expect(restored(page)).toBeVisible();
  await expect(nameIn(page)).toHaveValue('Typed by Ada');
  // In a second tab it is begun anew, and neither overwrites the other's.
  const second = await context.newPage();
  await open(second, `${app.url}${FORM}`);
  await expect(nameIn(second)).toHaveValue('');
  await nameIn(second).fill('Typed beside');
  await nameIn(page).fill('Typed by Ada, and more');
  await expect
    .poll(() => everythingKept(page))
    .toMatch(/Typed beside.*and more|and more.*Typed beside/);
  await second.close();

  // A session that ends is no sign-out: whoever comes next sees nothing of it, and Ada all of it.
  await context.clearCookies();
  await signIn(page, 'visitor-bob', FORM);
  await expect(nameIn(page)).toHaveValue('');
  await expect(restored(page)).toBeHidden();
  await context.clearCookies();
  await signIn(page, 'visitor-ada', FORM);
  await expect(restored(page)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(nameIn(page)).toHaveValue('');
  await context.close();
});

test('signing out leaves nothing behind, in no tab and no storage', async () => {
  const context = await launch();
  const page = context.pages()[0];
  await signIn(page, 'visitor-cid', '/customers');
  await page.locator('tbody th a').first().click();
  await page.waitForURL(/customers\/./);
  await expect.poll(() => everythingKept(page)).toMatch(/\/recent\/.*visitor-cid/);
  expect(await everythingKept(page)).not.toContain('/pinned/');
  const other = await context.newPage();
  await open(other, `${app.url}${FORM}`);
  await nameIn(other).fill('Typed by Cid');
  await expect.poll(() => everythingKept(page)).toContain('Typed by Cid');
  await open(page, `${app.url}/customers`);
  await expect(page.getByText('visitor-cid').first()).toBeVisible();
  await signOut(page);
  await page.waitForURL(/sign-in/);

  // The form in the other tab goes without a question, with what it shows: an empty one asks for no data.
  await expect(account(other)).toBeHidden();
  await expect(nameIn(other)).toHaveValue('');
  await takenOver(other);
  await expect
    .poll(() => everythingKept(page))
    .not.toMatch(/Typed by Cid|visitor-cid|\/recent\/|signed-out/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect(await page.content()).not.toContain('visitor-cid');
  await signIn(page, 'visitor-dan', FORM);
  await expect(nameIn(page)).toHaveValue('');
  await page.getByText('Pinned and recent').click();
  await expect(page.getByText('Records that you view are listed here.')).toBeVisible();

  // What is typed while nobody is signed in goes to who signs in in that tab, and to nobody after them.
  const sent = '/tags/new';
  // It would load itself anew once more, in the middle of what follows.
  await other.close();
  await signOut(page);
  await page.waitForURL(/sign-in/);
  const closed = await context.newPage();
  for (const [tab, words] of [
    [closed, 'Typed in a tab that is closed'],
    [page, 'Typed by nobody yet'],
  ] as const) {
    await open(tab, `${app.url}${sent}`);
    await nameIn(tab).fill(words);
    await expect.poll(() => everythingKept(tab)).toContain(words);
  }
  await closed.close();
  await page.getByLabel('Color').fill('#123456');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  page.once('dialog', (asked) => void asked.accept());
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await enterToken(page, 'visitor-eva');
  await expect(restored(page)).toBeVisible();
  await expect(nameIn(page)).toHaveValue('Typed by nobody yet');
  await expect.poll(() => everythingKept(page)).not.toMatch(/signedOutDraft|closed|signed-out/);
  await signOut(page);
  await page.waitForURL(/sign-in/);
  await expect.poll(() => everythingKept(page)).not.toMatch(/nobody yet|signed-out/);
  await signIn(page, 'visitor-fay', sent);
  await expect(nameIn(page)).toHaveValue('');
  await context.close();
});
