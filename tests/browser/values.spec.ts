import type { Page } from '@playwright/test';
import { expect, open, takenOver, test } from './page.ts';
import { runSql, startParcels, type ParcelsApp } from './values/start.ts';

/** Building takes a minute: whoever works on these tests gives them an app that is there already. */
const [standing, backend = ''] = (process.env.VALUES_URLS ?? '').split(' ');

let app: ParcelsApp;
/** The record's address. */
let record: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  app = standing
    ? { url: standing, run: (sql) => runSql(backend, sql), stop: () => Promise.resolve() }
    : await startParcels();
  record = `${app.url}/parcels/${btoa('["Parcel",1]')}`;
});
test.afterAll(() => app?.stop());

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const input = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** The row as the database writes it, column by column. */
async function row(): Promise<Record<string, unknown>> {
  const [{ parcel }] = await app.run(
    'select to_jsonb(parcels) as parcel from parcels where id = 1',
  );
  return parcel as Record<string, unknown>;
}

/** Columns with something else in them than before. */
function differing(before: Record<string, unknown>, now: Record<string, unknown>): string[] {
  return Object.keys(before).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  );
}

/** Presses Save. @returns what was sent of the record, and the columns that it changed */
async function saved(page: Page): Promise<{ sent: Record<string, unknown>; columns: string[] }> {
  const before = await row();
  const [response] = await Promise.all([
    page.waitForResponse((answer) => /Mutation/.test(answer.request().postData() ?? '')),
    save(page).click(),
  ]);
  await expect(page).toHaveURL(record);
  const { variables } = response.request().postDataJSON() as {
    variables: { input: { parcelPatch: Record<string, unknown> } };
  };
  return { sent: variables.input.parcelPatch, columns: differing(before, await row()) };
}

/** Goes to the form by links alone, as one does who has been here before. */
async function followLinks(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Edit /);
}

test('saving one field of a record with every kind of value sends that field alone', async ({
  page,
}) => {
  await open(page, `${record}/edit`);
  await input(page, 'name').fill('By address');
  expect(await saved(page)).toEqual({ sent: { name: 'By address' }, columns: ['name'] });
  await followLinks(page);
  await input(page, 'name').fill('By link');
  expect(await saved(page)).toEqual({ sent: { name: 'By link' }, columns: ['name'] });
});

test('a form that nobody has touched is left without a question, and nothing is kept or sent', async ({
  page,
}) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/Mutation/.test(request.postData() ?? '')) writes.push(request.url());
  });
  await open(page, `${record}/edit`);
  const fields = await page.locator('main form').locator('input, textarea, select').all();
  for (const field of fields) await field.focus();
  const kept = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
        key.includes('draft'),
      ),
    );
  expect(await kept()).toEqual([]);
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(record);
  await followLinks(page);
  await save(page).click();
  await expect(page).toHaveURL(record);
  await followLinks(page);
  await page.reload();
  await takenOver(page);
  expect({ questions, writes, kept: await kept() }).toEqual({
    questions: [],
    writes: [],
    kept: [],
  });
});

test('what is entered before a script has run is saved, and nothing else', async ({ page }) => {
  let letThrough = () => {};
  const isWanted = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto(`${record}/edit`, { waitUntil: 'commit' });
  await input(page, 'motto').waitFor();
  await input(page, 'name').fill('Early');
  await input(page, 'description').press('Control+End');
  await page.keyboard.type('and more');
  await input(page, 'itemCount').fill('12');
  await input(page, 'bornOn').fill('1066-10-15');
  await input(page, 'size').selectOption('LARGE');
  await page.getByLabel('Glad', { exact: true }).check();
  await page.getByLabel('Medium', { exact: true }).check();
  letThrough();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await expect(input(page, 'description')).toHaveValue(/spaces {2}and more$/);
  const { sent, columns } = await saved(page);
  expect(sent).toEqual({
    name: 'Early',
    description: expect.stringMatching(/and more$/),
    itemCount: 12,
    bornOn: '1066-10-15',
    size: 'LARGE',
    mood: 'GLAD',
    sizes: expect.arrayContaining(['MEDIUM']),
  });
  expect(columns.sort()).toEqual(
    ['born_on', 'description', 'item_count', 'mood', 'name', 'size', 'sizes'].sort(),
  );
});
