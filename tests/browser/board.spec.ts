import type { Page } from 'playwright/test';
import { centre, drag, press, touchDrag } from './dragging.ts';
import { expect, expectAccessible, open, recordOperations, test } from './page.ts';
import { recordShifts, shiftsOf } from './shifts.ts';
import { lastChangeOf, send, withoutLastChange } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

interface Ticket {
  readonly id: string;
  readonly subject: string;
}

interface FoundOrders {
  readonly orders: {
    readonly edges: readonly [
      {
        readonly node: {
          readonly total: number;
          readonly currency: string;
          readonly placedAt: string;
          readonly customer: { readonly name: string };
        };
      },
    ];
  };
}

/** Makes open tickets of a subject of their own, and shows the board of them. */
async function showTickets(page: Page, count: number, search = ''): Promise<Ticket[]> {
  await open(page, url('/tickets'));
  const word = `Board ${Date.now()}`;
  const found = await send<{ tickets: { edges: [{ node: { customer: { id: string } } }] } }>(
    page,
    'TicketListQuery',
    { first: 1 },
  );
  const customer = found.tickets.edges[0].node.customer.id;
  const tickets: Ticket[] = [];
  for (let index = 1; index <= count; index += 1) {
    const subject = `${word} ${index}`;
    const ticket = { number: `B-${Date.now()}`, subject, body: 'Help', status: 'OPEN', customer };
    const made = await send<{ createTicket: { ticket: { id: string } } }>(
      page,
      'createTicketMutation',
      { input: { ticket } },
    );
    tickets.push({ id: made.createTicket.ticket.id, subject });
  }
  await open(page, url(`/tickets?layout=board&q=${encodeURIComponent(word)}${search}`));
  return tickets;
}

/** What the backend has of a ticket. */
async function stored(page: Page, { id }: Ticket): Promise<Record<string, unknown>> {
  const { ticket } = await send<{ ticket: Record<string, unknown> }>(page, 'editTicketQuery', {
    id,
  });
  return withoutLastChange(ticket);
}

const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cardIn = (page: Page, name: string, { subject }: Ticket) =>
  lane(page, name).getByRole('listitem').filter({ hasText: subject });
const handleOf = (page: Page, { subject }: Ticket) =>
  page.getByRole('button', { name: `Move ${subject}` });
const notices = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });

test.describe('a card on a board', () => {
  test('is dragged to another lane, which saves that field only; Undo brings it back', async ({
    page,
  }) => {
    const [ticket] = await showTickets(page, 1);
    await handleOf(page, ticket).waitFor();
    const before = await stored(page, ticket);
    const sent = page.waitForRequest((request) => /mutation/.test(request.postData() ?? ''));
    await drag(page, cardIn(page, 'Open', ticket).getByRole('link').first(), lane(page, 'Waiting'));
    await expect(cardIn(page, 'Waiting', ticket)).toBeVisible();
    const { variables } = (await sent).postDataJSON() as {
      variables: { input: { ticketPatch: object } };
    };
    expect(variables.input.ticketPatch).toEqual({ status: 'WAITING' });
    await expect(notices(page)).toContainText(`Moved ${ticket.subject} to Waiting.`);
    await expectAccessible(page);
    expect(page.url()).toContain('/tickets?');
    expect(await stored(page, ticket)).toEqual({ ...before, status: 'WAITING' });
    await expect(lane(page, 'Waiting').locator('header')).toContainText('1');
    await notices(page).getByRole('button', { name: 'Undo' }).first().click();
    await expect(cardIn(page, 'Open', ticket)).toBeVisible();
    await expect(notices(page)).toContainText('Change undone.');
    expect(await stored(page, ticket)).toEqual(before);
  });

  test('that is let go outside, or at Escape, stays where it is', async ({ page }) => {
    const [ticket] = await showTickets(page, 1);
    await handleOf(page, ticket).waitFor();
    const operations = recordOperations(page);
    await drag(page, handleOf(page, ticket), page.getByRole('heading', { level: 1 }));
    await expect(cardIn(page, 'Open', ticket)).toBeVisible();
    const [start, end] = [
      await centre(handleOf(page, ticket)),
      await centre(lane(page, 'Waiting')),
    ];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await expect(lane(page, 'Waiting')).toHaveAttribute('data-over', '');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(lane(page, 'Waiting')).not.toHaveAttribute('data-over');
    await expect(cardIn(page, 'Open', ticket)).toBeVisible();
    expect(operations.filter((name) => /ticket/i.test(name) && !/List/.test(name))).toEqual([]);
  });

  test('that is let go between lanes, or in the margin behind them, goes to the nearest one', async ({
    page,
  }) => {
    const [ticket] = await showTickets(page, 1);
    await handleOf(page, ticket).waitFor();
    const dropBehind = async (name: string, pixels: number) => {
      const start = await centre(handleOf(page, ticket));
      const { x, y, width } = (await lane(page, name).boundingBox())!;
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(x + width + pixels, y + 100, { steps: 4 });
      await expect(lane(page, name)).toHaveAttribute('data-over', '');
      await page.mouse.up();
      await expect(cardIn(page, name, ticket)).toBeVisible();
      await expect(notices(page)).toContainText(`Moved ${ticket.subject} to ${name}.`);
    };
    await dropBehind('Waiting', 3);
    await dropBehind('Closed', 14);
    expect((await stored(page, ticket)).status).toBe('CLOSED');
  });

  test('is moved by the keyboard alone, and said to be', async ({ page }) => {
    const [ticket, other] = await showTickets(page, 2);
    await handleOf(page, ticket).waitFor();
    await cardIn(page, 'Open', ticket).getByRole('link').first().focus();
    await press(page, ' ');
    await expect(page.getByText(`${ticket.subject} lifted: Open, 1 of 4`)).toBeAttached();
    await expectAccessible(page);
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft');
    await expect(page.getByText(`${ticket.subject} over Waiting, 2 of 4`)).toBeAttached();
    await press(page, ' ');
    await expect(notices(page)).toContainText(`Moved ${ticket.subject} to Waiting.`);
    await expect(handleOf(page, ticket)).toBeFocused();
    expect((await stored(page, ticket)).status).toBe('WAITING');
    await handleOf(page, other).focus();
    await press(page, ' ', 'ArrowRight', 'Escape');
    await expect(page.getByText(`${other.subject} put back on Open`)).toBeAttached();
    await expect(cardIn(page, 'Open', other)).toBeVisible();
    expect((await stored(page, other)).status).toBe('OPEN');
  });

  test('is moved by the menu at its handle', async ({ page }) => {
    const [ticket] = await showTickets(page, 1);
    await handleOf(page, ticket).click();
    const menu = page.getByRole('dialog', { name: `Move ${ticket.subject}` });
    await expect(menu.getByRole('button', { name: 'Waiting' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(handleOf(page, ticket)).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('button', { name: 'Resolved' }).click();
    await expect(notices(page)).toContainText(`Moved ${ticket.subject} to Resolved.`);
    await expect(handleOf(page, ticket)).toBeFocused();
    expect((await stored(page, ticket)).status).toBe('RESOLVED');
  });

  test('has a menu that its handle closes, and that opens again at once', async ({ page }) => {
    const [ticket] = await showTickets(page, 1);
    const handle = handleOf(page, ticket);
    const menu = page.getByRole('dialog', { name: `Move ${ticket.subject}` });
    await handle.click();
    await expect(menu).toBeVisible();
    await handle.click();
    await expect(menu).toBeHidden();
    await handle.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    // The browser says that a menu is closed in a task of its own, after what a quick person presses.
    await handle.evaluate((button: HTMLElement) => {
      const open = document.querySelector<HTMLElement>('[role=dialog]:popover-open');
      open?.hidePopover();
      button.click();
    });
    await expect(menu.getByRole('button', { name: 'Waiting' })).toBeFocused();
    await menu.getByRole('button', { name: 'Waiting' }).click();
    await expect(notices(page)).toContainText(`Moved ${ticket.subject} to Waiting.`);
  });

  test('goes back when the backend refuses, which says why in its own words', async ({ page }) => {
    await open(page, url('/orders?layout=board'));
    const card = lane(page, 'Cancelled').getByRole('listitem').first();
    const number = await card.getByRole('link').first().innerText();
    await page.getByRole('button', { name: `Move ${number}` }).focus();
    await press(page, ' ', ...Array<string>(4).fill('ArrowLeft'));
    await expect(lane(page, 'Confirmed').getByRole('listitem').first()).toContainText(number);
    await press(page, ' ');
    await expect(notices(page)).toContainText(`${number} was not moved: `);
    await expect(notices(page)).toContainText('is cancelled and cannot be confirmed.');
    await expect(card).toContainText(number);
    await expect(page.getByRole('button', { name: `Move ${number}` })).toBeFocused();
  });

  test('that somebody else has moved goes where it is, and is not overwritten', async ({
    page,
    browser,
  }) => {
    const [ticket] = await showTickets(page, 1);
    await handleOf(page, ticket).waitFor();
    const context = await browser.newContext();
    const other = await context.newPage();
    await open(other, url('/tickets'));
    await send(other, 'updateTicketMutation', {
      input: { id: ticket.id, ticketPatch: { status: 'CLOSED' } },
    });
    await context.close();
    await drag(page, handleOf(page, ticket), lane(page, 'Waiting'));
    await expect(notices(page)).toContainText(
      `${ticket.subject} was not moved: somebody else has changed it, and Status is Closed now. ` +
        (await lastChangeOf(page, ticket.id)),
    );
    await expect(cardIn(page, 'Closed', ticket)).toBeVisible();
    expect((await stored(page, ticket)).status).toBe('CLOSED');
  });

  test('is not lost without a connection: it waits, and is saved once there is one', async ({
    page,
    context,
  }) => {
    const [ticket, other] = await showTickets(page, 2);
    await handleOf(page, ticket).waitFor();
    await context.setOffline(true);
    await drag(page, handleOf(page, ticket), lane(page, 'Waiting'));
    await expect(cardIn(page, 'Waiting', ticket)).toContainText('Not saved yet');
    await expectAccessible(page);
    await drag(page, handleOf(page, other), lane(page, 'Resolved'));
    await cardIn(page, 'Resolved', other).getByRole('button', { name: 'Put back' }).click();
    await expect(cardIn(page, 'Open', other)).toBeVisible();
    await context.setOffline(false);
    await expect(cardIn(page, 'Waiting', ticket)).not.toContainText('Not saved yet');
    await expect(page.getByText(`Moved ${ticket.subject} to Waiting.`).first()).toBeAttached();
    expect((await stored(page, ticket)).status).toBe('WAITING');
    expect((await stored(page, other)).status).toBe('OPEN');
  });
});

test.describe('a card on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('is dragged by touch, while the page does not scroll sideways', async ({ page }) => {
    const [ticket] = await showTickets(page, 1);
    await handleOf(page, ticket).waitFor();
    const touch = await page.context().newCDPSession(page);
    await touchDrag(touch, await centre(handleOf(page, ticket)), () => visible(page, 'Waiting'));
    await expect(cardIn(page, 'Waiting', ticket)).toBeVisible();
    await expect(notices(page)).toContainText(`Moved ${ticket.subject} to Waiting.`);
    expect((await stored(page, ticket)).status).toBe('WAITING');
    await expectAccessible(page);
    const sideways = () =>
      page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, scrollX]);
    expect(await sideways()).toEqual([0, 0]);
  });

  test('has links that a finger hits, whatever they are called', async ({ page }) => {
    await open(page, url('/tickets?layout=board'));
    await expect(page.locator('[data-handle]').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('is moved by its menu with two taps', async ({ page }) => {
    const [ticket] = await showTickets(page, 1);
    await handleOf(page, ticket).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Waiting' }).tap();
    await expect(notices(page)).toContainText(`Moved ${ticket.subject} to Waiting.`);
    expect((await stored(page, ticket)).status).toBe('WAITING');
  });

  /** The part of a lane that is in sight. */
  async function visible(page: Page, name: string): Promise<{ x: number; y: number }> {
    const { x, y, width } = (await lane(page, name).boundingBox())!;
    return { x: (x + Math.min(x + width, 374)) / 2, y: y + 60 };
  }
});

test.describe('a board', () => {
  test('is grouped by what its address says, with the lanes of that', async ({ page }) => {
    const [ticket] = await showTickets(page, 1);
    await page.getByRole('navigation', { name: 'Group by' }).getByText('Priority').press('Enter');
    await expect(page).toHaveURL(/layout=board&by=priority/);
    await expect(cardIn(page, 'Normal', ticket)).toBeVisible();
    await handleOf(page, ticket).focus();
    await press(page, ' ', 'ArrowRight', ' ');
    await expect(notices(page)).toContainText(`Moved ${ticket.subject} to High.`);
    const { priority, status } = await stored(page, ticket);
    expect([priority, status]).toEqual(['HIGH', 'OPEN']);
  });

  test('is grouped by who has what, and a moved card is given to them', async ({ page }) => {
    const [ticket] = await showTickets(page, 1, '&by=assignee');
    await expect(cardIn(page, 'Assignee: none', ticket)).toBeVisible();
    await handleOf(page, ticket).waitFor();
    const before = await stored(page, ticket);
    const employee = await page.locator('[data-place]').first().getAttribute('aria-label');
    const sent = page.waitForRequest((request) => /mutation/.test(request.postData() ?? ''));
    await handleOf(page, ticket).click();
    await page.getByRole('dialog').getByRole('button', { name: employee! }).click();
    await expect(cardIn(page, employee!, ticket)).toBeVisible();
    const { variables } = (await sent).postDataJSON() as {
      variables: { input: { ticketPatch: object } };
    };
    expect(Object.keys(variables.input.ticketPatch)).toEqual(['assignee']);
    await expect(notices(page)).toContainText(`Moved ${ticket.subject} to ${employee}.`);
    await expectAccessible(page);
    const after = await stored(page, ticket);
    expect({ ...after, assignee: null }).toEqual({ ...before, assignee: null });
    expect(JSON.stringify(after.assignee)).toContain(employee);
    await notices(page).getByRole('button', { name: 'Undo' }).first().click();
    await expect(cardIn(page, 'Assignee: none', ticket)).toBeVisible();
    await expect(notices(page)).toContainText('Change undone.');
    expect(await stored(page, ticket)).toEqual(before);
  });

  test('gets a lane for somebody who has nothing yet, and a card is given to them', async ({
    page,
  }) => {
    const [ticket] = await showTickets(page, 1, '&by=assignee');
    await handleOf(page, ticket).waitFor();
    await page.getByText('Add lane', { exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Assignee' })).toBeFocused();
    const employee = 'Noor Haddad';
    await expect(lane(page, employee)).toHaveCount(0);
    await page.keyboard.type('Noor');
    await page.getByText(employee).click();
    await expect(lane(page, employee)).toBeInViewport();
    await expect(page).toHaveURL(/&lane=/);
    await expectAccessible(page);
    await handleOf(page, ticket).click();
    await page.getByRole('dialog').getByText(employee, { exact: true }).click();
    await expect(notices(page)).toContainText(`Moved ${ticket.subject} to ${employee}.`);
    expect(JSON.stringify((await stored(page, ticket)).assignee)).toContain(employee);
    // The lane is in the address: whoever opens it sees the same.
    await page.reload();
    await expect(cardIn(page, employee, ticket)).toBeVisible();
    await page.getByRole('link', { name: `Remove lane: ${employee}` }).click();
    await expect(page).not.toHaveURL(/&lane=/);
  });

  test('asks nothing again that the server has asked for its lanes', async ({ page }) => {
    const operations = recordOperations(page);
    await open(page, url('/tickets?layout=board&by=assignee'));
    await page
      .getByRole('button', { name: /^Move / })
      .first()
      .waitFor();
    expect(operations.filter((name) => /Finder|ListQuery/.test(name))).toEqual([]);
  });

  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const)
    test(`says on its cards whose each is, what it comes to and when, ${width} pixels wide, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await open(page, url('/orders?layout=board'));
      const card = lane(page, 'Draft').getByRole('listitem').first();
      const number = await card.getByRole('link').first().innerText();
      const { orders } = await send<FoundOrders>(page, 'OrderListQuery', {
        filter: { number: { equalTo: number } },
        first: 1,
      });
      const [{ node: order }] = orders.edges;
      await expect(card.getByRole('link', { name: order.customer.name })).toBeVisible();
      const amount = new Intl.NumberFormat('en-GB', {
        style: 'currency',
        currency: order.currency,
      });
      const total = card.locator('dd', { hasText: amount.format(order.total) });
      await expect(total).toBeVisible();
      await expect(card.locator('time')).toHaveAttribute('datetime', /./);
      expect(Date.parse((await card.locator('time').getAttribute('datetime')) ?? '')).toBe(
        Date.parse(order.placedAt),
      );
      // Nothing of the amount is cut off.
      expect(await total.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await expectAccessible(page);
    });

  test('adds up its lanes where amounts are in one currency', async ({ page }) => {
    await open(page, url('/orders?layout=board&currency=EUR'));
    await expect(lane(page, 'Delivered').locator('header')).toContainText('€');
    await open(page, url('/orders?layout=board'));
    await expect(lane(page, 'Delivered').locator('header')).toContainText(/\d/);
    await expect(lane(page, 'Delivered').locator('header')).not.toContainText('€');
  });

  test('has the first cards of all lanes in one line, however much the head of one says', async ({
    page,
  }) => {
    const tops = (selector: string) =>
      page
        .locator(`[data-place] ${selector}`)
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
    await open(page, url('/orders?layout=board'));
    const [before] = await tops('li:first-child');
    await lane(page, 'Roasting')
      .locator('header')
      .evaluate((head) => head.append(document.createElement('hr')));
    const [first, ...others] = await tops('li:first-child');
    expect(first).toBeGreaterThan(before);
    expect(others.length).toBeGreaterThan(1);
    expect(new Set(others)).toEqual(new Set([first]));
    expect(new Set(await tops('header')).size).toBe(1);
  });

  test('moves none of its lanes and cards while it loads', async ({ page }) => {
    await recordShifts(page, '[data-place]');
    await open(page, url('/orders?layout=board'));
    await page
      .getByRole('button', { name: /^Move / })
      .first()
      .waitFor();
    expect(await shiftsOf(page)).toBe(0);
  });

  for (const [language, lifted, over] of [
    ['de', 'angehoben', 'Wartend'],
    ['ar', 'رُفع', 'قيد الانتظار'],
  ])
    test(`speaks ${language}, and its keys go along the line`, async ({ browser }) => {
      const context = await browser.newContext({ locale: language });
      const page = await context.newPage();
      const [ticket] = await showTickets(page, 1);
      const card = page.getByRole('listitem').filter({ hasText: ticket.subject });
      await card.getByRole('button').focus();
      await press(page, ' ');
      await expect(page.getByText(new RegExp(lifted))).toBeAttached();
      await press(page, language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect(page.getByRole('region', { name: over }).getByRole('listitem')).toContainText(
        ticket.subject,
      );
      await expectAccessible(page);
      await press(page, ' ');
      await expect.poll(async () => (await stored(page, ticket)).status).toBe('WAITING');
      await context.close();
    });
});

test.describe('a board without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its cards and leads to more of them, and has nothing that would not work', async ({
    page,
  }) => {
    await page.goto(url('/orders?layout=board'));
    const delivered = lane(page, 'Delivered');
    await expect(delivered.getByRole('listitem')).toHaveCount(25);
    await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
    await delivered.getByRole('link', { name: 'Show more: Delivered' }).click();
    await expect(delivered.getByRole('listitem')).toHaveCount(100);
    await page.getByRole('navigation', { name: 'Group by' }).getByText('Channel').click();
    await expect(lane(page, 'Phone').getByRole('listitem').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Group by' }).getByText('Sales rep').click();
    await expect(lane(page, 'Sales rep: none').getByRole('listitem').first()).toBeVisible();
  });
});
