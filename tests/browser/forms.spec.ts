import type { Page } from 'playwright/test';
import { choose, expect, expectAccessible, open, recordOperations, test } from './page.ts';
import { send, withoutLastChange } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const unique = (word: string) => `${word} ${Date.now()}`;

/** The address of the first record of a list. */
async function firstOf(page: Page, list: string): Promise<string> {
  await page.goto(url(list));
  return (await page.locator('tbody th a').first().getAttribute('href')) ?? '';
}

/** Makes a tag, which nothing hangs on. Its page is open afterwards. */
async function makeTag(page: Page): Promise<string> {
  const name = unique('Tag');
  await open(page, url('/tags/new'));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Color').fill('#aabbcc');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return name;
}

/** Makes a customer who is invoiced in pounds. */
async function makeCustomer(page: Page): Promise<{ readonly id: string; readonly name: string }> {
  const name = unique('Customer');
  await open(page, url('/customers'));
  const made = await send<{ createCustomer: { customer: { id: string } } }>(
    page,
    'createCustomerMutation',
    {
      input: {
        customer: {
          name,
          kind: 'CAFE',
          email: `${name.replace(' ', '.')}@leeds.example`,
          billingStreet: '1 Mill Lane',
          billingPostalCode: 'LS1 1AA',
          billingCity: 'Leeds',
          billingCountry: 'GB',
          currency: 'GBP',
        },
      },
    },
  );
  return { id: made.createCustomer.customer.id, name };
}

async function pickCustomer(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Customer' }).fill(name);
  await page.getByRole('option', { name }).click();
}

interface Order {
  readonly updatedAt?: string;
  readonly id: string;
  readonly number: string;
  readonly currency: string | null;
  readonly customer: { readonly id: string };
}

/** Sends the form for a new order. @returns the order as the backend has it */
async function create(page: Page): Promise<Order> {
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/orders\/(?!new)/);
  const key = new URL(page.url()).pathname.split('/').pop() ?? '';
  const id = decodeURIComponent(key);
  return withoutLastChange((await send<{ order: Order }>(page, 'editOrderQuery', { id })).order);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

const notices = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });

test.describe('a record', () => {
  test('is made from its list, shown, and found there', async ({ page }) => {
    await open(page, url('/tags'));
    await page.getByRole('link', { name: 'New tag' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New tag');
    const name = await makeTag(page);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
    await page.getByRole('searchbox').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name })).toBeVisible();
  });

  test('is changed, and only what was changed is sent', async ({ page }) => {
    await open(page, url(`${await firstOf(page, '/customers')}/edit`));
    const name = unique('Café');
    await page.getByLabel('Name').fill(name);
    const request = page.waitForRequest((sent) => /Mutation/.test(sent.postData() ?? ''));
    await save(page).click();
    const { variables } = (await request).postDataJSON() as {
      variables: { input: { customerPatch: object } };
    };
    expect(variables.input.customerPatch).toEqual({ name });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test('is deleted after a question that names it, and leads back to the list', async ({
    page,
  }) => {
    const name = await makeTag(page);
    const address = page.url();
    await choose(page, 'Delete');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(name);
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(address);
    await choose(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/tags$/);
    await expect(notices(page)).toContainText(`${name} was deleted.`);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
  });

  test('that somebody else changed meanwhile is not overwritten unseen', async ({
    page,
    context,
  }) => {
    const address = url(`${await firstOf(page, '/customers')}/edit`);
    const other = await context.newPage();
    await open(page, address);
    await open(other, address);
    const [theirs, mine] = [unique('Theirs'), unique('Mine')];
    await other.getByLabel('Name').fill(theirs);
    await other.getByLabel('Phone').fill('+49 30 1234567');
    await save(other).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(theirs);
    await page.getByLabel('Name').fill(mine);
    await save(page).click();
    const row = page.getByRole('row', { name: 'Name' });
    await expect(row).toContainText(theirs);
    await expect(row).toContainText(mine);
    // What I have not touched is theirs by now.
    await expect(page.getByLabel('Phone')).toHaveValue('+49 30 1234567');
    await page.getByRole('button', { name: 'Take theirs for Name' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(theirs);
  });
});

test.describe('a form', () => {
  test('says what is missing before it sends anything', async ({ page }) => {
    await open(page, url('/customers/new'));
    const operations = recordOperations(page);
    await page.getByLabel('Email').fill('nonsense');
    await page.getByRole('button', { name: 'Create' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Not saved' });
    await expect(summary).toContainText('Name is required.');
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('link', { name: 'Email' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(operations).toEqual([]);
  });

  test('shows at its input what the database refuses, and keeps what was typed', async ({
    page,
  }) => {
    const [first, second] = await customers(page);
    await open(page, url(`${first}/edit`));
    const taken = await page.getByLabel('Email').inputValue();
    await open(page, url(`${second}/edit`));
    await page.getByLabel('Email').fill(taken);
    await page.getByLabel('Notes').fill('Typed before it was refused');
    await save(page).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Notes')).toHaveValue('Typed before it was refused');
  });

  test('loses nothing when no answer comes, and says that nobody knows', async ({ page }) => {
    await open(page, url(`${await firstOf(page, '/customers')}/edit`));
    const typed = unique('Typed before the network went');
    await page.getByLabel('Notes').fill(typed);
    await page.route('**/graphql', (route) =>
      /Mutation/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
    );
    await save(page).click();
    await expect(page.getByText('It is not known whether your change was saved')).toBeVisible();
    await expect(page.getByLabel('Notes')).toHaveValue(typed);
    await page.unroute('**/graphql');
    await save(page).click();
    await expect(page.getByText(typed)).toBeVisible();
  });

  test('asks before it is left unsaved, by a link and by Back', async ({ page }) => {
    await open(page, url('/tags'));
    await page.getByRole('link', { name: 'New tag' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New tag');
    await page.getByLabel('Name').fill('Not saved');
    const questions: string[] = [];
    let isLeaving = false;
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void (isLeaving ? dialog.accept() : dialog.dismiss());
    });
    await page.getByRole('link', { name: 'Customers', exact: true }).click();
    await page.evaluate(() => history.back());
    await expect.poll(() => questions.length).toBe(2);
    await expect(page).toHaveURL(/\/tags\/new$/);
    await expect(page.getByLabel('Name')).toHaveValue('Not saved');
    isLeaving = true;
    await page.getByRole('link', { name: 'Customers', exact: true }).click();
    await expect(page).toHaveURL(/\/customers$/);
    expect(questions[2]).toContain('Your changes are not saved, but are here when you come back.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Tags', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
    await page.getByText('New tag', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New tag');
    await expect(page.getByLabel('Name')).toHaveValue('Not saved');
  });

  test('that is cancelled does not bring back what was typed', async ({ page }) => {
    await open(page, url('/tags/new'));
    await page.getByLabel('Name').fill('Not wanted');
    const questions: string[] = [];
    let isDiscarding = false;
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void (isDiscarding ? dialog.accept() : dialog.dismiss());
    });
    await page.getByText('Cancel', { exact: true }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Not wanted');
    isDiscarding = true;
    await page.getByText('Cancel', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
    expect(questions).toEqual(Array(2).fill('Discard your changes?'));
    await page.getByText('New tag', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New tag');
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(page.getByText('Your unsaved changes were restored.')).toBeHidden();
  });

  test('brings back after a reload what was typed', async ({ page }) => {
    await open(page, url('/tags/new'));
    await page.getByLabel('Name').fill('Typed before the reload');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Typed before the reload');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('');
  });

  test('brings it back where the browser had no time to write it into its database', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (stores, mode, options) {
        if (mode === 'readwrite') throw new DOMException('There is no time left.', 'AbortError');
        return transaction.call(this, stores, mode, options);
      };
    });
    await open(page, url('/tags/new'));
    await page.getByLabel('Name').fill('Typed in haste');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Typed in haste');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('');
  });

  test('is filled in and sent by keyboard alone, with a record found by search', async ({
    page,
  }) => {
    await open(page, url('/orders/new'));
    await page.getByRole('combobox', { name: 'Customer' }).focus();
    await page.keyboard.type('a');
    const found = page.getByRole('listbox', { name: 'Customers' }).getByRole('option');
    await expect(found.first()).toBeVisible();
    expect(await found.count()).toBeLessThanOrEqual(20);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/orders\/(?!new)/);
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Draft');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`can be used by everybody, in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, url('/customers/new'));
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText('Name is required.').first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, url('/customers/new'));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test.describe('an order for a customer in pounds', () => {
  test('is in pounds once the customer is picked, unless a person chooses otherwise', async ({
    page,
  }) => {
    const { id, name } = await makeCustomer(page);
    await open(page, url('/orders/new'));
    await pickCustomer(page, name);
    await expect(page.getByLabel('Currency')).toHaveValue('GBP');
    await expect(page.getByText(`Taken from ${name}`)).toBeVisible();
    await expectAccessible(page);
    const made = await create(page);
    expect(made).toMatchObject({ currency: 'GBP', customer: { id } });
    await open(page, url('/orders/new'));
    await page.getByLabel('Currency').selectOption('SEK');
    await pickCustomer(page, name);
    expect(await create(page)).toMatchObject({ currency: 'SEK', customer: { id } });
  });

  test('is made from the page of the customer, and is in pounds, too', async ({ page }) => {
    const { id, name } = await makeCustomer(page);
    await open(page, url(`/customers/${encodeURIComponent(id)}?tab=orders`));
    const link = page.getByRole('link', { name: 'New order' });
    await link.click();
    await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(name);
    await expect(page.getByLabel('Currency')).toHaveValue('GBP');
    // Nothing is lost that a person entered.
    await page.goBack();
    await expect(link).toBeVisible();
    await link.click();
    expect(await create(page)).toMatchObject({ currency: 'GBP', customer: { id } });
  });

  test('is duplicated with a number of its own', async ({ page }) => {
    const { id } = await makeCustomer(page);
    await open(page, url(`/orders/new?customer.key=${encodeURIComponent(id)}`));
    await page.getByLabel('Purchase order number').fill('PO 17');
    const original = await create(page);
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New order');
    await expect(page.getByLabel('Purchase order number')).toHaveValue('PO 17');
    await expect(page.getByLabel('Number', { exact: true })).toHaveValue('');
    const copy = await create(page);
    expect(copy.number).toBeTruthy();
    expect(copy.number).not.toBe(original.number);
    const { id: _id, number: _number, ...values } = original;
    expect(copy).toMatchObject(values);
  });
});

test.describe('an action', () => {
  test('asks for what it needs, does it, and the record shows it', async ({ page }) => {
    await open(page, url('/orders?status=CONFIRMED'));
    await page.locator('tbody th a').first().click();
    await page.getByRole('button', { name: 'Ship' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await expect(dialog.getByText('Carrier is required.').first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Carrier').selectOption({ index: 1 });
    await dialog.getByLabel('Tracking number').fill(unique('TRACK'));
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Shipped');
    await expect(notices(page)).toContainText('“Ship” done: ');
    // Its button is gone: keys still reach the page.
    await expect(page.locator('main:focus, main :focus')).toBeAttached();
  });

  test('whose answer is lost is not done twice unawares, and a look tells what changed', async ({
    page,
  }) => {
    await open(page, url('/orders?status=PACKED'));
    await page.locator('tbody th a').first().click();
    await choose(page, 'Cancel');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Ordered twice');
    let sent = 0;
    await page.route('**/graphql', async (route) => {
      if (!/cancelOrderMutation/.test(route.request().postData() ?? '')) return route.continue();
      sent += 1;
      await route.fetch();
      return route.abort();
    });
    const cancel = dialog.getByRole('button', { name: 'Cancel order', exact: true });
    await cancel.click();
    await dialog.getByRole('button', { name: 'Check whether it was saved' }).click();
    await expect(dialog.getByText(/has changed since: .*status/)).toBeVisible();
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.message());
      void question.dismiss();
    });
    await cancel.click();
    await expect.poll(() => questions).toHaveLength(1);
    expect(questions[0]).toContain('It may be done twice.');
    expect(sent).toBe(1);
    await expect(dialog.getByLabel('Reason')).toHaveValue('Ordered twice');
  });

  test('that the backend refuses says why, in its dialog', async ({ page }) => {
    await open(page, url('/orders?status=SHIPPED'));
    await page.locator('tbody th a').first().click();
    await choose(page, 'Cancel');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Too late');
    // What cancels an order is not taken for what leaves its dialog.
    await expect(dialog.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Go back' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
    await expect(dialog.getByLabel('Reason')).toHaveValue('Too late');
  });
});

/** The addresses of the first two customers. */
async function customers(page: Page): Promise<[string, string]> {
  await page.goto(url('/customers'));
  const links = page.locator('tbody th a');
  return [
    (await links.nth(0).getAttribute('href')) ?? '',
    (await links.nth(1).getAttribute('href')) ?? '',
  ];
}

test('a date with a time is entered to the minute, and has a place for seconds where it has some', async ({
  page,
}) => {
  await open(page, url('/shipments/new'));
  const shipped = page.locator('input[name="shippedAt"]');
  const places = async () => {
    await shipped.focus();
    let count = 0;
    for (; await shipped.evaluate((input) => input === document.activeElement); count += 1)
      await page.keyboard.press('Tab');
    return count;
  };
  const toTheMinute = await places();
  await shipped.fill('2026-11-20T09:30');
  expect(await places()).toBe(toTheMinute);
  await shipped.fill('2026-11-20T09:30:05');
  expect(await places()).toBe(toTheMinute + 1);
});
