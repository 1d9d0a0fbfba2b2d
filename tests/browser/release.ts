import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { startFleet } from './fleet.ts';
import { expect, open, test } from './page.ts';

export const RETIRED = '__generated__/retired';

/** What the next release has besides: another mutation of a form, and another version of the framework. */
const CHANGES = [
  [
    'src/resources/orders/mutations/updateOrder.ts',
    '          id\n',
    '          id\n          updatedAt\n',
  ],
  ['src/ui/palette/Palette.tsx', "margin: '64px", "margin: '65px"],
];

/** Makes the sample as it is a release, whose operations the next one accepts. */
export function commitAll(folder: string): void {
  mkdirSync(join(folder, RETIRED), { recursive: true });
  writeFileSync(join(folder, RETIRED, 'README.md'), 'Operations of earlier releases\n');
  const identity = ['-c', 'user.name=Team', '-c', 'user.email=team@example.com'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...identity, 'commit', '-qm', 'Release'],
  ])
    execFileSync('git', args, { cwd: folder });
}

/** Changes what the next release has besides. */
export function changeFurther(folder: string): void {
  for (const [path, from, to] of CHANGES) {
    const text = readFileSync(join(folder, path), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, path), text.replace(from, to));
  }
}

/**
 * Works in pages of two builds while one replaces the other.
 *
 * @param before the address of an instance of the old build
 * @param after the address of an instance of the new one
 */
export async function workDuringRelease(
  context: BrowserContext,
  before: string,
  after: string,
): Promise<void> {
  const fleet = await startFleet(before);
  const notice = (page: Page) => page.getByText('A new version of the app is available.');
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
  const note = (page: Page) => page.getByRole('textbox', { name: 'Internal notes' });
  const reference = (page: Page) => page.getByRole('textbox', { name: 'Purchase order number' });
  const firstRow = (page: Page) => page.locator('tbody th').first();
  const openPage = async (path: string) => {
    const page = await context.newPage();
    await open(page, fleet.url + path);
    return page;
  };
  const nextPage = async (page: Page) => {
    const shown = await firstRow(page).innerText();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(firstRow(page)).not.toHaveText(shown);
  };
  try {
    const list = await openPage('/orders');
    const former = await buildOf(list);
    // A page that is being reloaded has no build for a moment.
    const isNew = (page: Page) =>
      page.waitForFunction(
        (id) => '__NEXT_DATA__' in self && self.__NEXT_DATA__.buildId !== id,
        former,
      );
    const order = await firstRow(list).getByRole('link').first().getAttribute('href');
    const [form, unsaved] = [await openPage(`${order}/edit`), await openPage(`${order}/edit`)];
    await note(form).fill('Saved before the release');
    await save(form);
    await expect(form.getByText('Saved before the release')).toBeVisible();
    await form.getByRole('link', { name: 'Edit', exact: true }).click();
    await note(form).fill('Typed before the release');
    fleet.serveBy(after);

    await test.step('a page of the old build goes on, and offers the new one', async () => {
      // What comes in sight by itself, such as sums after the rows, is gone, and takes nothing along.
      const isGone = list.waitForResponse(
        (answer) => answer.request().method() === 'HEAD' && answer.status() === 404,
      );
      await nextPage(list);
      await expect(notice(list)).toBeVisible();
      await isGone;
      await nextPage(list);
      expect(await buildOf(list)).toBe(former);
    });
    await test.step('its form saves by a mutation that the new build no longer sends', async () => {
      await save(form);
      await expect(form.getByText('Typed before the release')).toBeVisible();
      expect(await buildOf(form)).toBe(former);
      expect(fleet.refusals()).toBe(0);
    });
    await test.step('code that is gone reloads it, unless something is unsaved', async () => {
      await list.keyboard.press('Control+k');
      await isNew(list);
      await reference(unsaved).fill('Typed and not saved');
      await unsaved.keyboard.press('Control+k');
      await expect(notice(unsaved)).toBeVisible();
      await expect(reference(unsaved)).toHaveValue('Typed and not saved');
      expect(await buildOf(unsaved)).toBe(former);
      unsaved.on('dialog', (dialog) => void dialog.accept());
      await unsaved.getByRole('button', { name: 'Reload page' }).click();
      await isNew(unsaved);
      await expect(reference(unsaved)).toHaveValue('Typed and not saved');
    });
    await test.step('a page of the new build loads and goes on between instances of both', async () => {
      // What other pages ask for would be refused as well.
      for (const other of [list, form, unsaved]) await other.close();
      fleet.serveBy(after, before);
      const page = await openPage('/orders');
      expect(await buildOf(page)).not.toBe(former);
      fleet.serveBy(before, after);
      await nextPage(page);
      expect(fleet.refusals()).toBeGreaterThan(0);
      await expect(notice(page)).toHaveCount(0);
    });
  } finally {
    fleet.close();
  }
}

function buildOf(page: Page): Promise<string> {
  return page.evaluate(() => self.__NEXT_DATA__.buildId);
}
