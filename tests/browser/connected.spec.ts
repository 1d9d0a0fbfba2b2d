import { startBuilt } from './builtApp.ts';
import {
  butCounts,
  expect,
  expectAccessible,
  open,
  recordOperations,
  takenOver,
  test,
} from './page.ts';
import { startSwapi, type SwapiServer } from './swapi.ts';

const url = (path: string) => `${process.env.SWAPI_URL}${path}`;

test.describe('an app that `create` made for somebody else’s API', () => {
  test('lists films, people and planets', async ({ page }) => {
    await open(page, url('/'));
    for (const [name, example] of [
      ['Films', 'A New Hope'],
      ['People', 'Luke Skywalker'],
      ['Planets', 'Tatooine'],
    ]) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      // The app is called as its folder is.
      await expect(page).toHaveTitle(`${name} · Swapi`);
      await expect(page.getByRole('link', { name: example, exact: true }).first()).toBeVisible();
    }
  });

  test('leads from a film to a person to a planet', async ({ page }) => {
    await open(page, url('/films'));
    await page.getByRole('link', { name: 'A New Hope', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Relations' })
      .getByRole('link', { name: 'Characters' })
      .click();
    await page.getByRole('link', { name: 'Luke Skywalker', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luke Skywalker');
    await page.getByRole('link', { name: 'Tatooine', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tatooine');
  });

  test('paints on the server and asks for nothing after the first load', async ({ page }) => {
    const operations = recordOperations(page);
    await open(page, url('/people'));
    await expect(page.locator('tbody tr').first()).toBeVisible();
    expect(butCounts(operations)).toEqual([]);
  });
});

test.describe('a page that fails while it is painted', () => {
  test.use({ locale: 'de-DE' });

  test('is said so in the visitor’s language, inside the frame, with ways back and nothing of the cause', async ({
    page,
  }) => {
    const response = await page.goto(url('/broken'));
    expect(response?.status()).toBe(500);
    expect(await response?.text()).not.toContain('pantry');
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Etwas ist schiefgelaufen');
    await expect(page.getByRole('link', { name: 'Seite neu laden' })).toHaveAttribute(
      'href',
      '/broken',
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL(url('/'));
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  });

  test('and an address that cannot be read leads nowhere', async ({ page }) => {
    const response = await page.goto(url('/films/%E0%A4%A'));
    expect(response?.status()).toBe(400);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
  });
});

test.describe('a backend that disappears', () => {
  test('is said so, keeps the frame, and is back by itself when it returns', async ({
    page,
    request,
  }) => {
    const swapi = await startSwapi();
    const app = await startBuilt(swapi.endpoint, {}, 'swapi');
    let again: SwapiServer | undefined;
    try {
      await open(page, `${app.url}/films`);
      await swapi.stop();
      await expect.poll(async () => (await request.get(`${app.url}/films`)).status()).toBe(502);

      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Planets' })
        .click();
      await expect(page.getByRole('alert').getByRole('heading')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

      again = await startSwapi(swapi.port);
      await expect(page.getByRole('link', { name: 'Tatooine', exact: true })).toBeVisible({
        timeout: 40_000,
      });
    } finally {
      await app.stop();
      await again?.stop();
    }
  });
});
