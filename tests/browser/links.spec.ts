import { expect, expectAccessible, open, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

/** Makes a product that nothing hangs on. @returns the address of its tags */
async function makeProduct(page: Parameters<typeof send>[0], name: string): Promise<string> {
  await page.goto(url('/tags'));
  const product = {
    code: name.toUpperCase(),
    name,
    slug: name.toLowerCase(),
    category: 'EQUIPMENT',
  };
  const { createProduct } = await send<{ createProduct: { product: { id: string } } }>(
    page,
    'createProductMutation',
    { input: { product } },
  );
  return url(`/products/${encodeURIComponent(createProduct.product.id)}?tab=tags`);
}

test('tags are put on a product and taken off in one go, as far as the backend lets them', async ({
  page,
}) => {
  await open(page, await makeProduct(page, `L${Date.now()}`));
  const rows = page.locator('main tbody th');
  await expect(page.getByText('No tags yet')).toBeVisible();
  await page.getByRole('button', { name: 'Edit tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  const search = dialog.getByRole('combobox', { name: 'Tags' });
  for (const tag of ['Floral', 'Filter']) {
    await search.fill(tag);
    await dialog.getByRole('option', { name: tag, exact: true }).click();
    await expect(dialog.getByRole('button', { name: `Remove ${tag}` })).toBeVisible();
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveText(['Filter', 'Floral']);

  // The second of two changes gets no answer: what is left is said, and sent again when asked.
  await page.getByRole('button', { name: 'Edit tags' }).click();
  await dialog.getByRole('button', { name: 'Remove Filter' }).click();
  await search.fill('Gift');
  await dialog.getByRole('option', { name: 'Gift', exact: true }).click();
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === 'createProductTagMutation') await route.abort();
    else await route.continue();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Gift was not added.');
  await expect(dialog.getByRole('alert')).not.toContainText('Filter');
  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Save the rest' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveText(['Floral', 'Gift']);
});

test('what joins a product to its tags shows the tags, and leads to them', async ({ page }) => {
  const tags = await makeProduct(page, `J${Date.now()}`);
  await open(page, tags);
  await page.getByRole('button', { name: 'Edit tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  await dialog.getByRole('combobox', { name: 'Tags' }).fill('Floral');
  await dialog.getByRole('option', { name: 'Floral', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const name = await page.getByRole('heading', { level: 1 }).textContent();

  await open(page, tags.replace('tab=tags', 'tab=productTags'));
  const tag = page.locator('main tbody').getByRole('link', { name: 'Floral' });
  await expect(tag).toHaveAttribute('href', /^\/tags\//);
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page.locator('main tbody th')).toHaveText([`${name} – Floral`]);
});
