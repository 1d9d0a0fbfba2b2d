import { expect, expectAccessible, open, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

async function overflow(page: import('playwright/test').Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

for (const width of [1280, 390])
  test.describe(`rows laid out, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('stand as cards below their status, with the same filters and address', async ({
      page,
    }) => {
      await open(page, url('/orders?channel=PHONE&columns=number&columns=customer'));
      await page.getByRole('navigation', { name: 'Layout' }).getByText('Board').press('Enter');
      await expect(page).toHaveURL(/channel=PHONE&columns=number&columns=customer&layout=board$/);
      const lane = page.getByRole('region', { name: 'Delivered' });
      await expect(lane.getByRole('listitem')).toHaveCount(25);
      await lane.getByRole('link', { name: 'Show more: Delivered' }).press('Enter');
      await expect(lane.getByRole('listitem')).toHaveCount(100);
      await expect(lane.getByRole('link', { name: 'View all: Delivered' })).toHaveAttribute(
        'href',
        '/orders?channel=PHONE&status=DELIVERED&columns=number&columns=customer',
      );
      await expectAccessible(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const card = lane.getByRole('link').first();
      const title = await card.innerText();
      await card.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goBack();
      await expect(lane.getByRole('link').first()).toHaveText(title);
    });

    test('stand on the days of a month, and lead to the months around it', async ({ page }) => {
      await open(page, url('/orders?layout=calendar'));
      const calendar = page.getByRole('region', { name: 'Orders' });
      const month = await calendar.getByRole('heading').innerText();
      await expect(calendar.getByRole('link', { name: `Show ${month}` })).toBeVisible();
      await calendar.getByRole('link', { name: 'Previous month' }).press('Enter');
      await expect(page).toHaveURL(
        /layout=calendar&placedAt\.atLeast=.*|placedAt\.atLeast=.*layout=calendar/,
      );
      await expect(calendar.getByRole('heading')).not.toHaveText(month);
      await expect(calendar.getByRole('listitem').getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    test('stand with their pictures', async ({ page }) => {
      await open(page, url('/products?layout=gallery'));
      const gallery = page.getByRole('list', { name: 'Products' });
      await expect(gallery.locator('img').first()).toBeVisible();
      await expectAccessible(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });

test.describe('layouts without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are links to what the server paints', async ({ page }) => {
    await page.goto(url('/orders'));
    await page.getByRole('navigation', { name: 'Layout' }).getByText('Board').click();
    await expect(
      page.getByRole('region', { name: 'Delivered' }).getByRole('link').first(),
    ).toBeVisible();
  });
});
