import type { Page } from 'playwright/test';
import { families } from './families/all.ts';
import { titleOf, type Family } from './families/family.ts';
import { harp, kite, stringCountOf } from './families/kinds/databases.ts';
import { FAILING, FORBIDDEN, ring, UNREADABLE } from './families/kinds/faults.ts';
import { crew } from './families/kinds/graphs.ts';
import { part, tool } from './families/kinds/namespaces.ts';
import { shop } from './families/kinds/keys.ts';
import { igloo } from './families/kinds/plain.ts';
import { activityOf, article, draftsOf, found } from './families/kinds/relay.ts';
import { saddle, strap } from './families/kinds/whole.ts';
import { compare, type Row } from './families/rows.ts';
import { screenReader, type Screen } from './families/screen.ts';
import { ROLE_HEADER } from './families/roles.ts';
import { startFamilies, type FamiliesApp } from './families/start.ts';
import { crawl, refusalsOf } from './roles/crawl.ts';
import { Walk } from './hands/walk.ts';
import { Watch } from './hands/watch.ts';
import {
  choose,
  everythingKept,
  expect,
  expectAccessible,
  open,
  recordOperations,
  takenOver,
  test,
} from './page.ts';

type Read = (path: string) => Promise<Screen>;

/** Building takes a minute: whoever works on these tests gives them an app that is there already. */
const standing = process.env.FAMILIES_URL;
const ENDPOINT = process.env.FAMILIES_ENDPOINT ?? '';

let app: FamiliesApp;
let read: Read;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  app = standing
    ? { url: standing, endpoint: ENDPOINT, stop: () => Promise.resolve() }
    : await startFamilies();
});
test.afterAll(() => app?.stop());
test.beforeEach(({ page, request }) => {
  read = screenReader(page, request, app.url);
});

test('the navigation shows every list of the schema, and what is opened by its key alone', async () => {
  const { navigation } = await read('/');
  const lists = families.map(({ slug }) => `/${slug}`);
  expect(navigation.filter((href) => href !== '/').sort()).toEqual(
    [...lists, '/parcels', '/tools'].sort(),
  );
});

test('what clerks are offered, whose schema is smaller, is not refused to them', async () => {
  const response = await fetch(`${app.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ credential: `${ROLE_HEADER}: clerk` }),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const pages = await crawl(app.url, cookie);
  expect(refusalsOf(pages)).toEqual([]);
  const paths = pages.map(({ path }) => path.split(/[?/]/)[1]);
  expect(paths).toEqual(expect.arrayContaining(['articles', 'kites', 'lamps', 'candles']));
  for (const lacking of ['rings', 'tools-records', 'receipts', 'memberships'])
    expect(paths).not.toContain(lacking);
});

test('a form takes a file, and exactly one of several, and those who follow it hear of it', async ({
  page,
}) => {
  const feed = await page.context().newPage();
  const followed = feed.waitForResponse((response) =>
    response.headers()['content-type']?.startsWith('text/event-stream'),
  );
  await feed.goto(`${app.url}/note-feed`);
  await followed;
  await open(page, `${app.url}/tools/attach-note`);
  await page.getByLabel('Title').fill('Tasting');
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'beans.txt', mimeType: 'text/plain', buffer: Buffer.from('dark') });
  await expectAccessible(page);
  await page.getByRole('group', { name: 'About' }).getByRole('combobox').selectOption('Word');
  await page.getByLabel('Word').fill('roast');
  await page.getByRole('button', { name: 'Attach note' }).click();
  const receipt = 'Tasting: beans.txt says dark, about {"word":"roast"}';
  await expect(page.getByText(receipt)).toBeVisible();
  await expect(feed.getByRole('listitem').filter({ hasText: receipt })).toHaveCount(1);
});

test('a secret is concealed while it is typed, and kept nowhere', async ({ page }) => {
  await open(page, `${app.url}/tools/attach-note`);
  const secret = page.getByLabel('Passphrase', { exact: true });
  await page.getByLabel('Title').fill('Kept of it');
  await secret.fill('hunter2');
  await expect(secret).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show value' }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await expect.poll(() => everythingKept(page)).toContain('Kept of it');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Secrets are not stored: enter them again.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Kept of it');
  await expect(secret).toHaveValue('');
  await expect(secret).toHaveAttribute('type', 'password');
  const state = await page.evaluate(() => JSON.stringify([history.state, location.href]));
  expect((await everythingKept(page)) + state).not.toContain('hunter2');
  await page.getByRole('button', { name: 'Discard' }).click();
});

test.describe('records that no list has', () => {
  test('are opened by the key that a person knows, and saved without losing what the form does not change', async ({
    page,
  }) => {
    await open(page, app.url);
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('navigation').getByText('Parcels', { exact: true }).click();
    await expect(page.getByText('The backend has no list of parcels.')).toBeVisible();
    await expectAccessible(page);
    await page.getByText('Code', { exact: true }).click();
    await page.keyboard.type('P-17/4');
    await page.keyboard.press('Enter');
    await expectHeading(page, 'P-17/4');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expectHeading(page, 'Edit P-17/4');
    await page.getByText('Addressee').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Jon Lind');
    await page.getByText('Add', { exact: true }).click();
    await page.getByText('Motif').last().click();
    await page.keyboard.type('Lynx');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectHeading(page, 'P-17/4');
    await expect(page.getByRole('main').getByText('Jon Lind')).toBeVisible();
    expect(await parcel('P-17/4')).toEqual({
      addressee: 'Jon Lind',
      weight: 700,
      stamps: [
        { id: 's1', motif: 'Heron', value: 85 },
        { id: 's2', motif: 'Otter', value: null },
        { id: 's3', motif: 'Lynx', value: null },
      ],
    });
  });

  test('are opened without scripts, and made from the page that asks for their key', async ({
    page,
    browser,
  }) => {
    await open(page, `${app.url}/parcels`);
    await page.getByRole('link', { name: 'New parcel' }).click();
    await expectHeading(page, 'New parcel');
    await page.getByText('Code').click();
    await page.keyboard.type('P-18');
    await page.getByText('Addressee').click();
    await page.keyboard.type('Ida Berg');
    await page.getByRole('button', { name: 'Create' }).click();
    await expectHeading(page, 'P-18');
    expect(await parcel('P-18')).toEqual({ addressee: 'Ida Berg', weight: null, stamps: [] });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${app.url}/parcels`);
    await plain.getByLabel('Code').fill('P-18');
    await plain.getByRole('button', { name: 'Open' }).click();
    await plain.getByRole('main').getByRole('link', { name: 'P-18' }).click();
    await expect(plain.getByRole('heading', { level: 1 })).toContainText('P-18');
    await context.close();
  });

  test('say so where there is none with that key', async ({ page }) => {
    await open(page, `${app.url}/parcels`);
    await page.getByLabel('Code').fill('P-99');
    await page.getByRole('button', { name: 'Open' }).click();
    await expectHeading(page, 'Parcel not found');
    await expectAccessible(page);
    await page.getByRole('main').getByText('Parcels', { exact: true }).click();
    await expect(page.getByText('The backend has no list of parcels.')).toBeVisible();
  });

  async function parcel(code: string): Promise<unknown> {
    const response = await fetch(app.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          'query ($code: String!) { parcel(code: $code) { addressee weight stamps { id motif value } } }',
        variables: { code },
      }),
    });
    const { data } = (await response.json()) as { data: { parcel: unknown } };
    return data.parcel;
  }
});

test.describe('a parameterised field', () => {
  const [row] = igloo.rows;
  const inPounds = `${(Number(row.weight) * 2.25).toLocaleString('en')}`;

  test('is asked for on the record’s page, one beside the other, and stands in the address', async ({
    page,
  }) => {
    await open(page, `${app.url}/igloos/${row.code}`);
    await page.getByText('Weight in', { exact: true }).click();
    const form = page.getByRole('group').filter({ has: page.getByText('Weight in') });
    await form.getByLabel('Unit').selectOption('Pound');
    const operations = recordOperations(page);
    await form.getByRole('button', { name: 'Show' }).click();
    await expect(form.getByRole('definition')).toHaveText(inPounds);
    expect(operations).toEqual(['IglooWeightInFieldQuery']);
    await page.getByText('Neighbours', { exact: true }).click();
    const other = page.getByRole('group').filter({ has: page.getByText('Neighbours') });
    await other.getByRole('radio', { name: 'Red' }).check();
    await other.getByLabel('Heavier than').fill('150');
    await other.getByRole('button', { name: 'Show' }).click();
    await expect(other.getByRole('link')).toHaveText(neighboursOf(row));
    await expect(form.getByRole('definition')).toHaveText(inPounds);
    await expectAccessible(page);
    expect(new URL(page.url()).searchParams.toString()).toBe(
      'ask.weightIn.unit=POUND&ask.neighbours.colour=RED&ask.neighbours.heavierThan=150',
    );
    await page.goBack();
    await expect(other.getByRole('link')).toHaveCount(0);
    await expect(form.getByRole('definition')).toHaveText(inPounds);
  });

  test('is answered on the server where the address says what it needs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${app.url}/igloos/${row.code}`);
    await page.getByText('Weight in', { exact: true }).click();
    await page.getByLabel('Unit').selectOption('Pound');
    await page.getByRole('button', { name: 'Show' }).filter({ visible: true }).click();
    await expect(page.getByRole('definition').filter({ hasText: inPounds })).toBeVisible();
    await context.close();
  });
});

test.describe('records that only a list of all has', () => {
  test('are made, opened from their list, edited and deleted, as the backend then has them', async ({
    page,
  }) => {
    await open(page, `${app.url}/saddles/new`);
    await page.getByLabel('Name').fill('Velvet saddle');
    await page.getByText('Red', { exact: true }).click();
    await page.getByLabel('Weight').fill('7');
    await page.getByRole('button', { name: 'Create' }).click();
    await expectHeading(page, 'Velvet saddle');
    await page.getByRole('main').getByRole('link', { name: 'Saddles', exact: true }).click();
    await page.locator('tbody').getByRole('link', { name: 'Velvet saddle' }).click();
    await expectHeading(page, 'Velvet saddle');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expectHeading(page, 'Edit Velvet saddle');
    await page.getByLabel('Name').fill('Silk saddle');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectHeading(page, 'Silk saddle');
    expect(await saddleAt(keyIn(page.url()))).toEqual({
      name: 'Silk saddle',
      colour: 'RED',
      weight: 7,
    });
    await page.getByRole('main').getByRole('link', { name: 'Saddles', exact: true }).click();
    await page.locator('tbody').getByRole('link', { name: 'Silk saddle' }).click();
    await expectHeading(page, 'Silk saddle');
    const address = page.url();
    await choose(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectHeading(page, 'Saddles');
    await expect(page.locator('tbody tr')).toHaveCount(saddle.rows.length);
    expect(await saddleAt(keyIn(address))).toBeUndefined();
    await page.goto(address);
    await expectHeading(page, 'Saddle not found');
  });

  test('have addresses of their own, also without scripts; one that is not there is not found', async ({
    browser,
  }) => {
    const [{ sku, name }] = strap.rows;
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    const found = await plain.goto(`${app.url}/straps/${encodeURIComponent(String(sku))}`);
    expect(found?.status()).toBe(200);
    await expect(plain.getByRole('heading', { level: 1 })).toContainText(String(name));
    const missing = await plain.goto(`${app.url}/straps/S%2F0`);
    expect(missing?.status()).toBe(404);
    await expect(plain.getByRole('heading', { level: 1 })).toContainText('Strap not found');
    await context.close();
  });

  function keyIn(url: string): number {
    return Number(url.split('/').pop());
  }

  async function saddleAt(key: number): Promise<unknown> {
    const response = await fetch(app.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ saddles { id name colour weight } }' }),
    });
    const { data } = (await response.json()) as {
      data: { saddles: ReadonlyArray<{ id: number }> };
    };
    const found = data.saddles.find(({ id }) => id === key);
    if (!found) return undefined;
    const { id: _, ...values } = found;
    return values;
  }
});

for (const family of families) {
  test.describe(`${family.slug}: ${family.shows}`, () => {
    const start = `/${family.slug}${family.asks ? `?${family.asks}` : ''}`;

    test('is painted on the server: pages, order, search, filter, records and what they lead to', async () => {
      await test.step('each row stands on one page, on the way there and back', () =>
        expectPages(family, start));
      await test.step('a heading sorts', () => expectSorting(family, start));
      await test.step('a search narrows', () => expectSearch(family, start));
      await test.step('a filter narrows', () => expectFilter(family, start));
      await test.step('conditions narrow together', () => expectConditions(family));
      await test.step('a row opens its record', () => expectRecords(family, start));
    });

    test('the browser takes over list and record without asking again', async ({ page }) => {
      const { askedRecord } = family;
      await expectQuietStart(page, app.url + start, askedRecord && [askedRecord.query]);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      if (askedRecord)
        await expect(page.getByRole('combobox', { name: askedRecord.input })).toHaveValue(
          askedRecord.name,
        );
      if (!family.facts) return;
      const title = page.locator('tbody th a').first();
      const name = await title.innerText();
      await title.click();
      await expectHeading(page, name);
      await expectQuietStart(page, page.url());
      await expectHeading(page, name);
    });
  });
}

test('records of two types with the same key stay apart in the browser', async ({ page }) => {
  const [first] = (await read('/parts')).rows;
  const row = part.rows.find((candidate) => titleOf(part, candidate) === first.title);
  const twin = tool.rows.find(({ id }) => id === row?.id);
  if (!row || !twin) throw new Error(`No part is called ${first.title}.`);
  await open(page, app.url + first.href);
  await expectHeading(page, first.title);
  await page.getByRole('region', { name: 'Related records' }).locator('tbody th a').click();
  await expectHeading(page, titleOf(tool, twin));
  await page.getByRole('main').locator('dd').getByRole('link', { name: first.title }).click();
  await expectHeading(page, first.title);
  await expect(page.getByRole('main').getByText(titleOf(tool, twin))).toBeVisible();
});

test('a required field that fails for one record takes neither its page along nor a list’s other rows', async () => {
  const first = await read('/rings');
  expect(first.rows).toHaveLength(25);
  const second = await read(first.next ?? '');
  expect(second.rows.map(({ title }) => title)).toEqual(
    ring.rows.slice(25, 50).map((row) => titleOf(ring, row)),
  );
  const { href } = second.rows.find(({ title }) => title === titleOf(ring, UNREADABLE)) ?? {};
  const record = await read(href ?? '');
  expect(record.heading).toBe(titleOf(ring, UNREADABLE));
  expect(record.facts.Weight.text).toBe(String(UNREADABLE.weight));
  expect(record.facts.Engraving.text).toBe(UNREADABLE.engraving);
});

test('a page says which required values it lacks, and why, as long as it lacks them', async ({
  page,
}) => {
  await open(page, `${app.url}/rings`);
  const unread = page.getByText('Some values could not be read');
  await expect(unread).toBeHidden();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(unread).toBeVisible();
  await page.getByRole('link', { name: titleOf(ring, UNREADABLE) }).click();
  await expectHeading(page, titleOf(ring, UNREADABLE));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Hallmark and Stamps');
  await expect(alert).toContainText('cannot be read.');
  await expectAccessible(page);
  await page.reload();
  await expect(alert).toContainText('Hallmark and Stamps');
  await alert.getByText('Try again').click();
  await expect(alert).toContainText('Hallmark and Stamps');
  await open(page, `${app.url}/rings`);
  await page.getByRole('link', { name: titleOf(ring, FAILING) }).click();
  await expectHeading(page, titleOf(ring, FAILING));
  await expect(unread).toBeHidden();
});

test('what one record cannot give shows in its one cell, and the rest of the page stays', async () => {
  const failed = 'The backend could not return this';
  const locked = 'Sign in to view this';
  const { rows, columns } = await read('/rings');
  expect(rows).toHaveLength(25);
  const cellOf = (row: Row, label: string) => {
    const index = columns.findIndex((column) => column.label === label) - 1;
    return rows.find(({ title }) => title === titleOf(ring, row))?.cells[index];
  };
  for (const row of ring.rows.slice(0, 25)) {
    expect(cellOf(row, 'Engraving')).toBe(row === FAILING ? failed : row.engraving);
    expect(cellOf(row, 'Carats')).toBe(row === FORBIDDEN ? locked : '18');
    expect(cellOf(row, 'Weight')).toBe(String(row.weight));
  }
  for (const [row, label, text] of [
    [FAILING, 'Engraving', failed],
    [FORBIDDEN, 'Carats', locked],
  ] as const) {
    const href = rows.find(({ title }) => title === titleOf(ring, row))?.href ?? '';
    const record = await read(href);
    expect(record.heading).toBe(titleOf(ring, row));
    expect(record.facts[label].text).toBe(text);
    expect(record.facts.Weight.text).toBe(String(row.weight));
  }
});

/** The titles of the red igloos that weigh more than 150, but for one. */
function neighboursOf({ code }: Row): string[] {
  return igloo.rows
    .filter((row) => row.code !== code && row.colour === 'RED' && Number(row.weight) > 150)
    .map((row) => titleOf(igloo, row));
}

test('what a record says in several languages is edited side by side, and shown by language', async ({
  page,
}) => {
  const [, row] = igloo.rows;
  await open(page, `${app.url}/igloos/${row.code}`);
  await expect(page.getByRole('heading', { name: 'Translations' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('region', { name: 'English' }).getByLabel('Name')).toHaveValue(
    String(row.name),
  );
  await page.getByLabel('Add a language').selectOption('German');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('region', { name: 'German' }).getByLabel('Name').fill('Kleines Iglu');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /German.*Kleines Iglu/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /English/ })).toBeVisible();
});

test('a record’s file is uploaded, shown beside its input, and removed again', async ({ page }) => {
  const [, , row] = igloo.rows;
  const edit = () => open(page, `${app.url}/igloos/${row.code}/edit`);
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expectHeading(page, titleOf(igloo, row));
    await expect(page).toHaveURL(new RegExp(`/igloos/${String(row.code)}$`));
  };
  await edit();
  await page
    .getByLabel('Plan')
    .setInputFiles({ name: 'dome.pdf', mimeType: 'application/pdf', buffer: Buffer.from('ice') });
  await save();
  const address = page.getByRole('main').getByText('files.example/dome.pdf');
  await expect(address).toBeVisible();
  await edit();
  await expect(page.getByRole('link', { name: 'dome.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove dome.pdf' }).click();
  await expect(page.getByText('It is removed when you save.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep dome.pdf' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove dome.pdf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await save();
  await expect(address).toHaveCount(0);
  await edit();
  await expect(page.getByText('Current file.')).toHaveCount(0);
});

test('a record’s files are shown beside those that a person adds, and what is not touched stays', async ({
  page,
}) => {
  const [, , , row] = igloo.rows;
  const photos = page.getByRole('group', { name: 'Photos' });
  const add = async (...names: readonly string[]) => {
    await open(page, `${app.url}/igloos/${row.code}/edit`);
    await photos
      .locator('input[type=file]')
      .setInputFiles(
        names.map((name) => ({ name, mimeType: 'image/png', buffer: Buffer.from(name) })),
      );
  };
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(new RegExp(`/igloos/${String(row.code)}$`));
  };
  await add('north.png', 'south.png');
  await expect(photos.getByText('north.png will be uploaded.')).toBeVisible();
  await save();
  await add('east.png', 'west.png');
  await expect(photos.getByRole('link', { name: 'south.png' })).toBeVisible();
  await expect(
    photos.getByText('Current files. Those that you add are kept beside them.'),
  ).toBeVisible();
  await expectAccessible(page);
  await photos.getByRole('button', { name: 'Remove Photo 1' }).click();
  await save();
  await open(page, `${app.url}/igloos/${row.code}/edit`);
  await expect(photos.getByRole('link')).toHaveText(['north.png', 'south.png', 'west.png']);
  await page.getByLabel('Weight').fill('77');
  await save();
  await open(page, `${app.url}/igloos/${row.code}/edit`);
  await expect(photos.getByRole('link')).toHaveCount(3);
});

test('a list has a column with the number of related records, and is sorted by it', async ({
  page,
}) => {
  await open(page, `${app.url}/harps`);
  await page.getByRole('button', { name: 'Columns' }).click();
  const related = page.getByRole('group', { name: 'Related records' });
  await related.locator('summary', { hasText: 'Number of records' }).click();
  await related.getByRole('checkbox', { name: 'Number of records › Strings' }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  const numbers = page.locator('tbody tr td:last-child');
  for (const way of ['ascending', 'descending']) {
    await page.locator('thead').getByRole('link', { name: 'Strings' }).click();
    await expect(page.locator('thead th').last()).toHaveAttribute('aria-sort', way);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const wanted = harp.rows.map(stringCountOf).sort((one, other) => one - other);
    if (way === 'descending') wanted.reverse();
    await expect(numbers).toHaveText(wanted.slice(0, 25).map(String));
  }
  await expectAccessible(page);
  // A link has the order, whatever columns the person who follows it has.
  const sort = new URL(page.url()).searchParams.get('sort') ?? '';
  expect(sort).toBe('-strings.count');
  await open(page, `${app.url}/harps?sort=${sort}&columns=name`);
  const title = await page.locator('tbody th a').first().innerText();
  const first = harp.rows.find((row) => titleOf(harp, row) === title);
  expect(first && stringCountOf(first)).toBe(6);
});

test('settings that are another record start with it, and are given another', async ({ page }) => {
  await open(page, `${app.url}/tools/company`);
  const chosen = page.getByRole('combobox', { name: 'Main shop' });
  await expect(chosen).toHaveValue(/ shop$/);
  await expectAccessible(page);
  // Which it is depends on what was chosen the last time.
  const present = await chosen.inputValue();
  const [first, second] = shop.rows.filter(({ name }) => name !== present);
  for (const { name } of [first, second]) {
    await chosen.fill(String(name));
    await page.getByRole('option', { name: String(name) }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await page.reload();
    await expect(chosen).toHaveValue(String(name));
  }
});

test('values that are no records stand in a table on their record’s page, a page after the other', async ({
  page,
}) => {
  const [row] = article.rows;
  const [draft] = draftsOf(row);
  await open(page, `${app.url}/articles/${String(row.id)}?tab=drafts`);
  const rows = page.getByRole('group', { name: 'Drafts' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await expect(rows.nth(1)).toHaveText(
    `${String(draft.label)}${String((row.writer as Row).name)}${String(draft.words)}`,
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(rows).toHaveCount(4);
});

test.describe('things of several kinds', () => {
  test('stand in a tab of the record, each as what it is, a page after the other', async ({
    page,
  }) => {
    const row = article.rows.find((candidate) => activityOf(candidate).length === 30);
    if (!row) throw new Error('No article has so much activity.');
    await open(page, `${app.url}/articles/${String(row.id)}`);
    await page.getByRole('link', { name: 'Activity' }).click();
    const entries = page.getByRole('group', { name: 'Activity' }).getByRole('listitem');
    await expect(entries).toHaveCount(10);
    await expect(entries.first()).toHaveText('Correction1 Mar 2026draft 0draft 1');
    await expect(entries.last()).toContainText('Comment');
    await expectAccessible(page);
    const comments = activityOf(row).slice(10);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(entries.first()).toContainText(String(comments[0].headline));
    await expectQuietStart(page, page.url());
    await expect(entries).toHaveCount(10);
    await entries
      .first()
      .getByRole('link', { name: String(comments[0].headline) })
      .click();
    await expectHeading(page, String(comments[0].headline));
  });

  test('are found at the root once it is said what to look for, a page after the other', async ({
    page,
  }) => {
    const all = found('e');
    await open(page, `${app.url}/tools`);
    await page.getByRole('main').getByRole('link', { name: 'Search' }).click();
    await page.getByLabel('Text').fill('e');
    await page.getByRole('button', { name: 'Show' }).click();
    const entries = page.getByRole('region', { name: 'Result' }).getByRole('listitem');
    await expect(entries).toHaveCount(100);
    await expect(entries.first()).toContainText(`Article${String(all[0].name)}`);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(entries).toHaveCount(all.length - 100);
    await expectQuietStart(page, page.url());
    await expect(entries.last()).toContainText(`Writer${String(all[all.length - 1].name)}`);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(entries).toHaveCount(100);
  });
});

test.describe('records of a graph', () => {
  test('are made with links, and a change of one thing leaves the others as they are', async ({
    page,
  }) => {
    const before = await graph();
    const pick = async (label: string, name: string) => {
      await page.getByRole('combobox', { name: label }).fill(name);
      await page.getByRole('option', { name, exact: true }).click();
    };
    const [one, other, third] = kite.rows.slice(20).map(({ id, name }) => ({
      id: String(id),
      name: String(name),
    }));
    await open(page, `${app.url}/crews/new`);
    await page.getByLabel('Name').fill('Night crew');
    await page.getByText('Red', { exact: true }).click();
    await page.getByLabel('Weight').fill('9');
    await pick('Kites', one.name);
    await pick('Kites', other.name);
    await pick('Banner', one.name);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create' }).click();
    await expectHeading(page, 'Night crew');
    const address = page.url();
    const id = address.split('/').pop() ?? '';
    let expected: Row = {
      ...{ id, name: 'Night crew', colour: 'RED', weight: 9 },
      ...{ kites: [{ id: one.id }, { id: other.id }], banner: { id: one.id } },
    };
    const expectChanged = async (change: Row) => {
      expected = { ...expected, ...change };
      await expect.poll(graph).toEqual({ ...before, crews: [...before.crews, expected] });
    };
    await expectChanged({});
    const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
    await open(page, `${address}/edit`);
    await save();
    await expectHeading(page, 'Night crew');
    await open(page, `${address}/edit`);
    await page.getByLabel('Weight').fill('10');
    await save();
    await expectHeading(page, 'Night crew');
    await expectChanged({ weight: 10 });
    await open(page, `${address}/edit`);
    await pick('Banner', third.name);
    await save();
    await expectHeading(page, 'Night crew');
    await expectChanged({ banner: { id: third.id } });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Edit kites' }).first().click();
    await dialog.getByRole('button', { name: `Remove ${one.name}` }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expectChanged({ kites: [{ id: other.id }] });
    await open(page, `${address}/edit`);
    await page.getByRole('button', { name: `Remove ${third.name}` }).click();
    await save();
    await expectHeading(page, 'Night crew');
    await expectChanged({ banner: null });
    await remove(page);
    await expect.poll(graph).toEqual(before);
  });

  test('have a tab of those that name them by their key, and a new one there is theirs', async ({
    page,
  }) => {
    const before = await graph();
    const [, , , row] = crew.rows;
    await open(page, `${app.url}/crews/${String(row.id)}?tab=errands`);
    await page.getByRole('link', { name: 'New errand' }).click();
    await expect(page.getByRole('combobox', { name: 'Crew' })).toHaveValue(String(row.name));
    await page.getByLabel('Name').fill('Fetch water');
    await page.getByText('Blue', { exact: true }).click();
    await page.getByLabel('Weight').fill('3');
    await page.getByRole('button', { name: 'Create' }).click();
    await expectHeading(page, 'Fetch water');
    const made = { id: page.url().split('/').pop(), name: 'Fetch water', crewId: row.id };
    expect(await graph()).toEqual({ ...before, errands: [...before.errands, made] });
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: String(row.id) })
      .click();
    await expectHeading(page, String(row.name));
    await page
      .getByRole('navigation', { name: 'Relations' })
      .getByRole('link', { name: 'Errands' })
      .click();
    const tab = page.getByRole('group', { name: 'Errands' });
    await expectAccessible(page);
    await tab.getByRole('link', { name: 'View all' }).click();
    await expect(page.getByText('Crew is')).toBeVisible();
    await page.locator('tbody').getByRole('link', { name: 'Fetch water' }).click();
    await expectHeading(page, 'Fetch water');
    await remove(page);
    expect(await graph()).toEqual(before);
  });

  test('are averaged in a chart, which its address keeps, and the home page', async ({ page }) => {
    await open(page, `${app.url}/crews`);
    await page.getByRole('link', { name: 'Chart' }).click();
    const chart = page.getByRole('region', { name: 'Chart', exact: true });
    await chart.getByLabel('Figure').selectOption('Average: Weight');
    const averages = ['RED', 'GREEN', 'BLUE'].map((colour) => {
      const weights = crew.rows.filter((row) => row.colour === colour).map(({ weight }) => weight);
      const sum = weights.reduce<number>((all, weight) => all + Number(weight), 0);
      return (sum / weights.length).toLocaleString('en', { maximumFractionDigits: 2 });
    });
    const bars = chart.getByRole('listitem');
    for (const [index, average] of averages.entries())
      await expect(bars.nth(index)).toContainText(average);
    await page.reload();
    await expect(bars.first()).toContainText(averages[0]);
    await chart.getByRole('button', { name: 'Show as table' }).click();
    await expectAccessible(page);
    await chart.getByRole('button', { name: 'Show on Home' }).click();
    await open(page, app.url);
    const home = page.getByRole('region', { name: 'Your charts' });
    await expect(home).toContainText('Average: Weight');
    for (const average of averages) await expect(home).toContainText(average);
    await home.getByRole('button', { name: /^Remove/ }).click();
    await expect(home).toHaveCount(0);
  });

  async function remove(page: Page): Promise<void> {
    await choose(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  /** All that the backend has of crews and their errands. */
  async function graph(): Promise<{ crews: readonly Row[]; errands: readonly Row[] }> {
    const response = await fetch(app.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          '{ crews { id name colour weight kites { id } banner { id } } errands { id name crewId } }',
      }),
    });
    const { data } = (await response.json()) as {
      data: { crews: readonly Row[]; errands: readonly Row[] };
    };
    return data;
  }
});

/** Of lists whose records are found, changed and asked for each in another way. */
const TOUCHED = ['articles', 'igloos', 'pets'];

for (const slug of TOUCHED)
  test(`hands that change nothing meet no fault on ${slug}`, async ({ page }) => {
    test.setTimeout(240_000);
    page.setDefaultTimeout(60_000);
    const watch = new Watch(page);
    const walk = new Walk(page, app.url, watch);
    await walk.screen(`/${slug}`);
    await walk.recordsOf(`/${slug}`);
    expect(watch.faults).toEqual([]);
  });

const MOST_PAGES = 12;

/** The pages that follow each other from an address on, itself included. */
async function walk(path: string, way: 'next' | 'previous'): Promise<Screen[]> {
  const pages: Screen[] = [];
  for (let href: string | null = path; href !== null; href = pages[pages.length - 1][way]) {
    if (pages.length === MOST_PAGES) throw new Error(`${path} has no end.`);
    pages.push(await read(href));
  }
  return pages;
}

function titlesOf(pages: readonly Screen[]): string[] {
  return pages.flatMap(({ rows }) => rows.map(({ title }) => title));
}

function titles(family: Pick<Family, 'title'>, rows: readonly Row[]): string[] {
  return rows.map((row) => titleOf(family, row));
}

async function expectPages(family: Family, start: string): Promise<void> {
  const pages = await walk(start, 'next');
  expect(titlesOf(pages).sort()).toEqual(titles(family, family.rows).sort());
  await expectTotal(start, family.total ? family.rows.length : null);
  const links = pages.flatMap(({ rows }) => rows.map(({ href }) => href));
  if (family.facts) expect(new Set(links).size).toBe(links.length);
  else expect(new Set(links)).toEqual(new Set([null]));
  await expectWayBack(family, pages);
}

/** From the last page by Previous: through the same pages, or at once to the first. */
async function expectWayBack(family: Family, pages: readonly Screen[]): Promise<void> {
  if (family.paging === 'none') {
    expect(pages).toHaveLength(1);
    return;
  }
  expect(pages.length).toBeGreaterThan(2);
  const { previous } = pages[pages.length - 1];
  if (previous === null) throw new Error('The last page leads nowhere.');
  const back = (await walk(previous, 'previous')).map((page) => titlesOf([page]));
  const there = pages.slice(0, -1).map((page) => titlesOf([page]));
  expect(back).toEqual(family.paging === 'both' ? there.reverse() : there.slice(0, 1));
}

async function expectSorting(family: Family, start: string): Promise<void> {
  const { columns } = await read(start);
  const sortable = columns.filter(({ href }) => href !== null).map(({ label }) => label);
  expect(sortable.sort()).toEqual(Object.keys(family.sorts).sort());
  for (const [label, field] of Object.entries(family.sorts)) {
    const values = family.rows.map((row) => row[field]).sort(compare);
    let screen = await read(start);
    const directions = new Set<string>();
    for (let click = 0; click < 2; click += 1) {
      screen = await read(screen.columns.find((column) => column.label === label)?.href ?? '');
      const shown = screen.rows.map(
        ({ title }) => family.rows.find((row) => titleOf(family, row) === title)?.[field],
      );
      const ascending = values.slice(0, shown.length);
      const descending = [...values].reverse().slice(0, shown.length);
      const isAscending = compare(shown[0], shown[shown.length - 1]) < 0;
      expect(shown).toEqual(isAscending ? ascending : descending);
      directions.add(isAscending ? 'ascending' : 'descending');
    }
    expect(directions.size).toBe(2);
  }
}

async function expectSearch(family: Family, start: string): Promise<void> {
  const { hasSearch } = await read(start);
  expect(hasSearch).toBe(family.search !== null);
  if (!family.search) return;
  const { text, fields, isByWords = false } = family.search;
  const has = (row: (typeof family.rows)[number], part: string) =>
    fields.some((field) => String(row[field]).toLowerCase().includes(part.toLowerCase()));
  const parts = isByWords ? text.split(' ') : [text];
  const matches = family.rows.filter((row) => parts.every((part) => has(row, part)));
  expect(matches.length).toBeLessThan(family.rows.length);
  const pages = await walk(`/${family.slug}?q=${text}`, 'next');
  expect(titlesOf(pages).sort()).toEqual(titles(family, matches).sort());
}

async function expectFilter({ filter, ...family }: Family, start: string): Promise<void> {
  if (!filter) return;
  const { choices } = await read(start);
  const matches = family.rows.filter((row) => row[filter.field] === filter.value);
  const pages = await walk(choices[filter.choice], 'next');
  expect(titlesOf(pages).sort()).toEqual(titles(family, matches).sort());
  if (family.total) await expectTotal(choices[filter.choice], matches.length);
}

async function expectConditions(family: Family): Promise<void> {
  for (const [query, meets] of Object.entries(family.conditions ?? {})) {
    const matches = family.rows.filter(meets);
    expect(matches.length).toBeGreaterThan(0);
    const pages = await walk(`/${family.slug}?${query}`, 'next');
    expect(titlesOf(pages).sort()).toEqual(titles(family, matches).sort());
  }
}

/** The first record and one of the middle. */
async function expectRecords(family: Family, start: string): Promise<void> {
  if (!family.facts) return;
  const { rows } = await read(start);
  for (const { title, href } of [rows[0], rows[Math.floor(rows.length / 2)]]) {
    const row = family.rows.find((candidate) => titleOf(family, candidate) === title);
    if (!row || !href) throw new Error(`No record has the title ${title}.`);
    await expectRecord(family, row, href);
  }
}

async function expectRecord(family: Family, row: Row, href: string): Promise<void> {
  const record = await read(href);
  expect(record.heading).toBe(titleOf(family, row));
  const texts = Object.entries(record.facts).map(([label, { text }]) => [label, text]);
  expect(Object.fromEntries(texts)).toMatchObject(family.facts?.(row) ?? {});
  for (const [label, linked] of Object.entries(family.links ?? {})) {
    const { title, slug } = linked(row);
    expect(record.facts[label].text).toBe(title);
    expect(record.facts[label].href).toContain(`/${slug}/`);
    expect((await read(record.facts[label].href ?? '')).heading).toBe(title);
  }
  for (const [label, related] of Object.entries(family.tabs ?? {})) {
    const { href: tab, total } = record.tabs[label];
    const pages = await walk(tab, 'next');
    const expected = related(row);
    if (total !== null) expect(Number(total)).toBe(expected.titles.length);
    expect(titlesOf(pages).sort()).toEqual([...expected.titles].sort());
    for (const { title, href: to } of pages[0].rows.slice(0, 1)) {
      expect(to).toContain(`/${expected.slug}/`);
      expect((await read(to ?? '')).heading).toBe(title);
    }
  }
}

/** Rows do not wait for their number: on a busy machine a page may be painted without it. */
async function expectTotal(path: string, total: number | null): Promise<void> {
  const expected = total === null ? null : String(total);
  await expect.poll(async () => (await read(path)).total).toBe(expected);
}

/** What an effect asks for, it asks for at once. */
const QUIET = 100;

/**
 * Loads a page, which asks for nothing when it has been taken over; where its total came late, loads it again.
 *
 * @param besides what it asks for nevertheless
 */
async function expectQuietStart(
  page: Page,
  url: string,
  besides: readonly string[] = [],
): Promise<void> {
  const operations = recordOperations(page);
  await expect(async () => {
    operations.length = 0;
    await page.goto(url);
    await takenOver(page);
    await page.waitForTimeout(QUIET);
    expect(operations).toEqual(besides);
  }).toPass({ timeout: 20_000 });
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
