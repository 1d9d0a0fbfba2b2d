import type { Locator, Page } from 'playwright/test';
import { expect, expectAccessible, open, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

/** The buttons of the menus that a page shows, whatever they are called. */
const menuButtons = (page: Page) => page.locator('button[popovertarget]:not([aria-label]):visible');
const openPanel = (page: Page) => page.locator('[popover]:popover-open');

/** Opens a menu, and waits until what it holds has come. */
async function unfold(page: Page, button: Locator): Promise<Locator> {
  await button.click();
  const panel = openPanel(page);
  await expect(panel).toBeVisible();
  await expect(panel).not.toHaveText(/^(Loading…|جارٍ التحميل…)$/);
  return panel;
}

/** Each of the page's menus in turn, opened. */
async function eachMenu(page: Page, look: (panel: Locator, button: Locator) => Promise<void>) {
  const count = await menuButtons(page).count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index++) {
    const button = menuButtons(page).nth(index);
    await look(await unfold(page, button), button);
    await page.keyboard.press('Escape');
    await expect(openPanel(page)).toBeHidden();
  }
}

/** Places within a panel where there are words that do nothing, and one where there is nothing. */
function harmlessPlaces(panel: Locator): Promise<Array<{ x: number; y: number }>> {
  return panel.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const words = [...element.querySelectorAll('legend, p, span, h2, summary, label')].filter(
      (one) =>
        !one.closest('a, button') && !one.querySelector('input[type="file"]') && one.textContent,
    );
    const places = words.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    });
    const inSight = places.filter(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
    return [{ x: frame.left + 3, y: frame.top + 3 }, ...inSight];
  });
}

test.describe('menus', () => {
  // One page for each window is enough: what is in sight of a list is on each list.
  for (const [locale, width, height] of [
    ['en-GB', 1280, 800],
    ['en-GB', 1920, 1000],
    ['en-GB', 390, 844],
    ['en-GB', 900, 400],
    ['ar', 390, 844],
  ] as const)
    test.describe(`in ${locale} on ${width} by ${height} pixels`, () => {
      test.use({ locale, viewport: { width, height } });

      test('are in sight as a whole, beside their button, and stay while their words are pressed', async ({
        page,
      }) => {
        await open(page, url('/orders?any.status=DRAFT'));
        await eachMenu(page, async (panel, button) => {
          await expectInSight(page, panel, button);
          for (const { x, y } of await harmlessPlaces(panel)) {
            await page.mouse.click(x, y);
            await expect(panel).toBeVisible();
          }
          // Words unfold something in some of them.
          await expectInSight(page, panel, button);
        });
      });
    });

  test('turn over where there is no room below them', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await open(page, url('/orders'));
    const button = page.getByRole('button', { name: 'Views' });
    const { y = 0 } = (await button.boundingBox()) ?? {};
    await page.setViewportSize({ width: 1280, height: Math.ceil(y) + 60 });
    const panel = await unfold(page, button);
    await expectInSight(page, panel, button);
    const box = await panel.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(y);
  });

  test('close when something else is pressed, on Escape, and when the focus leaves them', async ({
    page,
  }) => {
    // The oldest first: a moment of today is short enough to lie behind the panel as a whole, where axe compares its
    // colour with the panel's.
    await open(page, url('/orders?sort=number'));
    const [columns, views] = ['Columns', 'Views'].map((name) => page.getByRole('button', { name }));
    await unfold(page, columns);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(openPanel(page)).toBeHidden();

    await unfold(page, columns);
    await unfold(page, views);
    await expect(openPanel(page)).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(openPanel(page)).toBeHidden();
    await expect(views).toBeFocused();

    const panel = await unfold(page, views);
    await panel.getByText('Import from file').press('Tab');
    await expect(openPanel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
  });

  test('opened before the page is taken over fill themselves then', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(url('/orders'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Views' }).click();
    await expect(openPanel(page)).toHaveText('Loading…');
    letGo();
    await expect(openPanel(page)).toContainText('No views saved yet.');
  });
});

test.describe('menus without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('open beside their button', async ({ page }) => {
    await page.goto(url('/orders'));
    const button = page.getByRole('button', { name: 'Columns' });
    await button.click();
    const box = await openPanel(page).boundingBox();
    const beside = await button.boundingBox();
    expect(box?.y).toBeGreaterThan((beside?.y ?? Infinity) + 20);
    await openPanel(page).getByText('Compact').click();
    await openPanel(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/density=compact/);
  });
});

/** Nothing of a menu is cut off or covers its button, and the page has not moved for it. */
async function expectInSight(page: Page, panel: Locator, button: Locator): Promise<void> {
  const [box, beside] = [await panel.boundingBox(), await button.boundingBox()];
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!box || !beside) throw new Error('It is not shown.');
  const words = JSON.stringify({ button: await button.innerText(), box, beside });
  expect(box.x >= 0 && box.x + box.width <= width, words).toBe(true);
  expect(box.y >= 0 && box.y + box.height <= height, words).toBe(true);
  expect(box.y >= beside.y + beside.height || box.y + box.height <= beside.y, words).toBe(true);
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
}
