/** A team's app takes a next version of the package: nothing that the team wrote is lost. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkoutIn, PLAIN_BUILD, SINGLE_BUILD, writeSettings } from './appCheckout.ts';
import { COMMAND, npmEnvironment } from './createdApp.ts';
import { makeNextVersion, NEXT_VERSION } from './nextVersion.ts';
import { expect, open, test } from './page.ts';
import { publishTo } from './registry.ts';
import { startSwapi } from './swapi.ts';
import { editByHand, UpgradedApp } from './upgradedApp.ts';

/** The app is served below a path, which a build has to know. */
const BASE_PATH = '/office';

const checkouts = join(import.meta.dirname, '../../.frontage/tests');

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

test('an app that a team edited takes a next version, keeps every edit, and works below a path', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const registry = process.env.REGISTRY_URL ?? '';
  const app = new UpgradedApp(join(checkouts, 'swapi'), join(checkouts, 'upgraded'));
  const run = (program: string, ...args: string[]): Promise<Ended> =>
    promisify(execFile)(program, args, { cwd: app.folder, env: npmEnvironment(registry) }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: Ended) => error,
    );
  const frontage = (...args: string[]) => run(process.execPath, COMMAND, ...args);

  expect(await frontage('own', 'ui/list/RecordTable')).toMatchObject({ code: 0 });
  const edits = editByHand(app);
  app.commit('What the office wants');
  await publishTo(registry, makeNextVersion());

  const { code, stdout, stderr } = await frontage('upgrade', NEXT_VERSION);
  expect(stdout).toContain('`RecordScreen` calls its key `keyOfRecord`.');
  // What both changed on the same line is left to the team, and nothing else.
  expect(app.changed().filter((path) => path.endsWith('.incoming'))).toEqual([
    'src/resources/planets/PlanetTable.tsx.incoming',
  ]);
  expect(stderr).toContain('PlanetTable.tsx.incoming');
  expect(code).toBe(1);
  for (const [path, edit] of Object.entries(edits))
    expect([path, app.read(path)]).toEqual([path, expect.stringContaining(edit)]);
  // What the version changed is there beside the edits.
  for (const [path, change] of Object.entries({
    'src/resources/films/FilmTable.tsx': '/** Films as rows, and in',
    'src/resources/people/PersonRecord.tsx': 'keyOfRecord={person.id ?? null}',
    'src/StarScreen.tsx': 'keyOfRecord={name}',
    'src/frontage/ui/list/RecordTable.tsx': 'data-version="2"',
    'jest.config.js': 'testTimeout: 20_000',
    Dockerfile: '# As the next version has it',
    'package.json': '"serve": "next start"',
  }))
    expect([path, app.read(path)]).toEqual([path, expect.stringContaining(change)]);

  rmSync(join(app.folder, 'src/resources/planets/PlanetTable.tsx.incoming'));
  const tested = await run('npm', 'test');
  expect(tested.stderr).toContain('stars.test.tsx');
  expect(tested).toMatchObject({ code: 0 });

  // What it is built from is looked at, and not how small that becomes.
  app.edit('next.config.js', writeSettings(SINGLE_BUILD), writeSettings(PLAIN_BUILD));
  const swapi = await startSwapi();
  const running = await checkoutIn(app.folder, COMMAND).start({
    GRAPHQL_ENDPOINT: swapi.endpoint,
    NEXT_PUBLIC_BASE_PATH: BASE_PATH,
  });
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(BASE_PATH)) outside.push(pathname);
  });
  try {
    await open(page, `${running.url}/films`);
    await expect(page.getByRole('columnheader', { name: 'Directed by' })).toBeVisible();
    // The team's own copy of a component is the one that is rendered, with what the version changed in it.
    await expect(page.locator('table[data-office="ours"] tbody[data-version="2"]')).toBeVisible();
    await page.getByRole('link', { name: 'A New Hope', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A New Hope');
    await expect(page.getByText('Directed by').first()).toBeVisible();
    await page.getByRole('link', { name: 'People', exact: true }).first().click();
    await page.getByRole('link', { name: 'Luke Skywalker', exact: true }).click();
    await expect(page).toHaveURL(/\/office\/people\/[^/]+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/office\/people$/);
    await page.getByRole('button', { name: 'Search or go to' }).click();
    await page.getByRole('combobox', { name: 'Search or go to' }).fill('planets');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/office\/planets$/);
    expect(outside).toEqual([]);
  } finally {
    await running.stop();
    await swapi.stop();
  }
});
