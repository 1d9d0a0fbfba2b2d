/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { FULL_ACCESS, type Access } from '../../../src/access/access.ts';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { EmployeeList } from '../../../src/resources/employees/EmployeeList.tsx';
import { OrderList } from '../../../src/resources/orders/OrderList.tsx';
import { AccessContext } from '../../../src/ui/access/useAccess.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import { latestToasts } from '../../../src/ui/toasts/toasts.ts';
import {
  scriptBackend,
  type ScriptedBackend,
  type ScriptedCall,
} from '../../relay/scriptedBackend.ts';
import { at, routerAt } from '../testRouter.tsx';
import { VISITOR } from './sampleList.ts';

jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));
Element.prototype.scrollIntoView = () => {};
// jsdom has no popovers.
HTMLElement.prototype.showPopover = () => {};
HTMLElement.prototype.hidePopover = () => {};

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

let rows: readonly Row[];
let backend: ScriptedBackend;
/** The answer to the next mutation, in place of the backend's own. */
let refusal: object | null;
let hasNextPage: boolean;

beforeEach(() => {
  rows = [];
  refusal = null;
  hasNextPage = false;
  backend = scriptBackend(answer);
});
afterEach(() => {
  cleanup();
  backend.restore();
});

/** A backend that has the rows as orders and as employees. */
function answer({ name, variables }: ScriptedCall): object | undefined {
  const { id, input } = variables as {
    id?: string;
    input?: { id: string; orderPatch?: object; employeePatch?: object };
  };
  const pageInfo = {
    ...{ endCursor: 'e', startCursor: 's', hasPreviousPage: false, hasNextPage },
  };
  const edges = rows.map((node) => ({ node }));
  switch (name) {
    case 'OrderListQuery':
      return { data: { orders: { edges, pageInfo } } };
    case 'EmployeeListQuery':
      return { data: { employees: { edges, pageInfo } } };
    case 'editOrderQuery':
      return { data: { order: rowOf(id) } };
    case 'editEmployeeQuery':
      return { data: { employee: rowOf(id) } };
    case 'updateOrderMutation':
      if (refusal) return refusal;
      change(input!.id, input!.orderPatch!);
      return { data: { updateOrder: { order: rowOf(input!.id) } } };
    case 'updateEmployeeMutation':
      change(input!.id, input!.employeePatch!);
      return { data: { updateEmployee: { employee: rowOf(input!.id) } } };
    default:
      return undefined;
  }
}

const rowOf = (id = '') => rows.find((row) => row.id === id) ?? null;

function change(id: string, patch: object): void {
  rows = rows.map((row) => (row.id === id ? { ...row, ...patch } : row));
}

const order = (number: string, placedAt: string): Row => ({
  ...{ id: number, number, placedAt, status: 'DRAFT', paymentStatus: null, channel: 'PHONE' },
  ...{ total: '1.00', currency: 'EUR', customer: { id: 'c1', name: 'Ada' } },
});

async function show(
  List: typeof OrderList | typeof EmployeeList,
  path: string,
  access: Access = FULL_ACCESS,
): Promise<void> {
  const router = routerAt(path);
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const page = new LoadedPage(environment, List.queries(router.query, VISITOR));
  page.load();
  await waitFor(() => expect(page.pageState.status).toBe('ready'));
  const { timeZone, now } = VISITOR;
  render(
    at(
      router,
      <LocaleContext value={{ language: 'en-GB', timeZone, now }}>
        <RelayEnvironmentProvider environment={environment}>
          <AccessContext value={access}>
            <LoadedPageProvider page={page}>
              <List />
            </LoadedPageProvider>
          </AccessContext>
        </RelayEnvironmentProvider>
      </LocaleContext>,
    ),
  );
  await screen.findByRole('link', { name: 'Next month' });
}

const MONTH = '&placedAt.atLeast=2026-10-01&placedAt.atMost=2026-10-31';
const showOrders = (search = '', access?: Access) =>
  show(OrderList, `/orders?layout=calendar${search}`, access);

/** What a day has, by its words. */
function on(day: string): Array<string | null> {
  const cell = screen.getByLabelText(day).closest('li')!;
  return within(cell)
    .queryAllByRole('link')
    .map((link) => link.textContent);
}

const handle = (title: string) => screen.findByRole('button', { name: `Move ${title}` });

async function press(title: string, ...keys: string[]): Promise<void> {
  (await handle(title)).focus();
  for (const key of keys) fireEvent.keyDown(document.activeElement!, { key });
  await act(async () => {});
}

const patches = () =>
  backend
    .callsOf('updateOrderMutation')
    .map(({ variables }) => (variables.input as { orderPatch: object }).orderPatch);

const toast = (words: string) => waitFor(() => expect(latestToasts()[0]?.words).toBe(words));

test('a moment that is moved keeps its time of day in the time zone of the person', async () => {
  // Half past midnight on the 21st in Berlin.
  rows = [order('A-1', '2026-11-20T23:30:00Z')];
  await showOrders();
  expect(on('21 Nov 2026')).toEqual(['A-1']);
  await press('A-1', ' ', 'ArrowRight', ' ');
  expect(on('22 Nov 2026')).toEqual(['A-1']);
  await toast('Moved A-1 to Sun, 22 Nov 2026.');
  expect(patches()).toEqual([{ placedAt: '2026-11-21T23:30:00.000Z' }]);
  await act(async () => void (await latestToasts()[0].undo?.()));
  expect(rowOf('A-1')?.placedAt).toBe('2026-11-20T23:30:00Z');
  await waitFor(() => expect(on('21 Nov 2026')).toEqual(['A-1']));
});

test('a day with more than fit says how many, and unfolds', async () => {
  // jsdom has no layout, and no styles.
  HTMLElement.prototype.checkVisibility = () => true;
  rows = Array.from({ length: 9 }, (_, index) => order(`A-${index}`, '2026-11-20T09:00:00Z'));
  rows = [
    ...rows,
    ...[1, 2, 3, 4, 5, 6].map((index) => order(`B-${index}`, '2026-11-21T09:00:00Z')),
  ];
  await showOrders();
  const more = () => screen.queryAllByRole('button', { name: /^And/ });
  expect(more().map(({ textContent }) => textContent)).toEqual(['And 4 more']);
  const cards = screen.getByLabelText('20 Nov 2026').closest('li')!.querySelector('ul')!;
  expect(cards).toHaveAttribute('data-folded');
  fireEvent.click(more()[0]);
  expect(more()).toEqual([]);
  expect(cards).not.toHaveAttribute('data-folded');
});

test('a calendar of more rows than a page begins with this month, and goes on from it', async () => {
  rows = [order('A-1', '2026-10-02T09:00:00Z')];
  hasNextPage = true;
  await showOrders();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const layouts = screen.getByRole('navigation', { name: 'Layout' });
  expect(within(layouts).getByRole('link', { name: 'Calendar' })).toHaveAttribute(
    'href',
    '/orders?placedAt=thisMonth&size=100&layout=calendar',
  );
  cleanup();
  await showOrders('&placedAt=thisMonth&size=100');
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  expect(screen.getByText(/Others of this month are on the previous and next pages/)).toBeVisible();
  expect(hrefOf('Next month')).toBe(
    '/orders?placedAt.atLeast=2026-12-01&placedAt.atMost=2026-12-31&size=100&layout=calendar',
  );
});

test('its time of day is the same on a day on which the clocks have changed', async () => {
  rows = [order('A-1', '2026-10-24T07:15:30.25Z')];
  await showOrders(MONTH);
  await press('A-1', ' ', 'ArrowDown', ' ');
  await toast('Moved A-1 to Sat, 31 Oct 2026.');
  expect(patches()).toEqual([{ placedAt: '2026-10-31T08:15:30.25Z' }]);
});

test('a time that the clocks leave out on a day is not sent, which is said', async () => {
  rows = [order('A-1', '2026-03-28T01:30:00Z')];
  await showOrders('&placedAt.atLeast=2026-03-01&placedAt.atMost=2026-03-31');
  await press('A-1', ' ', 'ArrowRight', ' ');
  await toast('A-1 was not moved: This time does not exist in Europe/Berlin.');
  expect(on('28 Mar 2026')).toEqual(['A-1']);
  expect(patches()).toEqual([]);
});

test('a date stays a date', async () => {
  rows = [{ id: 'e1', fullName: 'Ada', firstName: 'Ada', hiredOn: '2026-11-02' }];
  await show(EmployeeList, '/employees?layout=calendar');
  const [card] = within(screen.getByLabelText('2 Nov 2026').closest('li')!).getAllByRole(
    'listitem',
  );
  const move = await within(card).findByRole('button', { name: /^Move/ });
  move.focus();
  for (const key of [' ', 'ArrowDown', 'ArrowLeft', ' '])
    fireEvent.keyDown(document.activeElement!, { key });
  await waitFor(() => expect(rowOf('e1')?.hiredOn).toBe('2026-11-08'));
});

test('a row is moved to a day that the calendar does not show, at its handle', async () => {
  rows = [order('A-1', '2026-11-20T09:00:00Z')];
  await showOrders();
  fireEvent.click(await handle('A-1'));
  const day = await screen.findByLabelText('Move to…');
  expect(day).toHaveValue('2026-11-20');
  fireEvent.change(day, { target: { value: '2027-06-01' } });
  fireEvent.submit(day.closest('form')!);
  await toast('Moved A-1 to Tue, 1 Jun 2027.');
  expect(patches()).toEqual([{ placedAt: '2027-06-01T08:00:00.000Z' }]);
  // The calendar stays where it was.
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
});

test('a row that the backend refuses to move goes back, with the reason', async () => {
  rows = [order('A-1', '2026-11-20T09:00:00Z')];
  await showOrders();
  refusal = { errors: [{ message: 'Not on Sundays.', path: ['updateOrder'] }], data: null };
  await press('A-1', ' ', 'ArrowRight', 'ArrowRight', ' ');
  await toast('A-1 was not moved: Not on Sundays.');
  expect(on('20 Nov 2026')).toEqual(['A-1']);
  expect(latestToasts()[0].undo).toBeUndefined();
});

test('a row that somebody else has moved goes to its day, and is not overwritten', async () => {
  rows = [order('A-1', '2026-11-20T09:00:00Z')];
  await showOrders();
  await handle('A-1');
  change('A-1', { placedAt: '2026-11-12T09:00:00Z' });
  await press('A-1', ' ', 'ArrowRight', ' ');
  await waitFor(() => expect(on('12 Nov 2026')).toEqual(['A-1']));
  expect(latestToasts()[0].words).toContain('A-1 was not moved: somebody else has changed it');
  expect(patches()).toEqual([]);
});

test('a move without a connection waits in sight, whichever day it goes to', async () => {
  rows = [order('A-1', '2026-11-20T09:00:00Z')];
  await showOrders();
  await handle('A-1');
  backend.restore();
  backend = scriptBackend((call) => void call.hangUp());
  fireEvent.click(await handle('A-1'));
  fireEvent.change(await screen.findByLabelText('Move to…'), { target: { value: '2027-06-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByText('Not saved yet');
  expect(on('1 Jun 2027')).toEqual(['A-1']);
  backend.restore();
  backend = scriptBackend(answer);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(rowOf('A-1')?.placedAt).toBe('2027-06-01T08:00:00.000Z'));
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
});

test('what is held by keys is said, and Escape puts it back', async () => {
  rows = [order('A-1', '2026-11-20T09:00:00Z')];
  await showOrders();
  await press('A-1', ' ');
  expect(screen.getByText('A-1 lifted: Fri, 20 Nov 2026')).toBeInTheDocument();
  await press('A-1', 'ArrowUp');
  expect(screen.getByText('A-1 over Fri, 13 Nov 2026')).toBeInTheDocument();
  expect(on('13 Nov 2026')).toEqual(['A-1']);
  await press('A-1', 'Escape');
  expect(on('20 Nov 2026')).toEqual(['A-1']);
  expect(patches()).toEqual([]);
});

test.each([
  ['the records', { 'Mutation.updateOrder': { kind: 'refused' } }],
  ['their day', { 'OrderPatch.placedAt': { kind: 'permission', permissions: ['plan'] } }],
] as const)('who may not change %s has no handles', async (_name, denied) => {
  rows = [order('A-1', '2026-11-20T09:00:00Z')];
  await showOrders('', { ...FULL_ACCESS, denied });
  await act(async () => {
    await import('../../../src/ui/list/moves/movement.ts');
  });
  expect(on('20 Nov 2026')).toEqual(['A-1']);
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});
