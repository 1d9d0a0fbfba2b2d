import type { Page } from 'playwright/test';
import { t, tLabel } from '../../src/locale/translate.ts';
import { readCatalogues } from '../../src/server/languages.ts';
import { everythingKept, expect as expectIn, expectAccessible, open, test } from './page.ts';
import { recordShifts, shiftsOf } from './shifts.ts';
import { makeTags, send } from './sampleRecords.ts';

/** A run of many calls takes its time on a busy machine. */
const expect = expectIn.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const rows = 'tbody tr';
const dialog = (page: Page) => page.getByRole('dialog');
const counts = (page: Page) => dialog(page).getByRole('status');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What the list says of work that was cut short. */
const offer = (page: Page) => page.getByRole('region', { name: /was interrupted/ });

test.beforeAll(() => {
  globalThis.frontageCatalogues = readCatalogues(process.cwd());
});

/** Makes tags, opens the list of them, and chooses all that match. @returns what their names begin with */
async function chooseTags(page: Page, count: number): Promise<string> {
  const word = `resume${Date.now()}`;
  await open(page, url('/tags'));
  await makeTags(
    page,
    Array.from({ length: count }, (_, index) => `${word} ${String(index).padStart(3, '0')}`),
  );
  await open(page, url(`/tags?q=${word}`));
  await page.locator(rows).first().getByRole('checkbox').check();
  await button(page, 'Select all matching rows').click();
  return word;
}

/** The names of the tags in the backend. */
async function stored(page: Page, word: string): Promise<string[]> {
  const names: string[] = [];
  let after: string | null = null;
  for (;;) {
    const { tags }: TagPage = await send(page, 'TagListQuery', {
      filter: { name: { startsWith: word } },
      orderBy: ['NAME_ASC'],
      first: 100,
      after,
    });
    names.push(...tags.edges.map(({ node }) => node.name));
    if (!tags.pageInfo.hasNextPage) return names;
    after = tags.pageInfo.endCursor;
  }
}

interface TagPage {
  readonly tags: {
    readonly edges: ReadonlyArray<{ readonly node: { readonly name: string } }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

/** What has been sent of a mutation, and ways to hold it. */
interface Cut {
  readonly sent: string[];
  /** Nothing is held any more. */
  isOver: boolean;
}

/**
 * Lets some calls of a mutation through. Of those that follow, every second reaches the backend; none is
 * answered.
 */
async function cutAfter(page: Page, mutation: RegExp, count: number): Promise<Cut> {
  const cut: Cut = { sent: [], isOver: false };
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (!mutation.test(body)) return route.continue();
    cut.sent.push(body);
    if (cut.isOver || cut.sent.length <= count) return route.continue();
    if (cut.sent.length % 2 === 1) await route.fetch().catch(() => undefined);
  });
  return cut;
}

/** Loads the page anew in the middle of a run, which it asks about before. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (asked) => void asked.accept());
  await open(page, page.url());
}

async function appendToNames(page: Page, count: number): Promise<void> {
  await button(page, 'Edit a field').click();
  await dialog(page).getByLabel('Field').selectOption('Name');
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await dialog(page).getByRole('region', { name: 'Preview' }).waitFor();
  await dialog(page).getByRole('combobox').first().selectOption('Add at the end');
  await dialog(page).getByRole('textbox').first().fill('!');
  await dialog(page)
    .getByRole('button', { name: `Change name of ${count} tags` })
    .click();
}

test('a change of all that match goes on after a reload, makes each record’s change once, and is undone as a whole', async ({
  page,
}) => {
  const word = await chooseTags(page, 120);
  const before = await stored(page, word);
  const cut = await cutAfter(page, /updateTag/, 30);
  await appendToNames(page, 120);
  await expect(dialog(page)).toContainText('30 of 120');
  await expect.poll(() => cut.sent.length).toBe(33);
  await reload(page);
  await expect(offer(page)).toContainText(
    '“Change name of 120 tags” was interrupted: 30 of 120 done, 3 without an answer.',
  );
  // Two of the three have reached the backend, and it is not asked for them once more.
  const half = (await stored(page, word)).filter((name) => name.endsWith('!'));
  expect(half).toHaveLength(32);
  cut.isOver = true;
  await button(page, 'Continue').click();
  await expect(counts(page)).toHaveText('120 done');
  expect(cut.sent).toHaveLength(33 + 120 - 32);
  expect(await stored(page, word)).toEqual(before.map((name) => `${name}!`));
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog(page)).toContainText('Undo: Change name of 120 tags');
  await expect(counts(page)).toHaveText('120 done');
  expect(await stored(page, word)).toEqual(before);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  expect(await everythingKept(page)).not.toContain(`${word} 0`);
  await open(page, url('/tags'));
  await expect(offer(page)).toHaveCount(0);
});

test('records are deleted to the last one after a reload, in one tab at a time', async ({
  page,
}) => {
  const word = await chooseTags(page, 20);
  const cut = await cutAfter(page, /deleteTag/, 5);
  await button(page, 'Delete').click();
  await dialog(page).getByRole('button', { name: 'Delete 20 tags' }).click();
  await expect(dialog(page)).toContainText('5 of 20');
  await expect.poll(() => cut.sent.length).toBe(8);
  const beside = await page.context().newPage();
  await open(beside, url('/tags'));
  await expect(offer(beside)).toHaveCount(0);
  await beside.close();
  await reload(page);
  await expect(offer(page)).toContainText('5 of 20 done, 3 without an answer');
  cut.isOver = true;
  await button(page, 'Continue').click();
  await expect(counts(page)).toHaveText('20 done');
  expect(await stored(page, word)).toEqual([]);
});

test('an action that got no answer is not repeated unasked', async ({ page }) => {
  await open(page, url('/tickets?status=OPEN'));
  for (const index of [0, 1]) await page.locator(rows).nth(index).getByRole('checkbox').check();
  // The backend has it, and the answer never comes.
  const cut = await cutAfter(page, /closeTickets/, -1);
  await button(page, 'Close').click();
  await dialog(page).getByRole('button', { name: 'Close 2 tickets' }).click();
  await expect.poll(() => cut.sent.length).toBe(1);
  await reload(page);
  await expect(offer(page)).toContainText('0 of 2 done, 2 without an answer');
  await expect(offer(page)).toContainText('not sent again unless you choose to');
  cut.isOver = true;
  await button(page, 'Continue').click();
  await expect(counts(page)).toHaveText('0 done, 2 unknown');
  expect(cut.sent).toHaveLength(1);
  await dialog(page).getByRole('button', { name: 'Resend unknown' }).click();
  await expect(counts(page)).toContainText('2');
  expect(cut.sent).toHaveLength(3);
});

test('work that came to its end is not called interrupted, and what failed is tried again', async ({
  page,
}) => {
  const word = await chooseTags(page, 6);
  let isRefusing = true;
  let calls = 0;
  await page.route('**/graphql', async (route) => {
    if (!/deleteTag/.test(route.request().postData() ?? '')) return route.continue();
    calls += 1;
    if (!isRefusing || calls % 3 > 0) return route.continue();
    await route.fulfill({ json: { data: null, errors: [{ message: 'The tag is in use.' }] } });
  });
  await button(page, 'Delete').click();
  await dialog(page).getByRole('button', { name: 'Delete 6 tags' }).click();
  await expect(counts(page)).toHaveText('4 done, 2 failed');
  expect(await stored(page, word)).toHaveLength(2);
  await open(page, page.url());
  await expect(offer(page)).toHaveCount(0);
  const ended = page.getByRole('region', { name: /has ended/ });
  await expect(ended).toContainText('“Delete 6 tags” has ended: 4 of 6 done, 2 failed.');
  await expectAccessible(page);
  await ended.getByRole('button', { name: 'Show report' }).click();
  await expect(counts(page)).toHaveText('4 done, 2 failed');
  await expect(dialog(page)).toContainText('The tag is in use.');
  expect(calls).toBe(6);
  await open(page, page.url());
  isRefusing = false;
  await ended.getByRole('button', { name: 'Retry failed' }).click();
  await expect(counts(page)).toHaveText('6 done');
  expect(calls).toBe(8);
  expect(await stored(page, word)).toEqual([]);
  await open(page, url('/tags'));
  await expect(ended).toHaveCount(0);
});

for (const [width, colorScheme, language] of [
  [1280, 'light', 'en-GB'],
  [320, 'dark', 'de'],
  [320, 'light', 'ar'],
] as const)
  test.describe(`${width} pixels wide, ${colorScheme}, in ${language},`, () => {
    test.use({ locale: language, viewport: { width, height: 844 }, colorScheme });

    test('what is unfinished is offered to everybody, and discarded with the keyboard', async ({
      page,
    }) => {
      const locale = { language, timeZone: 'UTC', now: 0 };
      const word = `resume${Date.now()}`;
      await open(page, url('/tags'));
      const names = Array.from({ length: 8 }, (_, index) => `${word} ${index}`);
      await makeTags(page, names);
      await open(page, url(`/tags?q=${word}`));
      for (let index = 0; index < 8; index += 1)
        await page.locator(rows).nth(index).getByRole('checkbox').check();
      const cut = await cutAfter(page, /deleteTag/, 2);
      await button(page, tLabel('Delete', locale)).click();
      await dialog(page).locator('[type="submit"]').click();
      await expect.poll(() => cut.sent.length).toBe(5);
      await recordShifts(page);
      await reload(page);
      const discard = button(page, t('Discard', locale));
      await expect(discard).toBeInViewport();
      await expectAccessible(page);
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect([isWide, await shiftsOf(page)]).toEqual([false, 0]);
      await discard.focus();
      await page.keyboard.press('Enter');
      await expect(discard).toHaveCount(0);
      expect(await everythingKept(page)).not.toContain(`${word} 7`);
      cut.isOver = true;
      const left = await stored(page, word);
      expect(left.length).toBeGreaterThan(2);
      expect(cut.sent).toHaveLength(5);
      await open(page, url('/tags'));
      await expect(discard).toHaveCount(0);
    });
  });
