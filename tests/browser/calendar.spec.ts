import type { Browser, Locator, Page } from 'playwright/test';
import { centre, drag, press, touchDrag } from './dragging.ts';
import { expect, expectAccessible, open, test } from './page.ts';
import { send, withoutLastChange } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

interface Order {
  readonly id: string;
  readonly number: string;
}

/** Makes an order, and shows the calendar of it. */
async function showOrder(page: Page, placedAt: string): Promise<Order> {
  const order = await makeOrder(page, `K-${Date.now()}`, placedAt);
  await open(page, url(`/orders?layout=calendar&q=${order.number}`));
  await handleOf(page, order).waitFor();
  return order;
}

/** Makes an order of a moment. */
async function makeOrder(page: Page, number: string, placedAt: string): Promise<Order> {
  await open(page, url('/orders'));
  const found = await send<{ orders: { edges: [{ node: { customer: { id: string } } }] } }>(
    page,
    'OrderListQuery',
    { first: 1 },
  );
  const order = {
    ...{ number, placedAt, currency: 'EUR', channel: 'PHONE' },
    customer: found.orders.edges[0].node.customer.id,
  };
  const made = await send<{ createOrder: { order: Order } }>(page, 'createOrderMutation', {
    input: { order },
  });
  return { id: made.createOrder.order.id, number };
}

/** What the backend has of an order. */
async function stored(page: Page, { id }: Order): Promise<Record<string, unknown>> {
  const data = await send<{ order: Record<string, unknown> }>(page, 'editOrderQuery', { id });
  return withoutLastChange(data.order);
}

const moment = async (page: Page, order: Order) =>
  new Date(String((await stored(page, order)).placedAt)).toISOString();
const dayOf = (page: Page, day: string) => page.locator(`li[data-place="${day}"]`);
const cardOn = (page: Page, day: string, { number }: Pick<Order, 'number'>): Locator =>
  dayOf(page, day).getByRole('listitem').filter({ hasText: number });
const handleOf = (page: Page, { number }: Pick<Order, 'number'>) =>
  page.getByRole('button', { name: `Move ${number}` });
const notices = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Moves an order to 5 November, as somebody else. */
async function moveElsewhere(browser: Browser, { id }: Order): Promise<void> {
  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, url('/orders'));
  const placedAt = '2026-11-05T09:00:00Z';
  await send(other, 'updateOrderMutation', { input: { id, orderPatch: { placedAt } } });
  await context.close();
}

async function expectNotMoved(page: Page, order: Order): Promise<void> {
  await expect(notices(page)).toContainText(
    `${order.number} was not moved: somebody else has changed it`,
  );
  await expect(cardOn(page, '2026-11-05', order)).toBeVisible();
  expect(await moment(page, order)).toBe('2026-11-05T09:00:00.000Z');
}

test.describe('a record in a calendar', () => {
  test.use({ viewport: { width: 1280, height: 1100 }, timezoneId: 'Europe/Berlin' });

  test('is dragged to another day, at the same time of day; Undo brings it back', async ({
    page,
  }) => {
    const order = await showOrder(page, '2026-10-22T22:15:00Z');
    const before = await stored(page, order);
    await expect(cardOn(page, '2026-10-23', order)).toBeVisible();
    const sent = page.waitForRequest((request) => /mutation/.test(request.postData() ?? ''));
    await drag(
      page,
      cardOn(page, '2026-10-23', order).getByRole('link'),
      dayOf(page, '2026-10-28'),
    );
    await expect(cardOn(page, '2026-10-28', order)).toBeVisible();
    const { variables } = (await sent).postDataJSON() as {
      variables: { input: { orderPatch: object } };
    };
    expect(Object.keys(variables.input.orderPatch)).toEqual(['placedAt']);
    await expect(notices(page)).toContainText(`Moved ${order.number} to Wed, 28 Oct 2026.`);
    await expectAccessible(page);
    expect(page.url()).toContain('/orders?');
    // Summer time has ended in between.
    expect(await moment(page, order)).toBe('2026-10-27T23:15:00.000Z');
    await notices(page).getByRole('button', { name: 'Undo' }).first().click();
    await expect(cardOn(page, '2026-10-23', order)).toBeVisible();
    await expect(notices(page)).toContainText('Change undone.');
    expect(await stored(page, order)).toEqual(before);
  });

  test('is moved by the keyboard alone, and said to be', async ({ page }) => {
    const order = await showOrder(page, '2026-11-18T09:00:00Z');
    await cardOn(page, '2026-11-18', order).getByRole('link').focus();
    await press(page, ' ');
    await expect(page.getByText(`${order.number} lifted: Wed, 18 Nov 2026`)).toBeAttached();
    await expectAccessible(page);
    await press(page, 'ArrowDown', 'ArrowLeft');
    await expect(page.getByText(`${order.number} over Tue, 24 Nov 2026`)).toBeAttached();
    await press(page, ' ');
    await expect(notices(page)).toContainText(`Moved ${order.number} to Tue, 24 Nov 2026.`);
    await expect(handleOf(page, order)).toBeFocused();
    expect(await moment(page, order)).toBe('2026-11-24T09:00:00.000Z');
    await press(page, ' ', 'ArrowRight', 'Escape');
    await expect(cardOn(page, '2026-11-24', order)).toBeVisible();
    expect(await moment(page, order)).toBe('2026-11-24T09:00:00.000Z');
  });

  test('is moved to a day of another month at its handle', async ({ page }) => {
    const order = await showOrder(page, '2026-11-18T09:00:00Z');
    await handleOf(page, order).focus();
    await press(page, 'Enter');
    const menu = page.getByRole('dialog', { name: `Move ${order.number}` });
    await expect(menu.getByLabel('Move to…')).toBeFocused();
    await expectAccessible(page);
    await menu.getByLabel('Move to…').fill('2026-06-30');
    await menu.getByRole('button', { name: 'Move' }).click();
    await expect(notices(page)).toContainText(`Moved ${order.number} to Tue, 30 Jun 2026.`);
    expect(await moment(page, order)).toBe('2026-06-30T08:00:00.000Z');
    await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  });

  test('that somebody else has moved goes where it is, and is not overwritten', async ({
    page,
    browser,
  }) => {
    const order = await showOrder(page, '2026-11-18T09:00:00Z');
    await moveElsewhere(browser, order);
    await drag(page, handleOf(page, order), dayOf(page, '2026-11-20'));
    await expectNotMoved(page, order);
  });

  test('that turns out to be elsewhere while it is pressed is not overwritten either', async ({
    page,
    browser,
  }) => {
    const order = await showOrder(page, '2026-11-18T09:00:00Z');
    await moveElsewhere(browser, order);
    // A press loads the record ahead, and the list shows at once what has become of it.
    const pressed = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    const from = await centre(cardOn(page, '2026-11-18', order).getByRole('link'));
    const to = await centre(dayOf(page, '2026-11-20'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    pressed.resolve();
    await expect(cardOn(page, '2026-11-05', order)).toBeVisible();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await expect(page.locator('[data-shade]')).toHaveText(order.number);
    await page.mouse.up();
    await expectNotMoved(page, order);
  });

  test('is not lost without a connection: it waits, and is saved once there is one', async ({
    page,
    context,
  }) => {
    const order = await showOrder(page, '2026-11-18T09:00:00Z');
    await context.setOffline(true);
    await drag(
      page,
      cardOn(page, '2026-11-18', order).getByRole('link'),
      dayOf(page, '2026-11-20'),
    );
    await expect(cardOn(page, '2026-11-20', order)).toContainText('Not saved yet');
    await expectAccessible(page);
    await context.setOffline(false);
    const words = `Moved ${order.number} to Fri, 20 Nov 2026.`;
    await expect(page.getByText(words).first()).toBeAttached();
    await expect(cardOn(page, '2026-11-20', order)).not.toContainText('Not saved yet');
    expect(await moment(page, order)).toBe('2026-11-20T09:00:00.000Z');
  });

  test('is one of those that a full day says there are more of, and unfolds', async ({ page }) => {
    const word = `K-${Date.now()}`;
    for (let index = 1; index <= 7; index += 1)
      await makeOrder(page, `${word}-${index}`, `2026-10-22T0${index}:00:00Z`);
    await open(page, url(`/orders?layout=calendar&q=${word}&sort=placedAt`));
    const cards = dayOf(page, '2026-10-22').getByRole('listitem');
    await expect(cards.filter({ visible: true })).toHaveCount(5);
    await expectAccessible(page);
    const more = dayOf(page, '2026-10-22').getByRole('button', { name: 'And 2 more' });
    await more.focus();
    await press(page, 'Enter');
    await expect(cards.filter({ visible: true })).toHaveCount(7);
    await expect(more).toHaveCount(0);
    await expect(cards.nth(5).getByRole('link')).toBeFocused();
  });

  test('is found from the list, whose calendar begins with this month', async ({ page }) => {
    await open(page, url('/orders'));
    await page.getByRole('navigation', { name: 'Layout' }).getByText('Calendar').click();
    await expect(page).toHaveURL(/placedAt=thisMonth&size=100&layout=calendar/);
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Placed is this month' }),
    ).toBeVisible();
    const month = await page.locator('[data-today]').getAttribute('data-place');
    const outside = page.locator('[data-outside] [data-card]');
    await expect(page.locator(`li[data-place^="${month!.slice(0, 7)}"]`).first()).toBeVisible();
    await expect(outside).toHaveCount(0);
    await page.getByRole('link', { name: 'Previous month' }).click();
    await expect(page).toHaveURL(/placedAt\.atLeast=.*placedAt\.atMost=/);
    await expect(page).not.toHaveURL(/thisMonth/);
    await expect(page.locator('[data-card]').first()).toBeVisible();
  });

  test('has no handle where its day cannot be changed', async ({ page }) => {
    await open(page, url('/customers?layout=calendar'));
    await expect(page.locator('[data-card]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-handle]')).toHaveCount(0);
  });
});

test.describe('a record in a calendar on a phone', () => {
  test.use({
    ...{ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
    timezoneId: 'Europe/Berlin',
  });

  test('is dragged by touch to a day on which there was nothing', async ({ page }) => {
    const order = await showOrder(page, '2026-11-18T09:00:00Z');
    await expect(dayOf(page, '2026-11-19')).toBeHidden();
    await handleOf(page, order).scrollIntoViewIfNeeded();
    const touch = await page.context().newCDPSession(page);
    const from = await centre(handleOf(page, order));
    await touchDrag(touch, from, async () => {
      // The card is still below the finger, and the other days are around it.
      await expect(dayOf(page, '2026-11-19')).toBeVisible();
      const held = cardOn(page, '2026-11-18', order).getByRole('button');
      expect(Math.abs((await centre(held)).y - from.y)).toBeLessThan(4);
      return centre(dayOf(page, '2026-11-19'));
    });
    await expect(cardOn(page, '2026-11-19', order)).toBeVisible();
    await expect(notices(page)).toContainText(`Moved ${order.number} to Thu, 19 Nov 2026.`);
    expect(await moment(page, order)).toBe('2026-11-19T09:00:00.000Z');
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

for (const [language, lifted] of [
  ['de', 'angehoben'],
  ['ar', 'رُفع'],
])
  test(`a calendar speaks ${language}, and its keys go along the line`, async ({ browser }) => {
    const context = await browser.newContext({ locale: language, timezoneId: 'Europe/Berlin' });
    const page = await context.newPage();
    await open(page, url('/employees?layout=calendar'));
    const card = page.locator('[data-card]').first();
    const key = await card.getAttribute('data-card');
    const placeOf = () =>
      page.locator(`[data-card="${key}"]`).locator('xpath=ancestor::*[@data-place][1]');
    await card.getByRole('button').focus();
    const day = (await placeOf().getAttribute('data-place'))!;
    await press(page, ' ');
    await expect(page.getByText(new RegExp(lifted))).toBeAttached();
    await press(page, 'ArrowDown', 'ArrowUp', language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    await expect(placeOf()).toHaveAttribute('data-place', next);
    await expectAccessible(page);
    await press(page, 'Escape');
    await expect(placeOf()).toHaveAttribute('data-place', day);
    await context.close();
  });
