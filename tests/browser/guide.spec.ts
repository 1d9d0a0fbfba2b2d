import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startProcess } from '../backend/backendProcess.ts';
import { fillFolder } from '../backend/filledFolder.ts';
import { followedGuide } from '../docs/guide.ts';
import {
  cleanEnvironment,
  copyCheckout,
  PLAIN_BUILD,
  type AppCheckout,
  type RunningApp,
} from './appCheckout.ts';
import { startBreakingProxy, type BreakingProxy } from './breakingProxy.ts';
import { startBuilt } from './builtApp.ts';
import { CHROMIUM } from './chromium.ts';
import {
  choose,
  expect,
  expectAccessible,
  open,
  recordOperations,
  takenOver,
  test,
} from './page.ts';
import { changeFurther, commitAll, RETIRED, workDuringRelease } from './release.ts';

/** The development server compiles what has changed first. */
const COMPILED = { timeout: 60_000 };
/** Types are checked at a lower priority, so that others that work on the machine go first. */
const CHECKED = { timeout: 120_000 };

/** What all instances of an app have in common. */
const SHARED = { FRONTAGE_SECRET: 'a secret of forty characters that all share' };

let checkout: AppCheckout;
let app: RunningApp;
let backend: Awaited<ReturnType<typeof startProcess>>;
let proxy: BreakingProxy;

/** The sample after whatever the developers' guide says was done to it, word by word. */
test.beforeAll(async () => {
  test.setTimeout(600_000);
  checkout = copyCheckout('guide', PLAIN_BUILD);
  const { folder, start } = checkout;
  commitAll(folder);
  for (const [path, text] of followedGuide((file) => readFileSync(join(folder, file), 'utf8'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, '__generated__/persisted.json'), '{}\n');
  await checkout.run('pull', '--offline');
  // In place of the font that the guide installs.
  mkdirSync(join(folder, 'public/fonts'));
  copyFileSync(
    join(folder, 'node_modules/next/dist/next-devtools/server/font/geist-latin.woff2'),
    join(folder, 'public/fonts/inter-latin-wght-normal.woff2'),
  );
  changeFurther(folder);
  const directory = join(folder, '.frontage/database-guide');
  await fillFolder(directory);
  backend = await startProcess({ directory });
  proxy = await startBreakingProxy(backend.endpoint);
  // What a team writes works without what depends on internals of its hosts (src/patches), too.
  app = await start({ GRAPHQL_ENDPOINT: proxy.endpoint, FRONTAGE_PATCHES: 'none', ...SHARED });
});

test.afterAll(async () => {
  await app?.stop();
  proxy?.close();
  await backend?.stop();
});

test('the app has the name, the logo and the navigation that the guide gives it', async ({
  page,
}) => {
  await open(page, `${app.url}/rush`);
  await expect(page).toHaveTitle('Rush orders · Roastery office');
  const brand = page.getByRole('link', { name: 'Roastery office' });
  const image = brand.locator('img');
  expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.width))).toBe(
    24,
  );
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/roastery.svg');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const sales = navigation.getByRole('list', { name: 'Sales' });
  await expect(sales.getByRole('link')).toHaveText(['Orders', 'Rush orders', 'Customers']);
  await expect(sales.getByRole('link', { name: 'Orders', exact: true }).locator('svg')).toHaveCSS(
    'width',
    '18px',
  );
  await expect(sales.getByRole('link', { name: 'Rush orders' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(navigation.getByRole('link', { name: 'Green lots' })).toBeHidden();
  await navigation.getByText('Roastery', { exact: true }).click();
  await navigation.getByRole('link', { name: 'Green lots' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Green lots');
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(`${app.url}/rush`);
  await page.keyboard.press('ControlOrMeta+k');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.filter({ hasText: 'Rush orders' })).toHaveCount(1);
  const place = options.filter({ hasText: /^Orders/ }).filter({ has: page.locator('svg') });
  await expect(place.locator('svg')).toHaveCSS('width', '18px');
  await expect(options.filter({ hasText: 'Product tags' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(navigation.getByRole('link', { name: 'Product tags' })).toHaveCount(0);
  await open(page, `${app.url}/product-tags`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product tags');
});

test('the app has the colours and the font that the guide gives it, and can be read', async ({
  page,
}) => {
  for (const [colorScheme, color] of [
    ['light', 'rgb(109, 40, 217)'],
    ['dark', 'rgb(196, 181, 253)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, `${app.url}/orders`);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const link = navigation.getByRole('link', { name: 'Orders', exact: true });
    await expect(link).toHaveCSS('color', color);
    await expect(link).toHaveCSS('font-family', 'Inter, system-ui, sans-serif');
    await expectAccessible(page);
  }
  // Whether this page shows it depends on when it came; it has come under the page's policy.
  const faces = await page.evaluate(async () => {
    const { fonts } = document;
    await fonts.load('14px Inter');
    return [...fonts].map(({ family, status }) => [family, status]);
  });
  expect(faces).toEqual([['Inter', 'loaded']]);
  const font = await page.request.get(`${app.url}/fonts/inter-latin-wght-normal.woff2`);
  expect(font.headers()['cache-control']).toContain('max-age=86400');
});

test('the recipes of the developers’ guide do what they say', async ({ page }) => {
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const cells = async (name: string) => {
    const at = await heading(name).evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
    return page.locator(`tbody tr > :nth-child(${at + 1})`).allInnerTexts();
  };
  const exportedAs = async (format: string) => {
    await page.locator('[popovertarget]', { hasText: 'Export' }).click();
    await page.getByLabel('Format').selectOption(format);
    const download = page.waitForEvent('download');
    await page.locator('[popover]').getByRole('button', { name: 'Export' }).click();
    return readFileSync(await (await download).path(), 'utf8');
  };
  await test.step('columns are shown, made and removed in lists', async () => {
    await open(page, `${app.url}/orders`);
    for (const text of await cells('Weight')) expect(text).toMatch(/\d kg$/);
    for (const text of await cells('Net')) expect(text).toMatch(/\d/);
    await expect(heading('Channel')).toHaveCount(0);
  });
  await test.step('and are written into files by their values', async () => {
    const file = await exportedAs('JSON');
    const [{ Weight, Net }] = JSON.parse(file) as Array<Record<string, unknown>>;
    expect([Weight, Net].map(Number)).toEqual([expect.any(Number), expect.any(Number)]);
    expect(file).not.toMatch(/NaN| kg/);
  });
  await test.step('they are in the tabs of other records, too', async () => {
    await page.locator('tbody tr').first().getByRole('link').nth(1).click();
    const tabs = page.getByRole('navigation', { name: 'Relations' });
    await tabs.getByRole('link', { name: /^Orders \d+$/ }).click();
    await expect(heading('Weight')).toBeVisible();
    for (const text of await cells('Weight')) expect(text).toMatch(/\d kg$/);
  });
  await test.step('a chart of a library is one of them', async () => {
    await page.getByRole('navigation', { name: 'Relations' }).getByText('Weight').click();
    await expect(page.getByRole('group', { name: 'Weight' })).toContainText('Weight (kg)');
    await expect(page.locator('.MuiBarChart-element').first()).toBeVisible();
  });
  await test.step('numbers and dates are written as the office has it', async () => {
    await open(page, `${app.url}/orders?columns=number&columns=total&columns=requestedOn`);
    for (const text of await cells('Total')) expect(text).toMatch(/^[A-Z]{3}\s[\d,.]+$/);
    for (const text of await cells('Requested on'))
      expect(text).toMatch(/^(\w{3}\W+(\w{3} \d+|\d+ \w{3})|—.*)$/s);
    await open(page, `${app.url}/orders?columns=number&columns=placedAt&sort=placedAt`);
    for (const text of await cells('Placed')) expect(text).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  });
  await test.step('values of a type are shown and entered by a component of one’s own', async () => {
    await open(page, `${app.url}/tickets`);
    const meter = page.locator('tbody').getByRole('meter').first();
    await expect(meter).toHaveAccessibleName(/^(Low|Normal|High|Urgent)$/);
    const exported = await exportedAs('CSV');
    expect(exported).toMatch(/\b[1-4] of 4\b/);
    await page.locator('tbody tr').first().getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('meter')).toHaveCount(1);
    await open(page, `${app.url}/tickets/new`);
    await page.getByRole('slider', { name: 'Priority' }).press('End');
    await expect(page.getByRole('slider', { name: 'Priority' })).toHaveValue('4');
  });
  await test.step('what can be done with records is what their operations say', async () => {
    await open(page, `${app.url}/orders`);
    await expect(page.getByRole('button', { name: 'Import' })).toHaveCount(0);
    await page.locator('tbody').getByRole('checkbox').first().check();
    await expect(page.getByRole('button', { name: 'Mark as rush' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  });
  await test.step('an action has steps, in which nothing that was typed is lost', async () => {
    await open(page, `${app.url}/orders?status=CONFIRMED`);
    await page.locator('tbody tr').first().getByRole('link').first().click();
    await choose(page, 'Cancel');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText('Reason is required.').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ordered twice');
    await dialog.getByRole('textbox', { name: 'Reason' }).press('Enter');
    await expect(dialog.getByRole('group', { name: 'Check' })).toContainText(/\d lines/);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('group', { name: 'Confirm' })).toContainText('Ordered twice');
    await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click();
    await expect(dialog.getByText('Tell the customer')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(
      page.getByRole('main').getByText('Cancelled', { exact: true }).first(),
    ).toBeVisible();
  });
  await test.step('a panel and a page of one’s own are there', async () => {
    await open(page, `${app.url}/`);
    const panel = (title: string) => page.getByRole('article', { name: title, exact: true });
    await expect(panel('Orders').locator('tbody tr').first()).toBeVisible();
    await expect(panel('Rush orders').locator('tbody tr').first()).toBeVisible();
    await expect(panel('Rush orders').getByRole('link', { name: 'Rush orders' })).toHaveAttribute(
      'href',
      '/orders?isRush=true&status=CONFIRMED',
    );
    await expect(panel('Revenue').getByRole('listitem')).toHaveCount(6);
    await open(page, `${app.url}/rush`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rush orders');
    await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible();
  });
});

test('the tests that the guide writes pass', async () => {
  const environment = {
    ...cleanEnvironment(),
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    GRAPHQL_ENDPOINT: backend.endpoint,
    // As it was built before: nothing is built again.
    FRONTAGE_PATCHES: 'none',
    CHROMIUM: CHROMIUM.executablePath,
    // What they print is read.
    FORCE_COLOR: '0',
  };
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join('node_modules', program), ...args], {
      cwd: checkout.folder,
      env: environment,
    });
  const ran = await run('jest/bin/jest.js', 'tests/rush.test.tsx', 'tests/packer.test.tsx');
  expect(ran.stderr).toContain('2 passed, 2 total');
  const walked = await run('playwright/cli.js', 'test', 'rush', '--reporter', 'line');
  expect(walked.stdout).toContain('1 passed');
});

/** The colour that the guide gives the app. */
const PRIMARY = 'rgb(109, 40, 217)';

test('a screen after the documentation of Relay and MUI is rendered by the server, and works', async ({
  page,
  request,
}) => {
  const html = await (await request.get(`${app.url}/tag-board`)).text();
  expect(html).toContain('Brewing');
  expect(html).toMatch(/<style[^>]* data-emotion="css [^>]* nonce="/);
  const mirrored = { headers: { 'accept-language': 'ar' } };
  const arabic = await (await request.get(`${app.url}/tag-board`, mirrored)).text();
  // The icon in a chip, on either side.
  expect(html).toContain('margin:0 5px 0 -6px');
  expect(arabic).toContain('margin:0 -6px 0 5px');
  const operations = recordOperations(page);
  await open(page, `${app.url}/tag-board`);
  expect(operations).toEqual([]);
  const add = page.getByRole('button', { name: 'Add a tag' });
  await expect(add).toHaveCSS('background-color', PRIMARY);
  const tags = page.locator('.MuiChip-root');
  await expect(tags).toHaveCount(5);
  await page.getByRole('button', { name: 'More tags' }).click();
  await expect(tags).not.toHaveCount(5);
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add a tag' });
  await dialog.getByLabel('Name').fill('Plain');
  await dialog.getByRole('combobox', { name: 'Colour' }).click();
  await page.getByRole('option', { name: 'Blue' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const plain = page.getByRole('button', { name: 'Plain', exact: true });
  await expect(plain).toBeVisible();
  const query = '{ tags(filter: { name: { equalTo: "Plain" } }) { nodes { color } } }';
  const stored = async () => (await request.post(backend.endpoint, { data: { query } })).json();
  expect(await stored()).toEqual({ data: { tags: { nodes: [{ color: '#1d5fbf' }] } } });
  await plain.press('Delete');
  await expect(plain).toHaveCount(0);
  expect(await stored()).toEqual({ data: { tags: { nodes: [] } } });
});

test('a page whose component gets no answer says so with the status, and is there when tried again', async ({
  page,
  complaints,
}) => {
  const fails = (isCommitted: boolean) =>
    proxy.set({ fault: 'GraphQLResponseError', isCommitted, operation: 'TagBoardQuery' });
  fails(true);
  const response = await page.goto(`${app.url}/tag-board`);
  expect(response?.status()).toBe(502);
  await takenOver(page);
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(page.getByRole('main')).toContainText('Something broke.');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(complaints).toEqual([]);
  // Asked by the browser, it fails once more, which is logged.
  await again.click();
  await expect.poll(() => complaints.splice(0).join()).toContain('Something broke.');
  await expect(page.getByRole('main')).toContainText('Something broke.');
  proxy.set(null);
  await again.click();
  await expect(page.getByRole('button', { name: 'Add a tag' })).toBeVisible();
  // Relay kept the failure, so that the page was loaded anew.
  expect(complaints.splice(0).join()).toContain('Something broke.');
});

test('during a release, pages of both builds go on over instances of both', async ({ context }) => {
  test.setTimeout(180_000);
  const before = await startBuilt(backend.endpoint, SHARED);
  try {
    const retired = readdirSync(join(checkout.folder, RETIRED)).join(' ');
    expect(retired).toMatch(/OrderListQuery\..*updateOrderMutation\./);
    await workDuringRelease(context, before.url, app.url);
  } finally {
    await before.stop();
  }
});

test('while one develops, pages log nothing, and are an error as long as their GraphQL does not compile', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const file = join(checkout.folder, 'src/resources/orders/OrderTable.tsx');
  const text = readFileSync(file, 'utf8');
  const write = (from: string, to: string) => {
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  };
  const developed = await checkout.develop({ GRAPHQL_ENDPOINT: backend.endpoint });
  const html = async () => (await request.get(`${developed.url}/orders`)).text();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  // Next.js would warn of the server's first message if it came before the page's scripts.
  const startsEarly: boolean[] = [];
  await page.route(/turbopack-[^/]*pages_index/, async (route) => {
    await page.waitForFunction(() => '__NEXT_P' in window);
    startsEarly.push(await page.evaluate(() => 'next' in window));
    await route.continue();
  });
  try {
    await page.goto(`${developed.url}/`);
    await takenOver(page);
    expect(startsEarly).toEqual([false]);
    await page.goto(`${developed.url}/orders`);
    const heading = page.getByRole('columnheader', { name: 'Payment status', exact: true });
    await expect(heading).toBeVisible();
    await takenOver(page);
    await page.locator('tbody tr').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/orders\/./, COMPILED);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(COMPILED);
    writeFileSync(file, `${text}\nexport const wrong: number = 'three';\n`);
    const errors = page.getByRole('alert').filter({ hasText: 'src/resources/orders/OrderTable' });
    await expect(errors).toContainText('not assignable', CHECKED);
    writeFileSync(file, text);
    await expect(errors).toHaveCount(0, CHECKED);
    expect(warnings).toEqual([]);
    await page.goto(`${developed.url}/tag-board`);
    const add = page.getByRole('button', { name: 'Add a tag' });
    await expect(add).toHaveCSS('background-color', PRIMARY);
    // An open page would show the error, too, and log it.
    await page.close();
    write('      status\n', '      status\n      madeUp\n');
    await expect.poll(html, COMPILED).toContain('has no field `madeUp`');
    write('{ choices: paymentStatus }', "{ label: 'Paid or not', choices: paymentStatus }");
    await expect.poll(html, COMPILED).toContain('Paid or not');
  } finally {
    writeFileSync(file, text);
    await developed.stop();
  }
});
