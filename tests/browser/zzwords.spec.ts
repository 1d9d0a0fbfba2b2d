import { expect, open, test } from './page.ts';
const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
for (const [language, label] of [
  ['de', 'Spalten'],
  ['ar', 'الأعمدة'],
  ['ja', '列'],
  ['fr', 'Colonnes'],
  ['zh', '列'],
  ['es', 'Columnas'],
]) {
  test(`words ${language}`, async ({ page }) => {
    await page
      .context()
      .addCookies([{ name: 'language', value: language, url: process.env.SAMPLE_URL ?? '' }]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(
      page,
      url('/orders?total.atLeast=100&placedAt=last90days&status=SHIPPED%0APAID&filter=total'),
    );
    await page.screenshot({ path: `/tmp/wl-${language}-list.png` });
    await page.locator('summary', { hasText: label }).first().click();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/wl-${language}-columns.png` });
    await open(page, url('/orders?page=2'));
    await page.locator('nav').last().scrollIntoViewIfNeeded();
    await page.screenshot({ path: `/tmp/wl-${language}-pager.png` });
    await open(page, url('/orders?layout=calendar'));
    await page.screenshot({ path: `/tmp/wl-${language}-calendar.png` });
    await open(page, url('/orders?q=nothing-such'));
    await page.setViewportSize({ width: 390, height: 800 });
    await page.screenshot({ path: `/tmp/wl-${language}-phone.png` });
    expect(1).toBe(1);
  });
}
