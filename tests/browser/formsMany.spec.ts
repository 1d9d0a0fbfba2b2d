import type { Locator, Page } from 'playwright/test';
import { choose, expect, open, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

/** How many changes are made; a longer run: `FORM_CHANGES=500`. */
const CHANGES = Number(process.env.FORM_CHANGES ?? 10);

/** A number from 0 up to another, the same in each run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** A ticket as its row shows it. */
interface Shown {
  readonly subject: string;
  readonly status: string;
}

/** The tickets in a list, page by page. */
async function shownIn(page: Page, list: Locator): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (;;) {
    const rows = list.locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    for (const row of await rows.all()) {
      const [subject, status] = await row.locator('th, td').allInnerTexts();
      shown.push({ subject: subject.trim(), status: status.trim() });
    }
    const next = list.locator('a[rel="next"]');
    if ((await next.count()) === 0) return inOrder(shown);
    const before = await rows.first().innerText();
    await next.click();
    await expect(rows.first()).not.toHaveText(before, { useInnerText: true });
  }
}

function inOrder(tickets: readonly Shown[]): Shown[] {
  return [...tickets].sort((one, other) => one.subject.localeCompare(other.subject));
}

/** A customer that nothing hangs on. */
async function makeCustomer(page: Page, name: string): Promise<string> {
  const billing = {
    billingStreet: 'Quay 1',
    billingPostalCode: '1011',
    billingCity: 'Amsterdam',
    billingCountry: 'NL',
  };
  const customer = {
    name,
    kind: 'CAFE',
    email: `${name.replaceAll(' ', '.')}@example.com`,
    ...billing,
  };
  const { createCustomer } = await send<{ createCustomer: { customer: { id: string } } }>(
    page,
    'createCustomerMutation',
    { input: { customer } },
  );
  return createCustomer.customer.id;
}

/** What the backend itself says of a customer's tickets. */
async function inBackend(page: Page, id: string): Promise<Shown[]> {
  const { customer } = await send<{
    customer: { tickets: { edges: { node: { subject: string; status: string } }[] } };
  }>(page, 'CustomerTicketsTabQuery', { id, first: 10_000 });
  return inOrder(
    customer.tickets.edges.map(({ node: { subject, status } }) => ({
      subject,
      status: status.charAt(0) + status.slice(1).toLowerCase(),
    })),
  );
}

test(`${CHANGES} changes made one after the other leave lists, counts and relations as the backend has them`, async ({
  page,
}) => {
  test.setTimeout(60_000 + CHANGES * 10_000);
  const word = `Many${Date.now()}`;
  await page.goto(url('/tickets'));
  const customer = await makeCustomer(page, `${word} Bar`);
  // Ten of them are some of each kind.
  const roll = dice(4);
  const expected = new Map<string, string>();
  const heading = page.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog');
  let made = 0;
  const find = async (subject: string) => {
    await open(page, url(`/tickets?q=${encodeURIComponent(subject)}`));
    await page.getByRole('link', { name: subject, exact: true }).click();
    await expect(heading).toHaveText(subject);
  };
  const changes = {
    create: async () => {
      const subject = `${word}-${(made += 1)}.`;
      await open(page, url('/tickets/new'));
      await page.getByRole('textbox', { name: 'Number' }).fill(subject);
      await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
      await page.getByRole('textbox', { name: 'Body' }).fill('It leaks.');
      await page.getByRole('combobox', { name: 'Customer' }).fill(word);
      await page.getByRole('option', { name: `${word} Bar` }).click();
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(heading).toHaveText(subject);
      expected.set(subject, 'Open');
    },
    edit: async (subject: string) => {
      await find(subject);
      const renamed = `${word}-${(made += 1)}.`;
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(heading).toHaveText(`Edit ${subject}`);
      await page.getByRole('textbox', { name: 'Subject' }).fill(renamed);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(heading).toHaveText(renamed);
      expected.set(renamed, expected.get(subject) ?? '');
      expected.delete(subject);
    },
    close: async (subject: string) => {
      await find(subject);
      // What is closed is not closed again.
      const close = page.getByRole('button', { name: 'Close', exact: true });
      if (expected.get(subject) === 'Closed') return await expect(close).toHaveCount(0);
      await close.click();
      await dialog.getByRole('button', { name: 'Close ticket', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(heading.locator('..')).toContainText('Closed');
      expected.set(subject, 'Closed');
    },
    delete: async (subject: string) => {
      await find(subject);
      await choose(page, 'Delete');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL(/\/tickets(\?|$)/);
      await expect(heading).toHaveText('Tickets');
      expected.delete(subject);
    },
  };
  for (let change = 0; change < CHANGES; change += 1) {
    const chance = expected.size < 3 ? 0 : roll(10);
    const subject = [...expected.keys()][roll(Math.max(1, expected.size))];
    if (chance < 4) await changes.create();
    else if (chance < 6) await changes.edit(subject);
    else if (chance < 8) await changes.close(subject);
    else await changes.delete(subject);
  }

  const wanted = inOrder([...expected].map(([subject, status]) => ({ subject, status })));
  expect(await inBackend(page, customer)).toEqual(wanted);
  await open(page, url(`/tickets?q=${word}`));
  await expect(page.getByText(`${expected.size} found`)).toBeVisible();
  expect(await shownIn(page, page.getByRole('main'))).toEqual(wanted);
  await open(page, url(`/customers/${encodeURIComponent(customer)}?tab=tickets`));
  const related = page.getByRole('region', { name: 'Related records' });
  expect(await shownIn(page, related)).toEqual(wanted);
});

test('a change shows in every list without a reload', async ({ page }) => {
  const name = `List ${Date.now()}`;
  await open(page, url('/tags/new'));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Color').fill('#aabbcc');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // A list that was seen before the change, then the record, then back to it.
  await open(page, url(`/tags?q=${encodeURIComponent(name)}&columns=name&columns=color`));
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.getByRole('link', { name: 'Edit Color' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Color' }).fill('#123123');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('link', { name: 'Edit Color' })).toBeFocused();
  await page.goBack();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('#123123');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await choose(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/tags$/);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  expect(loads).toEqual([]);
});

test('a record’s tab shows what was added to it', async ({ page }) => {
  const name = `Tab ${Date.now()}`;
  await open(page, url('/tags/new'));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Color').fill('#aabbcc');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const related = page.getByRole('region', { name: 'Related records' });
  await expect(related.locator('tbody tr')).toHaveCount(0);
  const address = page.url();
  await open(page, url('/product-tags/new'));
  await page.getByRole('combobox', { name: 'Product' }).fill('a');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Tag' }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/product-tags\/(?!new)/);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(related.locator('tbody tr')).toHaveCount(1);
});
