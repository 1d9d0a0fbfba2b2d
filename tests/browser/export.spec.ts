import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { Page } from 'playwright/test';
import { expect, expectAccessible, open, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const rows = 'tbody tr';
const menu = (page: Page) => page.locator('[popovertarget]', { hasText: 'Export' });
/** What starts it is called as what opens its menu is. */
const startButton = (page: Page) =>
  page.locator('[popover]').getByRole('button', { name: 'Export' });

/** Presses "Export" and gives the file's name and text. */
async function exported(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await startButton(page).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test.describe('a list is exported', () => {
  test('as CSV with all that match, page by page, in the columns that are shown', async ({
    page,
  }) => {
    await open(page, url('/orders?status=DELIVERED&columns=number&columns=customer&columns=total'));
    const total = Number((await page.locator('header p').innerText()).replace(/\D/g, ''));
    const pages: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('/graphql') && pages.push(request));
    await menu(page).click();
    const { name, text } = await exported(page);
    expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    const { data } = Papa.parse<string[]>(text.trimEnd());
    expect(data[0]).toEqual(['Number', 'Customer', 'Total', 'Total currency']);
    expect(data.length - 1).toBe(total);
    expect(new Set(data.slice(1).map(([number]) => number)).size).toBe(total);
    expect(pages.length).toBe(Math.ceil(total / 100));
    await expect(page.getByText(`${total.toLocaleString('en-GB')} rows exported.`)).toBeVisible();
    const inSight = await page.locator(`${rows} th`).allInnerTexts();
    expect(data.slice(1, 26).map(([number]) => number)).toEqual(inSight);
  });

  test('as JSON with the rows that are selected, on whatever page', async ({ page }) => {
    await open(page, url('/orders?sort=number'));
    await page.locator(rows).nth(1).getByRole('checkbox').check();
    const first = await page.locator(`${rows} th`).nth(1).innerText();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/after=/);
    await page.locator(rows).nth(2).getByRole('checkbox').check();
    const second = await page.locator(`${rows} th`).nth(2).innerText();
    await expect(page.getByText('2 selected')).toBeVisible();
    await menu(page).click();
    await page.getByLabel('Format').selectOption('JSON');
    const { text } = await exported(page);
    const parsed = JSON.parse(text) as Array<{ Number: string }>;
    expect(parsed.map(({ Number: number }) => number)).toEqual([first, second]);
  });

  test('until somebody cancels it', async ({ page }) => {
    await open(page, url('/orders'));
    await page.route('**/graphql', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await menu(page).click();
    await startButton(page).click();
    await expect(page.getByText('100 rows so far')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(startButton(page)).toBeVisible();
  });

  test('or says why it could not be', async ({ page }) => {
    await open(page, url('/orders'));
    await page.route('**/graphql', (route) =>
      route.fulfill({ json: { errors: [{ message: 'The archive is closed.' }] } }),
    );
    await menu(page).click();
    await startButton(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The archive is closed.');
  });
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** The sizes of the files that exports have in the browser's own file system. */
const onDisk = (page: Page) =>
  page.evaluate(async () => {
    const sizes: number[] = [];
    for await (const folder of (await navigator.storage.getDirectory()).values())
      for await (const file of (folder as FileSystemDirectoryHandle).values())
        sizes.push((await (file as FileSystemFileHandle).getFile()).size);
    return sizes;
  });

interface Tag {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** Makes tags of which a page is more than exports gather in memory. @returns what the database has of them */
async function makeLargeTags(page: Page, word: string): Promise<Tag[]> {
  const make = (count: number) => {
    const tag = { name: `${word} ${count}`, color: '#aabbcc' };
    const description = `“${count}”, "größer"\n`.repeat(3_000).trim();
    return send(page, 'createTagMutation', { input: { tag: { ...tag, description } } });
  };
  await Promise.all(Array.from({ length: 110 }, (_, index) => make(100 + index)));
  const filter = { name: { startsWith: word } };
  const variables = { first: 200, filter, orderBy: ['NAME_ASC'], more: true };
  const { tags } = await send<{ tags: { edges: Array<{ node: Tag }> } }>(
    page,
    'TagListQuery',
    variables,
  );
  return tags.edges.map(({ node }) => node);
}

test.describe('an export that is too large for memory', () => {
  let tags: Tag[] = [];
  const word = `large${Date.now()}`;

  test.beforeEach(async ({ page }) => {
    await open(page, url('/tags'));
    tags = await makeLargeTags(page, word);
    await open(page, url(`/tags?q=${word}&sort=name&columns=name&columns=description`));
    await menu(page).click();
  });
  test.afterEach(async ({ context }) => {
    const page = await context.newPage();
    await open(page, url('/tags'));
    await Promise.all(tags.map(({ id }) => send(page, 'deleteTagMutation', { input: { id } })));
  });

  test('is on the browser’s disk until it is saved, whole, and for no longer than a day', async ({
    context,
    page,
  }) => {
    const { text } = await exported(page);
    const { data } = Papa.parse<string[]>(text.trimEnd());
    expect(data.slice(1)).toEqual(tags.map(({ name, description }) => [name, description]));
    await expect(page.getByText('110 rows exported.')).toBeVisible();
    const sizes = await onDisk(page);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(Buffer.byteLength(text));
    await page.close();
    const later = await context.newPage();
    await later.addInitScript((day) => {
      const now = Date.now;
      Date.now = () => now() + day;
    }, DAY_MS);
    await open(later, url('/tags'));
    // What is too old is removed when somebody first touches a page.
    await later.mouse.move(200, 200);
    await later.mouse.move(240, 240);
    await expect.poll(() => onDisk(later)).toEqual([]);
  });

  test('leaves nothing there when it is cancelled', async ({ page }) => {
    const { promise: goOn, resolve: letGoOn } = Promise.withResolvers<void>();
    let pages = 0;
    await page.route('**/graphql', async (route) => {
      if ((pages += 1) > 1) await goOn;
      await route.continue();
    });
    await startButton(page).click();
    await expect(page.getByText('100 rows so far')).toBeVisible();
    await expect.poll(() => onDisk(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(startButton(page)).toBeVisible();
    letGoOn();
    await expect.poll(() => onDisk(page)).toEqual([]);
  });
});

test.describe('rows are selected', () => {
  test('one by one, all in sight, all that match, or none', async ({ page }) => {
    await open(page, url('/orders'));
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await expect(page.getByText('25 selected')).toBeVisible();
    await page.locator(rows).first().getByRole('checkbox').uncheck();
    await expect(page.getByText('24 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Select all matching rows' }).click();
    await expect(page.getByText('All matching rows are selected')).toBeVisible();
    await expect(page.locator(rows).first().getByRole('checkbox')).toBeChecked();
    await page.getByRole('navigation', { name: 'Status' }).getByText('Shipped').click();
    await expect(page).toHaveURL(/status=SHIPPED/);
    await expect(page.getByText('All matching rows are selected')).toBeHidden();
  });

  for (const width of [1280, 390])
    test(`by everybody, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, url('/orders'));
      await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
      await menu(page).click();
      await expect(page.getByLabel('Format')).toBeVisible();
      await expectAccessible(page);
    });
});
