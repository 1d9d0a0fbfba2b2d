import type { Page } from 'playwright/test';
import { expect, open, test } from '../page.ts';
import type { DatabaseApp } from './start.ts';

/** What people rely on where records are known to each other by their rows' keys. @param opened the app of the other tests */
export function testKeys(opened: () => DatabaseApp): void {
  test.describe('records that are known to each other by the keys of their rows', () => {
    const run = (sql: string) => opened().run(sql);
    const addressOf = (slug: string, ...key: Array<string | number>) =>
      `${opened().url}/${slug}/${encodeURIComponent(btoa(JSON.stringify(key)))}`;
    const film = async (title: string) => {
      const [one] = await run(`select to_jsonb(films) as film from films where title = '${title}'`);
      return one.film as Record<string, unknown>;
    };

    test.beforeEach(async () => {
      await run('truncate screenings, films, countries, languages');
      for (const table of ['languages', 'countries', 'films', 'screenings'])
        await run(`insert into ${table} select * from original.${table}`);
    });

    test('a film is made by picking its language, its country and the film that it remakes', async ({
      page,
    }) => {
      await open(page, `${opened().url}/films/new`);
      await page.getByRole('textbox', { name: 'Title' }).fill('Winter again');
      await pick(page, 'Language', 'Finn', 'Finnish');
      await pick(page, 'Original language', 'Engl', 'English');
      await pick(page, /^Country/, 'fi', 'Finland');
      await pick(page, 'Remake of', 'Winter', 'The Winter War');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Winter again/);
      expect(await film('Winter again')).toEqual({
        film_id: expect.any(Number),
        title: 'Winter again',
        language_id: 102,
        original_language_id: 101,
        country_code: 'fi',
        remake_of: 501,
      });
    });

    test('picking another language changes that column alone', async ({ page }) => {
      const before = await film('Islands');
      await open(page, `${addressOf('films', 'Film', 502)}/edit`);
      const language = page
        .getByRole('main')
        .getByRole('combobox', { name: 'Language', exact: true });
      await expect(language).toHaveValue('Greek');
      await pick(page, 'Language', 'Engl', 'English');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page).toHaveURL(addressOf('films', 'Film', 502));
      expect(await film('Islands')).toEqual({ ...before, language_id: 101 });
      await expect(page.getByRole('main').getByRole('link', { name: 'English' })).toBeVisible();
    });

    test('the key that the database gives is not asked for in a change', async ({ page }) => {
      await open(page, `${addressOf('films', 'Film', 502)}/edit`);
      await expect(page.locator('main [name="title"]')).toHaveValue('Islands');
      await expect(page.locator('main [name="filmId"]')).toHaveCount(0);
    });

    test('a changed key leads to the new address of its record, and so does the list', async ({
      page,
    }) => {
      await open(page, `${opened().url}/countries`);
      await page.getByRole('link', { name: 'Greece' }).click();
      await expect(page).toHaveURL(addressOf('countries', 'Country', 'gr'));
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByRole('textbox', { name: 'Code' }).fill('el');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page).toHaveURL(addressOf('countries', 'Country', 'el'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Greece/);
      expect(await run("select name from countries where code = 'el'")).toEqual([
        { name: 'Greece' },
      ]);
      expect(await film('Islands')).toMatchObject({ country_code: 'el' });
      await open(page, `${opened().url}/countries`);
      await page.getByRole('link', { name: 'Greece' }).click();
      await expect(page).toHaveURL(addressOf('countries', 'Country', 'el'));
    });

    test('so does a changed part of a key of two', async ({ page }) => {
      await open(page, `${addressOf('screenings', 'Screening', 502, 2)}/edit`);
      await page.locator('main [name="room"]').fill('7');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page).toHaveURL(addressOf('screenings', 'Screening', 502, 7));
      expect(await run('select film_id, room, seats from screenings order by film_id')).toEqual([
        { film_id: 501, room: 1, seats: 80 },
        { film_id: 502, room: 7, seats: 120 },
      ]);
    });
  });
}

/** Chooses a record by typing what the backend finds it by. */
async function pick(page: Page, label: string | RegExp, text: string, name: string): Promise<void> {
  const main = page.getByRole('main');
  const input = main.getByRole('combobox', { name: label, exact: true });
  await input.fill(text);
  // Behind its name stands what tells it apart.
  await main.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(input).toHaveValue(name);
}
