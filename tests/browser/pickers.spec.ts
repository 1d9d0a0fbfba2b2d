import type { Locator, Page } from 'playwright/test';
import { expect, expectAccessible, open, recordOperations, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

interface Rows<Node> {
  readonly edges: ReadonlyArray<{ readonly node: Node }>;
}

interface Customer {
  readonly id: string;
  readonly name: string;
}

/** Customers with several addresses, whose names nobody else's name contains. */
async function someCustomers(page: Page): Promise<Customer[]> {
  const { deliveryAddresses } = await send<{ deliveryAddresses: Rows<{ customer: Customer }> }>(
    page,
    'deliveryAddressFinderQuery',
    { first: 100 },
  );
  const all = deliveryAddresses.edges.map(({ node }) => node.customer);
  const found = all.filter(({ id, name }, index) => {
    const isFirst = all.findIndex((other) => other.id === id) === index;
    const namesakes = all.filter((other) => other.name.includes(name));
    return isFirst && namesakes.length > 1 && namesakes.every((other) => other.id === id);
  });
  expect(found.length).toBeGreaterThan(1);
  return found;
}

/** What the backend has of a customer's addresses: their labels, which name them. */
async function addressesOf(page: Page, { id }: Customer): Promise<string[]> {
  const answer = await send<{ deliveryAddresses: Rows<{ label: string }> }>(
    page,
    'deliveryAddressFinderQuery',
    { first: 100, condition: { customer: id } },
  );
  return answer.deliveryAddresses.edges.map(({ node }) => node.label);
}

/** A customer with several addresses who has ordered something. */
async function customerWithOrders(page: Page): Promise<Customer> {
  for (const customer of await someCustomers(page)) {
    const { orders } = await send<{ orders: Rows<unknown> }>(page, 'orderFinderQuery', {
      first: 1,
      condition: { customer: customer.id },
    });
    if (orders.edges.length > 0) return customer;
  }
  throw new Error('No customer with several addresses has ordered anything.');
}

const offered = (page: Page) => page.getByRole('listbox', { name: 'Delivery addresses' });
const groupOf = (page: Page, name: string) => offered(page).getByRole('group', { name });

/** What is offered in a group, once it is. */
async function labelsIn(group: Locator): Promise<string[]> {
  await expect(group.getByRole('option').first()).toBeVisible();
  return (await group.getByRole('option').allInnerTexts()).map((text) => text.trim());
}

/** Chooses a customer in the form by keyboard. */
async function chooseCustomer(page: Page, { name }: Customer): Promise<void> {
  const customer = page.getByRole('combobox', { name: 'Customer', exact: true });
  await customer.fill(name);
  const found = page.getByRole('listbox', { name: 'Customers' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await customer.press('Enter');
  await expect(customer).toHaveValue(name);
}

test.describe('a picker', () => {
  for (const [width, height] of [
    [1280, 520],
    [390, 600],
  ])
    test(`near the lower edge of a window of ${width} × ${height} shows its list inside`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, url('/orders/new'));
      const address = page.getByRole('combobox', { name: 'Delivery address' });
      await address.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await address.click();
      await expect(offered(page).getByRole('option').first()).toBeVisible();
      const ends = await offered(page).evaluate((list) => {
        const { top, bottom } = list.getBoundingClientRect();
        return { top, bottom };
      });
      expect(ends.top).toBeGreaterThanOrEqual(0);
      expect(ends.bottom).toBeLessThanOrEqual(height);
    });

  test('keeps what was typed until a choice is made, and says that there is none', async ({
    page,
  }) => {
    await open(page, url('/orders?filter=customer'));
    const form = page.getByRole('form', { name: 'Customer' });
    const search = form.getByRole('combobox');
    await search.fill('caf');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await search.press('Escape');
    await expect(search).toHaveValue('caf');
    await page.getByRole('heading', { name: 'Orders', level: 1 }).click();
    await expect(search).toHaveValue('caf');
    await expect(form.getByText('Nothing is chosen yet')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(form).toBeVisible();
    await search.press('ArrowDown');
    await page.getByRole('listbox').getByRole('option').first().click();
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\?customer=/);
  });
});

test.describe('the addresses that an order’s form offers', () => {
  test('begin with those of its customer, and follow when that changes', async ({ page }) => {
    await open(page, url('/orders/new'));
    const [one, other] = await someCustomers(page);
    const address = page.getByRole('combobox', { name: 'Delivery address' });
    await chooseCustomer(page, one);
    await address.press('ArrowDown');
    const own = groupOf(page, `Of ${one.name}`);
    expect((await labelsIn(own)).sort()).toEqual((await addressesOf(page, one)).sort());
    await expect(groupOf(page, 'Others').getByRole('option').first()).toBeVisible();
    await expect(groupOf(page, 'Others')).not.toContainText(one.name);
    await expectAccessible(page);
    await address.press('Escape');

    await chooseCustomer(page, other);
    await address.press('ArrowDown');
    const [first] = await labelsIn(groupOf(page, `Of ${other.name}`));
    expect(await addressesOf(page, other)).toContain(first);
    await address.press('ArrowDown');
    await address.press('Enter');
    await expect(address).toHaveValue(first);
  });

  test('are all asked for at once, when they are looked at and not before', async ({ page }) => {
    await open(page, url('/orders/new'));
    const [one] = await someCustomers(page);
    const operations = recordOperations(page);
    const address = page.getByRole('combobox', { name: 'Delivery address' });
    const asked = () => operations.filter((name) => name === 'deliveryAddressFinderQuery');
    await address.press('ArrowDown');
    await expect(offered(page).getByRole('option').first()).toBeVisible();
    await expect(offered(page).getByRole('group')).toHaveCount(0);
    expect(asked()).toHaveLength(1);
    await address.press('Escape');
    await chooseCustomer(page, one);
    await address.focus();
    expect(asked()).toHaveLength(1);
    await address.press('ArrowDown');
    await expect(offered(page).getByRole('group')).toHaveCount(2);
    expect(asked()).toHaveLength(3);
  });

  test('are searched in both: those of its customer stay first', async ({ page }) => {
    await open(page, url('/orders/new'));
    const [one] = await someCustomers(page);
    await chooseCustomer(page, one);
    await page.getByRole('combobox', { name: 'Delivery address' }).fill('second');
    const own = groupOf(page, `Of ${one.name}`);
    await expect(own.getByRole('option')).toHaveText(['Second shop']);
    expect(await addressesOf(page, one)).toContain('Second shop');
    await expect(groupOf(page, 'Others').getByRole('option').first()).toContainText('Second');
  });

  test('begin with those of its customer where the record’s page changes it in place', async ({
    page,
  }) => {
    await open(page, url('/orders'));
    const one = await customerWithOrders(page);
    await open(page, url(`/orders?customer=${encodeURIComponent(one.id)}`));
    await page.locator('tbody th a').first().click();
    await page.getByRole('link', { name: 'Edit Delivery address' }).click();
    await page.getByRole('combobox', { name: 'Delivery address' }).fill('');
    const own = groupOf(page, `Of ${one.name}`);
    expect((await labelsIn(own)).sort()).toEqual((await addressesOf(page, one)).sort());
  });
});

test('the addresses that a cell of a spreadsheet offers begin with those of the row’s customer', async ({
  page,
}) => {
  await open(page, url('/orders'));
  const one = await customerWithOrders(page);
  const columns = 'columns=number&columns=customer&columns=deliveryAddress';
  await open(page, url(`/orders?layout=sheet&${columns}&customer=${encodeURIComponent(one.id)}`));
  await page.locator('[data-rowindex="0"] [data-field="deliveryAddress"]').dblclick();
  const own = groupOf(page, `Of ${one.name}`);
  await page.getByRole('combobox', { name: 'Delivery address' }).fill('');
  expect((await labelsIn(own)).sort()).toEqual((await addressesOf(page, one)).sort());
});

test('a phone offers what fits without a sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await open(page, url('/orders/new'));
  const [one] = await someCustomers(page);
  await chooseCustomer(page, one);
  await page.getByRole('combobox', { name: 'Delivery address' }).click();
  await expect(groupOf(page, `Of ${one.name}`).getByRole('option').first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
