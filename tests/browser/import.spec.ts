import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { Page } from 'playwright/test';
import { expect as expectIn, expectAccessible, open, test } from './page.ts';

/** A run of many calls takes its time on a busy machine. */
const expect = expectIn.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 180_000 });

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const rows = 'tbody tr';
const dialog = (page: Page) => page.getByRole('dialog');
const report = (page: Page) => dialog(page).getByRole('status');
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const unique = () => `import${Date.now()}`;

async function openImport(page: Page, path: string): Promise<void> {
  await open(page, url(path));
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function give(page: Page, name: string, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await dialog(page).getByLabel('File').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

/** Presses a button that saves a file, and reads it. */
async function saved(page: Page, name: string): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await button(page, name).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  return Papa.parse<string[]>(text.replace('\uFEFF', '').trimEnd()).data;
}

test.describe('a file is imported', () => {
  test('of 300 rows, of which some are at fault: the good ones are in, the others come back with why', async ({
    page,
  }) => {
    const word = unique();
    const lines = Array.from({ length: 300 }, (_, index) => {
      const name = `${word} ${String(index).padStart(3, '0')}`;
      if (index === 7) return ',#000000,"no name"';
      if (index === 70) return `${name},,no color`;
      if (index === 170) return `${name},#123456,one,too many`;
      // A name that the row before has taken: only the backend knows.
      if (index === 200) return `${word} 199,#123456,taken`;
      return `${name},#123456,"Row ${index}, ""quoted"""`;
    });
    await openImport(page, '/tags');
    await give(page, 'tags.csv', ['Name,COLOR,Description', ...lines].join('\r\n'));
    await expect(dialog(page).getByLabel('Import COLOR as')).toHaveValue('color');
    await button(page, 'Check rows').click();
    await expect(report(page)).toHaveText('297 rows can be imported, 3 cannot');
    await expect(dialog(page)).toContainText('Row 9');
    await expect(dialog(page)).toContainText('Name is required.');
    await expect(dialog(page)).toContainText('The row has 4 values, but there are 3 columns.');
    await button(page, 'Import 297 tags').click();
    await expect(report(page)).toHaveText('296 done, 1 failed');
    await expect(dialog(page).getByRole('row')).toContainText('Row 202');
    const rejected = await saved(page, 'Download rejected rows');
    expect(rejected[0]).toEqual(['Name', 'COLOR', 'Description', 'Import problem']);
    expect(rejected.slice(1).map(([name]) => name)).toEqual([
      '',
      `${word} 070`,
      `${word} 170`,
      `${word} 199`,
    ]);
    expect(rejected[1][3]).toBe('Name is required.');
    await button(page, 'Close').click();

    // Mended, they are imported again.
    const mended = rejected.map((cells, index) =>
      index === 0 ? cells : [`${word} again ${index}`, '#654321', cells[2], cells[3]],
    );
    await page.getByRole('button', { name: 'Import' }).click();
    await give(page, 'mended.csv', Papa.unparse(mended));
    await button(page, 'Check rows').click();
    await button(page, 'Import 4 tags').click();
    await expect(report(page)).toHaveText('4 done');
    await button(page, 'Close').click();
    await open(page, url(`/tags?q=${word}`));
    await expect(page.locator('header p')).toContainText('300');
    await expect(page.locator(rows)).toHaveCount(25);
  });

  test('as it was pasted out of a spreadsheet, with records named by their titles', async ({
    page,
  }) => {
    const word = unique();
    await open(page, url('/customers'));
    const customer = await page.locator(`${rows} th a`).first().innerText();
    await openImport(page, '/contacts');
    const line = (owner: string, first: string) =>
      [owner, first, word, `${word}@example.com`, 'EN'].join('\t');
    await dialog(page)
      .getByLabel('Or paste rows')
      .fill(
        [
          'Customer\tGiven name\tLast name\tEmail\tLanguage',
          line(customer, 'Ada'),
          line('Nobody at all', 'Bert'),
        ].join('\n'),
      );
    await button(page, 'Next').click();
    await expect(dialog(page)).toContainText('Required, but no column is imported as: First name');
    await dialog(page).getByLabel('Import Given name as').selectOption('First name');
    await button(page, 'Check rows').click();
    await expect(dialog(page)).toContainText('Customer: “Nobody at all” was not found.');
    await expect(dialog(page).getByRole('region', { name: 'First rows' })).toContainText(customer);
    await button(page, 'Import 1 contact').click();
    await expect(report(page)).toHaveText('1 done');
    await button(page, 'Close').click();
    await open(page, url(`/contacts?q=${word}`));
    await expect(page.locator(rows)).toHaveCount(1);
  });

  test('as it is written elsewhere: what its numbers speak for is proposed, and can be chosen', async ({
    page,
  }) => {
    const word = unique();
    await open(page, url('/invoices'));
    const invoice = await page.locator(`${rows} th a`).first().innerText();
    await openImport(page, '/payments');
    await give(
      page,
      'zahlungen.csv',
      `Reference;Invoice;Amount;Method;Received on\n${word};${invoice};1.234,50;Bank transfer;2026-11-20`,
    );
    const writing = dialog(page).getByLabel('Format of Amount');
    await expect(writing).toHaveValue('de-DE');
    await expect(dialog(page)).toContainText('1.234,50 is read as 1,234.5');
    await expect(dialog(page).getByLabel(/^Format of /)).toHaveCount(1);
    await writing.selectOption('1,234.56');
    await button(page, 'Check rows').click();
    await expect(dialog(page)).toContainText('Amount: Use a decimal point');
    await button(page, 'Back').click();
    await expect(writing).toHaveValue('en-GB');
    await writing.selectOption('1.234,56');
    await button(page, 'Check rows').click();
    await expect(dialog(page).getByRole('columnheader', { name: 'Amount' })).toContainText(
      'format 1.234,56',
    );
    await button(page, 'Import 1 payment').click();
    await expect(report(page)).toHaveText('1 done');
    await button(page, 'Close').click();
    await open(page, url(`/payments?q=${word}`));
    await expect(page.locator(rows)).toContainText('1,234.50');
  });

  test('and gone on with after the page was left: no row is sent twice unasked', async ({
    page,
  }) => {
    const word = unique();
    const lines = Array.from({ length: 20 }, (_, index) => `${word} ${index},#123456`);
    await openImport(page, '/tags');
    await give(page, 'interrupted.csv', ['name,color', ...lines].join('\n'));
    await button(page, 'Check rows').click();
    let sent = 0;
    let isCut = true;
    await page.route('**/graphql', async (route) => {
      if (!isCut || !/createTag/.test(route.request().postData() ?? '')) return route.continue();
      sent += 1;
      // From the sixth on no answer ever comes, though the backend has it.
      if (sent <= 5) return route.continue();
      await route.fetch().catch(() => undefined);
    });
    await button(page, 'Import 20 tags').click();
    await expect(dialog(page)).toContainText('5 of 20');
    await expect.poll(() => sent).toBe(8);
    // Another tab is not offered what this one is at, and its own import leaves that as it is.
    const beside = await page.context().newPage();
    await openImport(beside, '/tags');
    await give(beside, 'beside.csv', `name,color\n${unique()},#123456`);
    await button(beside, 'Check rows').click();
    await button(beside, 'Import 1 tag').click();
    await expect(report(beside)).toHaveText('1 done');
    // All of its rows are in: nobody is asked whether to go on with it, closed or not.
    await beside.close();
    isCut = false;
    page.once('dialog', (asked) => void asked.accept());
    await openImport(page, '/tags');
    await expect(dialog(page)).toContainText('The import of interrupted.csv was interrupted');
    await expect(dialog(page)).toContainText(
      '5 rows were imported. The outcome of 3 rows is unknown',
    );
    await button(page, 'Continue').click();
    await button(page, 'Continue import').click();
    await expect(report(page)).toHaveText('17 done, 3 unknown');
    await button(page, 'Close').click();
    await open(page, url(`/tags?q=${word}`));
    await expect(page.locator(rows)).toHaveCount(20);
    await page.getByRole('button', { name: 'Import' }).click();
    await expect(dialog(page).getByLabel('File')).toBeVisible();
  });

  test('in one tab at a time, where pages have no locks', async ({ page, context }) => {
    // As on plain HTTP.
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const word = unique();
    const lines = Array.from({ length: 20 }, (_, index) => `${word} ${index},#123456`);
    await openImport(page, '/tags');
    await give(page, 'shared.csv', ['name,color', ...lines].join('\n'));
    await button(page, 'Check rows').click();
    let sent = 0;
    const { promise: goOn, resolve: letGoOn } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (/createTag/.test(route.request().postData() ?? '') && (sent += 1) > 5) await goOn;
      await route.continue();
    });
    await button(page, 'Import 20 tags').click();
    await expect(dialog(page)).toContainText('5 of 20');
    await expect.poll(() => sent).toBe(8);
    const beside = await context.newPage();
    await openImport(beside, '/tags');
    await button(beside, 'Continue').click();
    await button(beside, 'Continue import').click();
    await expect(report(beside)).toHaveText('17 done, 3 unknown');
    letGoOn();
    await expect(report(page)).toHaveText('8 done, 12 failed');
    await expect(dialog(page)).toContainText('the import was continued in another tab');
    await open(beside, url(`/tags?q=${word}`));
    await expect(beside.locator(rows)).toHaveCount(20);
  });

  test('only when it is a table', async ({ page }) => {
    await openImport(page, '/tags');
    await give(page, 'broken.csv', 'name,color\n"open,#123456\n');
    await expect(dialog(page).getByRole('alert')).toContainText('A quotation mark in row');
    await give(page, 'empty.csv', 'name,color\n');
    await expect(dialog(page).getByRole('alert')).toContainText('no rows below the header');
  });

  test('with the keyboard alone, and its columns are remembered', async ({ page }) => {
    const word = unique();
    await open(page, url('/tags'));
    for (const heading of ['Label of it', 'Label of it']) {
      await page.getByRole('button', { name: 'Import' }).focus();
      await page.keyboard.press('Enter');
      await dialog(page).getByLabel('Or paste rows').focus();
      await page.keyboard.insertText(`${heading},Color\n${word} ${Math.random()},#123456`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const select = dialog(page).getByLabel(`Import ${heading} as`);
      await select.focus();
      if ((await select.inputValue()) === '') await page.keyboard.press('N');
      await expect(select).toHaveValue('name');
      await button(page, 'Check rows').focus();
      await page.keyboard.press('Enter');
      await button(page, 'Import 1 tag').focus();
      await page.keyboard.press('Enter');
      await expect(report(page)).toHaveText('1 done');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
    await open(page, url(`/tags?q=${word}`));
    await expect(page.locator(rows)).toHaveCount(2);
  });
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const)
  test(`an import is for everybody, ${width} pixels wide, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await openImport(page, '/customers');
    await expectAccessible(page);
    await give(
      page,
      'customers.csv',
      'Name,Kind,Email,Billing street,Billing postal code,Billing city,Billing country\nA,Café,a@example.com,S,1,C,DE\nB,nothing,b,,,,',
    );
    await expect(dialog(page).getByLabel('Import Kind as')).toHaveValue('kind');
    await expectAccessible(page);
    await button(page, 'Check rows').click();
    await expect(report(page)).toContainText('cannot');
    await expectAccessible(page);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
  });
