import { expect, open, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

test('a record that the pointer rests on is there when it is pressed, asked for once', async ({
  page,
}) => {
  await open(page, url('/orders'));
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  const order = page.locator('main tbody th a').nth(3);
  const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await order.hover();
  await answered;
  await expect.poll(() => asked).toContain('OrderRecordQuery');
  expect(asked).not.toContain('OrderRecordTabsTotalQuery');

  const title = await order.innerText();
  await order.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((name) => name === 'OrderRecordQuery')).toHaveLength(1);
  expect(asked).toContain('OrderRecordTabsTotalQuery');
});

test('who turns pages by the keyboard has the next one there already, each asked for once', async ({
  page,
}) => {
  await open(page, url('/orders'));
  const pages: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== '/graphql') return;
    const { operationName, variables } = response.request().postDataJSON() as {
      operationName: string;
      variables: { after?: string };
    };
    if (operationName === 'OrderListQuery') pages.push(String(variables.after));
  });
  const row = page.locator('main tbody th a').first();
  await page.locator('a[rel=next]').focus();
  for (const turned of [1, 2, 3]) {
    await expect.poll(() => pages).toHaveLength(turned);
    const first = await row.innerText();
    await page.keyboard.press('Enter');
    await expect(row).not.toHaveText(first);
  }
  await expect.poll(() => pages).toHaveLength(4);
  expect(new Set(pages).size).toBe(4);
});

test('who goes from record to record with the pointer on the link has the next one there already', async ({
  page,
}) => {
  await open(page, url('/orders'));
  await page.locator('main tbody th a').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  const titles = [await heading.innerText()];
  const records: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== '/graphql') return;
    const { operationName, variables } = response.request().postDataJSON() as {
      operationName: string;
      variables: { id: string };
    };
    if (operationName === 'OrderRecordQuery') records.push(variables.id);
  });
  await page.locator('a[rel=next]').hover();
  for (const opened of [1, 2, 3]) {
    await expect.poll(() => new Set(records).size).toBe(opened);
    await page.mouse.down();
    await page.mouse.up();
    await expect(heading).not.toHaveText(titles.at(-1) ?? '');
    titles.push(await heading.innerText());
  }
  expect(new Set(titles).size).toBe(4);
  expect(records).toHaveLength(new Set(records).size);
});
