import type { Page } from 'playwright/test';
import { expect, expectAccessible, open, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

/** Makes a product that nothing hangs on. @returns the address of its tags */
async function makeProduct(page: Page, name: string): Promise<string> {
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

/** The open tab of a record's page: the tags are named above it, too. */
const inTab = (page: Page) => page.getByRole('group', { name: /^(Tags|Product tags)$/ });

test('tags are put on a product and taken off in one go, as far as the backend lets them', async ({
  page,
}) => {
  await open(page, await makeProduct(page, `L${Date.now()}`));
  const rows = page.locator('main tbody th');
  await expect(page.getByText('No tags yet')).toBeVisible();
  await inTab(page).getByRole('button', { name: 'Edit tags' }).click();
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
  await inTab(page).getByRole('button', { name: 'Edit tags' }).click();
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
  await inTab(page).getByRole('button', { name: 'Edit tags' }).click();
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

/** The names of a product's tags, as the backend has them. */
async function tagsInBackend(page: Page, href: string): Promise<string[]> {
  const id = decodeURIComponent(new URL(href).pathname.split('/')[2]);
  type ResponseBody = {
    product: { productTags: { edges: { node: { tag: { name: string } } }[] } };
  };
  const { product } = await send<ResponseBody>(page, 'productTagsLinksQuery', { id, first: 50 });
  return product.productTags.edges.map(({ node }) => node.tag.name).sort();
}

test('the tags of a product stand beside its facts, lead to theirs, and are changed there', async ({
  page,
}) => {
  const name = `C${Date.now()}`;
  const address = (await makeProduct(page, name)).split('?')[0];
  await open(page, address);
  const tags = page
    .getByRole('definition')
    .filter({ has: page.getByRole('list', { name: 'Tags' }) });
  await tags.getByRole('button', { name: 'Edit tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  for (const tag of ['Floral', 'Filter']) {
    await dialog.getByRole('combobox', { name: 'Tags' }).fill(tag);
    await dialog.getByRole('option', { name: tag, exact: true }).click();
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(tags.getByRole('link')).toHaveCount(2);
  expect(await tagsInBackend(page, address)).toEqual(['Filter', 'Floral']);
  await expectAccessible(page);
  await tags.getByRole('link', { name: 'Floral' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Floral');
});

test('tags are added to several products at once and taken off them, and the rest of theirs stay', async ({
  page,
}) => {
  const name = `B${Date.now()}`;
  const addresses = [await makeProduct(page, `${name}A`), await makeProduct(page, `${name}B`)];
  await open(page, addresses[0]);
  await inTab(page).getByRole('button', { name: 'Edit tags' }).click();
  const first = page.getByRole('dialog', { name: 'Tags' });
  for (const tag of ['Floral', 'Gift']) {
    await first.getByRole('combobox', { name: 'Tags' }).fill(tag);
    await first.getByRole('option', { name: tag, exact: true }).click();
  }
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first).toBeHidden();

  await open(page, url(`/products?q=${name}`));
  await expect(page.locator('main tbody tr')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Edit tags' }).click();
  const dialog = page.getByRole('dialog', { name: /tags of 2 products/i });
  await dialog.getByRole('combobox', { name: 'Add' }).fill('Floral');
  await dialog.getByRole('option', { name: 'Floral', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Add' }).fill('Filter');
  await dialog.getByRole('option', { name: 'Filter', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Remove' }).fill('Gift');
  await dialog.getByRole('option', { name: 'Gift', exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change tags of 2 products' }).click();
  await expect(dialog).toContainText('2 done');
  for (const address of addresses)
    expect(await tagsInBackend(page, address)).toEqual(['Filter', 'Floral']);
});
