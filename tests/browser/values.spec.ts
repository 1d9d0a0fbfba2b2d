import type { Page } from 'playwright/test';
import { everythingKept, expect, open, takenOver, test } from './page.ts';
import { testKeys } from './values/keyTests.ts';
import { testMoney } from './values/moneyTests.ts';
import { runSql, startOver, type DatabaseApp } from './values/start.ts';

/** Building takes a minute: whoever works on these tests gives them an app that is there already. */
const [standing, backend = ''] = (process.env.VALUES_URLS ?? '').split(' ');

let app: DatabaseApp;
/** The record's address. */
let record: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  app = standing
    ? { url: standing, run: (sql) => runSql(backend, sql), stop: () => Promise.resolve() }
    : await startOver('parcels.sql', 'films.sql');
  record = `${app.url}/parcels/${btoa('["Parcel",1]')}`;
});
test.afterAll(() => app?.stop());
test.beforeEach(async () => {
  await app.run('delete from parcels');
  await app.run('insert into parcels select * from original.parcels');
});

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
  const kept = async () => (await everythingKept(page)).match(/draft/g) ?? [];
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

test('what is changed of a value leaves the rest of it to the letter, and can be taken back', async ({
  page,
}) => {
  const before = await row();
  await open(page, `${record}/edit`);
  const fill = (name: string, text: string) => input(page, name).fill(text);
  const append = async (name: string, text: string) => {
    await input(page, name).press('Control+End');
    await page.keyboard.type(text);
  };
  await append('motto', '!');
  await append('windowsMotto', '!');
  await append('padded', '!');
  await append('marked', '!');
  await append('website', '!');
  await fill('openedAt', '2026-11-20T10:31');
  await fill('turnedAt', '2026-10-25T02:31');
  await expect(input(page, 'starts')).toHaveValue('10:20:30.123456');
  await fill('starts', '10:21:30.123456');
  await expect(input(page, 'farOn')).toHaveValue('12026-01-02');
  await fill('labels.0.value', 'A');
  await page.getByLabel('Huge', { exact: true }).check();
  await fill('moments.1.value', '2026-10-25T02:31');
  await fill('hours.1.value', '10:21');
  await fill('days.0.value', '1066-10-16');
  await fill('amounts.0.value', '1.75');
  await fill('counts.1.value', '2');
  await fill('tolerance.end', '2.75');
  await fill('home.floor', '4');
  await fill('places.1.value.floor', '5');
  await fill('span.hours', '5');
  await saved(page);
  expect(await row()).toEqual({
    ...before,
    motto: `${before.motto}!`,
    windows_motto: `${before.windows_motto}!`,
    padded: `${before.padded}!`,
    marked: `${before.marked}!`,
    website: `${before.website}!`,
    opened_at: '2026-11-20T09:31:00.123456+00:00',
    turned_at: '2026-10-25T01:31:00+00:00',
    starts: '10:21:30.123456',
    labels: ['A', '', null, 'c\nd', '  e '],
    sizes: ['LARGE', 'SMALL', 'LARGE', 'HUGE'],
    moments: ['2026-11-20T09:30:00.123456+00:00', '2026-10-25T01:31:00+00:00'],
    hours: ['10:20:30.123456', '10:21:00'],
    days: ['1066-10-16', '0099-12-31'],
    amounts: expect.anything(),
    counts: expect.anything(),
    tolerance: '(0.10,2.75]',
    home: { ...(before.home as object), floor: 4 },
    places: [(before.places as object[])[0], { ...(before.places as object[])[1], floor: 5 }],
    span: expect.stringContaining('05:03:04.567'),
  });
  const [exact] = await app.run('select amounts::text, counts::text from parcels where id = 1');
  expect(exact).toEqual({
    amounts: '{1.75,0.12345678901234567890}',
    counts: '{9007199254740993,2}',
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Change undone.').first()).toBeVisible();
  expect(await row()).toEqual(before);
});

test('digits that would be rounded away are refused, and what is rounded all the same is said', async ({
  page,
}) => {
  await open(page, `${record}/edit`);
  await input(page, 'price').fill('12.345');
  await save(page).click();
  await expect(page.getByText('Enter at most 2 decimal places.').first()).toBeVisible();
  await input(page, 'price').fill('12.34');
  await input(page, 'cash').fill('3.456');
  expect((await saved(page)).sent).toEqual({ price: '12.34', cash: 3.456 });
  await expect(page.getByText('Cash was saved as 3.46; you entered 3.456.').first()).toBeVisible();
});

test('a day of which a part is missing is not taken for none', async ({ page }) => {
  const before = await row();
  await open(page, `${record}/edit`);
  await input(page, 'bornOn').press('Backspace');
  await save(page).click();
  await expect(page.getByText('Enter a date, such as').first()).toBeVisible();
  await input(page, 'openedAt').press('Backspace');
  await save(page).click();
  await expect(page.getByText('such as 2026-11-20 09:30').first()).toBeVisible();
  expect(await row()).toEqual(before);
});

test('a value of each kind is set for several records at once', async ({ page }) => {
  test.setTimeout(180_000);
  const dialog = page.getByRole('dialog');
  const part = (name: string) => dialog.locator(`[name="${name}"]`);
  const fill = (name: string, text: string) => () => part(name).fill(text);
  const tick = (label: string) => () => dialog.getByLabel(label, { exact: true }).check();
  const addTo = (name: string, text: string) => async () => {
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await part(`${name}.0.value`).fill(text);
  };
  const entered: Array<[field: string, enter: () => Promise<unknown>, column: string, unknown]> = [
    ['motto', fill('motto', 'same'), 'motto', 'same'],
    ['notes', fill('notes', 'a\nb'), 'notes', 'a\nb'],
    ['itemCount', fill('itemCount', '7'), 'item_count', 7],
    ['ratio', fill('ratio', '0.5'), 'ratio', 0.5],
    ['price', fill('price', '12.3'), 'price', 12.3],
    ['largeCount', fill('largeCount', '12345678'), 'large_count', 12345678],
    ['bornOn', fill('bornOn', '2001-02-03'), 'born_on', '2001-02-03'],
    ['openedAt', fill('openedAt', '2026-01-02T03:04'), 'opened_at', '2026-01-02T02:04:00+00:00'],
    ['ends', fill('ends', '11:22'), 'ends', '11:22:00'],
    ['isRare', tick('Yes'), 'is_rare', true],
    ['size', () => part('size').selectOption('LARGE'), 'size', 'LARGE'],
    ['mood', tick('Glad'), 'mood', 'GLAD'],
    ['sizes', tick('Large'), 'sizes', ['LARGE']],
    ['data', fill('data', '{"a": 1}'), 'data', { a: 1 }],
    ['labels', addTo('labels', 'one'), 'labels', ['one']],
    ['home', fill('home.floor', '3'), 'home', expect.objectContaining({ floor: 3 })],
  ];
  await open(page, `${app.url}/parcels`);
  for (const [field, enter, column, value] of entered) {
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Edit a field' }).click();
    await dialog.getByLabel('Field').selectOption(field);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await enter();
    await dialog.getByRole('button', { name: /^Change .* of 2 parcels$/ }).click();
    // What is so already is not sent.
    await expect(dialog.getByRole('status')).toHaveText(/^(2 done|1 done, 1 not changed)$/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    const rows = await app.run(`select to_jsonb(${column}) as value from parcels`);
    expect([field, ...rows]).toEqual([field, { value }, { value }]);
  }
  // What the backend makes of it is said of each record.
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Edit a field' }).click();
  await dialog.getByLabel('Field').selectOption('cash');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await part('cash').fill('3.456');
  await dialog.getByRole('button', { name: /^Change .* of 2 parcels$/ }).click();
  const noted = dialog.getByRole('region', { name: 'Saved differently' }).getByRole('row');
  await expect(noted).toHaveText(Array(2).fill(/Cash was saved as 3.46; you entered 3.456/));
});

test('a value of each kind comes out of a file', async ({ page }) => {
  const given: ReadonlyArray<readonly [heading: string, text: string, column: string, unknown]> = [
    ['name', 'Imported', 'name', 'Imported'],
    ['motto', 'a\nb', 'motto', 'a\nb'],
    ['itemCount', '7', 'item_count', 7],
    ['ratio', '0.5', 'ratio', 0.5],
    ['precise', '0.12345678901234567890', 'precise', expect.anything()],
    ['bornOn', '2001-02-03', 'born_on', '2001-02-03'],
    ['openedAt', '2026-01-02 03:04', 'opened_at', '2026-01-02T02:04:00+00:00'],
    ['closedAt', '2026-01-02T03:04:05.123456Z', 'closed_at', '2026-01-02T03:04:05.123456+00:00'],
    ['starts', '10:20:30.123456', 'starts', '10:20:30.123456'],
    ['isRare', 'yes', 'is_rare', true],
    ['size', 'Large', 'size', 'LARGE'],
    ['sizes', 'Large; Small', 'sizes', ['LARGE', 'SMALL']],
    ['data', '{"a": 1}', 'data', { a: 1 }],
    ['labels', 'a; b', 'labels', ['a', 'b']],
    ['moments', '2026-01-02T03:04:05.123456Z', 'moments', ['2026-01-02T03:04:05.123456+00:00']],
    ['home', '{"floor": 3}', 'home', expect.objectContaining({ floor: 3 })],
    ['cash', '3.456', 'cash', expect.stringContaining('3.46')],
  ];
  const quoted = (texts: string[]) =>
    texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
  const lines = [given.map(([heading]) => heading), given.map(([, text]) => text)].map(quoted);
  const dialog = page.getByRole('dialog');
  await open(page, `${app.url}/parcels`);
  await page.getByRole('button', { name: 'Import' }).click();
  const buffer = Buffer.from(lines.join('\r\n'));
  await dialog.getByLabel('File').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: 'Check rows' }).click();
  await dialog.getByRole('button', { name: 'Import 1 parcel' }).click();
  await expect(dialog.getByRole('status')).toHaveText('1 done');
  await expect(dialog.getByRole('region', { name: 'Saved differently' })).toHaveText(
    /^Row 2Cash was saved as 3.46; you entered 3.456/,
  );
  const [made] = await app.run(
    "select to_jsonb(parcels) as parcel, precise::text from parcels where name = 'Imported'",
  );
  expect(made.parcel).toMatchObject(
    Object.fromEntries(given.map(([, , column, value]) => [column, value])),
  );
  expect(made.precise).toBe('0.12345678901234567890');
});

test('a cell of a spreadsheet is saved when it was changed, and only then', async ({ page }) => {
  const columns = ['motto', 'itemCount', 'bornOn', 'openedAt', 'starts', 'size', 'name', 'cash'];
  const writes: unknown[] = [];
  page.on('request', (request) => {
    if (!/Mutation/.test(request.postData() ?? '')) return;
    const { variables } = request.postDataJSON() as {
      variables: { input: { parcelPatch: object } };
    };
    writes.push(variables.input.parcelPatch);
  });
  const before = await row();
  // All columns are in view: the grid renders no others.
  await page.setViewportSize({ width: 1800, height: 900 });
  await open(
    page,
    `${app.url}/parcels?layout=sheet&sort=rowId&${columns.map((name) => `columns=${name}`).join('&')}`,
  );
  const grid = page.getByRole('grid', { name: 'Parcels' });
  const cell = (name: string) =>
    grid.locator(`[data-field="${name}"][role="gridcell"]`).filter({ visible: true }).first();
  for (const name of columns) {
    await cell(name).dblclick();
    await page.keyboard.press('Escape');
    await cell(name).dblclick();
    await page.keyboard.press('Tab');
  }
  await cell('itemCount').dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(cell('itemCount')).toHaveText('12');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved 1 row.').first()).toBeVisible();
  expect(writes).toEqual([{ itemCount: 12 }]);
  expect(differing(before, await row())).toEqual(['item_count']);
  await cell('cash').dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3.456');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Cash was saved as 3.46; you entered 3.456.').first()).toBeVisible();
});

testMoney(() => app);
testKeys(() => app);
