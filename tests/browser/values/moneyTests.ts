import type { Page } from 'playwright/test';
import { expect, open, test } from '../page.ts';
import type { DatabaseApp } from './start.ts';

/** What people rely on with amounts that the database counts in cents. @param opened the app of the other tests */
export function testMoney(opened: () => DatabaseApp): void {
  test.describe('an amount that the database counts in cents', () => {
    const run = (sql: string) => opened().run(sql);
    const address = (path: string) => `${opened().url}${path}`;
    const recordOf = (id: number) => address(`/fees/${btoa(JSON.stringify(['Fee', id]))}`);
    const amountOf = async (id: number) =>
      (await run(`select amount_cents from fees where id = ${id}`))[0]?.amount_cents;
    const names = async (condition: string) =>
      (await run(`select name from fees where ${condition} order by amount_cents`)).map(
        ({ name }) => String(name),
      );

    test.beforeEach(async () => {
      await run('delete from fees');
      await run('insert into fees select * from original.fees');
    });

    test('is typed in whole units, in the form and in its place, and nothing else is changed', async ({
      page,
    }) => {
      const others = await run('select * from fees where id <> 1 order by id');
      await open(page, `${recordOf(1)}/edit`);
      await expect(amount(page)).toHaveValue('12.50');
      await amount(page).fill('19.99');
      await save(page);
      await expect(page).toHaveURL(recordOf(1));
      await expect(fact(page)).toContainText('€19.99');
      expect(await amountOf(1)).toBe(1999);
      await page.getByRole('link', { name: 'Edit Amount', exact: true }).click();
      await expect(amount(page)).toHaveValue('19.99');
      await amount(page).fill('0.07');
      await page.keyboard.press('Enter');
      await expect(fact(page)).toContainText('€0.07');
      await expect.poll(() => amountOf(1)).toBe(7);
      expect(await run('select * from fees where id <> 1 order by id')).toEqual(others);
    });

    test.describe('in German', () => {
      test.use({ locale: 'de-DE' });

      test('is typed, shown and asked for with a decimal comma', async ({ page }) => {
        await open(page, `${recordOf(1)}/edit`);
        await expect(amount(page)).toHaveValue('12,50');
        await amount(page).fill('1.219,99');
        await save(page, 'Speichern');
        await expect(page).toHaveURL(recordOf(1));
        await expect(page.locator('main')).toContainText('1.219,99 €');
        expect(await amountOf(1)).toBe(121_999);
        await open(page, address('/fees?sort=amountCents'));
        await page.getByText('Filter hinzufügen').click();
        await page
          .getByRole('list', { name: 'Filter', exact: true })
          .getByText('Betrag', { exact: true })
          .click();
        const asked = page.getByRole('form', { name: 'Betrag' });
        await asked.getByLabel('mindestens').fill('1.219,99');
        await asked.getByRole('button', { name: 'Anwenden' }).click();
        await expect(page).toHaveURL(/[?&]amountCents\.atLeast=1219\.99(&|$)/);
        await expect(titles(page)).toHaveText(await names('amount_cents >= 121999'));
      });
    });

    test('is in the smallest unit of its own currency, which may have none', async ({ page }) => {
      await open(page, `${recordOf(4)}/edit`);
      await expect(amount(page)).toHaveValue('120000');
      await amount(page).fill('1999.5');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Amounts in JPY have no decimal places.').first()).toBeVisible();
      await amount(page).fill('1999');
      await save(page);
      await expect(page).toHaveURL(recordOf(4));
      await expect(fact(page)).toContainText('¥1,999');
      expect(await amountOf(4)).toBe(1999);
    });

    test('is compared, ordered and shown in lists as the database has it', async ({ page }) => {
      await run('update fees set amount_cents = 1999 where id = 3');
      for (const [asked, condition] of [
        ['amountCents.atLeast=19.99', 'amount_cents >= 1999'],
        ['amountCents.atMost=19.98', 'amount_cents <= 1998'],
        ['amountCents=19.99', 'amount_cents = 1999'],
        ['amountCents.lessThan=0', 'amount_cents < 0'],
      ]) {
        await open(page, address(`/fees?sort=amountCents&${asked}`));
        expect([asked, ...(await titles(page).allInnerTexts())]).toEqual([
          asked,
          ...(await names(condition)),
        ]);
      }
      await open(page, address('/fees?sort=amountCents'));
      await expect(page.locator('tbody tr')).toContainText([
        '-€5.00',
        '€12.50',
        '€19.98',
        '$19.99',
        '¥120,000',
      ]);
    });

    test('is asked for in the list in whole units, by the name that it has there', async ({
      page,
    }) => {
      await open(page, address('/fees?sort=amountCents'));
      await page.getByText('Add filter').click();
      await page
        .getByRole('list', { name: 'Filters', exact: true })
        .getByText('Amount', { exact: true })
        .click();
      const asked = page.getByRole('form', { name: 'Amount' });
      await asked.getByLabel('Is at least').fill('19.99');
      await asked.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('Amount is at least 19.99')).toBeVisible();
      await expect(titles(page)).toHaveText(await names('amount_cents >= 1999'));
    });

    test('is typed in a cell of the spreadsheet', async ({ page }) => {
      await open(page, address('/fees?layout=sheet&sort=amountCents'));
      const cell = page
        .getByRole('grid', { name: 'Fees' })
        .getByRole('row')
        .filter({ hasText: 'Storage' })
        .locator('[data-field="amountCents"]');
      await cell.dblclick();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('19.99');
      await page.keyboard.press('Enter');
      await expect(cell).toHaveText('€19.99');
      await page.keyboard.press('ControlOrMeta+s');
      await expect.poll(() => amountOf(1)).toBe(1999);
    });

    test('is typed for a new record in the currency that is chosen there', async ({ page }) => {
      for (const [typed, code, cents] of [
        ['19.99', 'EUR', 1999],
        ['2000', 'JPY', 2000],
      ] as const) {
        await open(page, address('/fees/new'));
        await page.locator('main [name="name"]').fill(`New in ${code}`);
        await amount(page).fill(typed);
        await page.getByLabel(code).check();
        await save(page, 'Create');
        await expect(fact(page)).toContainText(code === 'EUR' ? '€19.99' : '¥2,000');
        expect(await run(`select amount_cents from fees where name = 'New in ${code}'`)).toEqual([
          { amount_cents: cents },
        ]);
      }
    });

    test('is imported in whole units, or in the smallest where the file says so', async ({
      page,
    }) => {
      const dialog = page.getByRole('dialog');
      for (const [heading, euros, yens] of [
        ['Amount', '19.99', '2000'],
        ['amount_cents', '1999', '2000'],
      ]) {
        await open(page, address('/fees'));
        await page.getByRole('button', { name: 'Import' }).click();
        const text = `Name,${heading},Currency\n${heading} 1,${euros},EUR\n${heading} 2,${yens},JPY\n`;
        const buffer = Buffer.from(text);
        const file = { name: 'fees.csv', mimeType: 'text/csv', buffer };
        await dialog.getByLabel('File').setInputFiles(file);
        await dialog.getByRole('button', { name: 'Check rows' }).click();
        await dialog.getByRole('button', { name: 'Import 2 fees' }).click();
        await expect(dialog.getByRole('status')).toHaveText('2 done');
        expect(
          await run(
            `select amount_cents, currency from fees where name like '${heading} _' order by name`,
          ),
        ).toEqual([
          { amount_cents: 1999, currency: 'EUR' },
          { amount_cents: 2000, currency: 'JPY' },
        ]);
      }
    });

    test('is set for several records at once, with the currency that it is in', async ({
      page,
    }) => {
      await open(page, address('/fees?sort=amountCents&amountCents.atMost=20'));
      await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
      await page.getByRole('button', { name: 'Edit a field' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Field').selectOption('amountCents');
      await dialog.getByRole('button', { name: 'Next' }).click();
      await dialog.locator('[name="amountCents"]').fill('19.99');
      await dialog.getByLabel('USD').check();
      await dialog.getByRole('button', { name: /^Change amount of 4 fees$/ }).click();
      await expect(dialog.getByRole('status')).toHaveText('4 done');
      expect(
        await run("select id from fees where amount_cents = 1999 and currency = 'USD' order by id"),
      ).toEqual([1, 2, 3, 5].map((id) => ({ id })));
    });
  });
}

const amount = (page: Page) => page.locator('main [name="amountCents"]');
const titles = (page: Page) => page.locator('tbody th');
const fact = (page: Page) => page.locator('dl > div').filter({ hasText: 'Amount' });

async function save(page: Page, label = 'Save'): Promise<void> {
  await Promise.all([
    page.waitForResponse((answer) => /Mutation/.test(answer.request().postData() ?? '')),
    page.getByRole('button', { name: label, exact: true }).click(),
  ]);
}
