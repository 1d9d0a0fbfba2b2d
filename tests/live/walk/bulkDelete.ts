import type { Page } from 'playwright';
import { quiet } from './quiet.ts';

/**
 * Deletes all that a search finds at once.
 *
 * @param address the list's, with a search for the word
 * @param word what only records that the walk made are called
 * @returns how many were deleted; 0 where nothing is called so, or the list deletes no several
 * @throws when they are still there afterwards
 */
export async function bulkDelete(page: Page, address: string, word: string): Promise<number> {
  await page.goto(address);
  const titles = page.locator('tbody th');
  const found = await titles.allInnerTexts();
  const all = page.getByRole('checkbox', { name: 'Select all rows on this page' });
  const isOwn = found.length > 0 && found.every((title) => title.includes(word));
  // The checkbox comes when React has taken the page over.
  await quiet(page);
  if (!isOwn || (await all.count()) === 0) return 0;
  await all.check();
  await quiet(page);
  const button = page.getByRole('button', { name: 'Delete', exact: true });
  if ((await button.count()) === 0) return 0;
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Delete / }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto(address);
  if ((await titles.count()) > 0) throw new Error(`${found.join(', ')}: still there`);
  return found.length;
}
