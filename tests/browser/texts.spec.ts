import { expect, expectAccessible, open, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

test('notes in Markdown are looked at while they are written, saved as they are, and shown as they are meant', async ({
  page,
}) => {
  await open(page, url('/roast-batches'));
  const batch = page.locator('main tbody th a').first();
  const key = decodeURIComponent((await batch.getAttribute('href'))?.split('/')[2] ?? '');
  await batch.click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  const text = `Lowered the **gas**.\n\n- sweet\n- round ${Date.now()}\n\n<b>plain</b>`;
  await notes.fill(text);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('strong')).toHaveText('gas');
  await expect(preview.getByRole('listitem')).toHaveCount(2);
  await notes.press('End');
  await notes.pressSequentially('!');
  await expect(preview).toContainText('<b>plain</b>!');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const shown = page.getByRole('definition').filter({ hasText: 'Lowered the gas.' });
  await expect(shown.locator('strong')).toHaveText('gas');
  await expect(shown.locator('b')).toHaveCount(0);
  await expectAccessible(page);
  type ResponseBody = { roastBatch: { notes: string } };
  const saved = await send<ResponseBody>(page, 'editRoastBatchQuery', { id: key });
  expect(saved.roastBatch.notes).toBe(`${text}!`);
});
