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
