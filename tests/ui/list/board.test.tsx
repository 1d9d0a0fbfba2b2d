/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { FULL_ACCESS, type Access } from '../../../src/access/access.ts';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { TicketList } from '../../../src/resources/tickets/TicketList.tsx';
import { AccessContext } from '../../../src/ui/access/useAccess.ts';
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

interface Ticket {
  readonly id: string;
  readonly subject: string;
  readonly status: string;
  readonly priority: string;
  readonly assignee?: string | null;
}

/** Who tickets can be assigned to. */
const EMPLOYEES = [
  { id: 'e1', fullName: 'Marieke' },
  { id: 'e2', fullName: 'Tomasz' },
];

/** Who has no tickets yet. */
const ADDED = { id: 'e3', fullName: 'Ingrid' };

let tickets: Ticket[];
let backend: ScriptedBackend;
/** The answer to the next mutation, in place of the backend's own. */
let refusal: object | null;

beforeEach(() => {
  tickets = ['OPEN', 'OPEN', 'WAITING'].map((status, index) => ({
    id: `t${index + 1}`,
    subject: `Ticket ${index + 1}`,
    status,
    priority: 'NORMAL',
  }));
  refusal = null;
  backend = scriptBackend(answer);
});
afterEach(() => {
  cleanup();
  backend.restore();
});

/** A backend with few tickets. */
function answer({ name, variables }: ScriptedCall): object | undefined {
  const { filter, condition, first, id, input } = variables as {
    filter?: {
      status?: { equalTo?: string };
      priority?: { equalTo?: string };
      assigneeExists?: boolean;
    };
    condition?: { assignee?: string };
    first?: number;
    id?: string;
    input?: { id: string; ids: string[]; ticketPatch: Partial<Ticket> };
  };
  const found = tickets.filter(
    ({ status, priority, assignee = null }) =>
      (filter?.status?.equalTo ?? status) === status &&
      (filter?.priority?.equalTo ?? priority) === priority &&
      (filter?.assigneeExists ?? assignee !== null) === (assignee !== null) &&
      (condition?.assignee ?? assignee) === assignee,
  );
  switch (name) {
    case 'TicketListQuery':
      return {
        data: {
          tickets: {
            edges: found.slice(0, first).map((ticket) => ({ node: whole(ticket) })),
            pageInfo: {
              ...{ endCursor: 'e', startCursor: 's', hasPreviousPage: false },
              hasNextPage: found.length > (first ?? 0),
            },
          },
        },
      };
    case 'employeeFinderQuery':
      return {
        data: {
          employees: { edges: EMPLOYEES.map((node) => ({ node: { ...node, email: null } })) },
        },
      };
    case 'employeeFinderOneQuery':
      return { data: { employee: id === ADDED.id ? { ...ADDED, email: null } : null } };
    case 'TicketListTotalQuery':
      return { data: { tickets: { totalCount: found.length } } };
    case 'editTicketQuery':
      return { data: { ticket: whole(ticketOf(id)) } };
    case 'updateTicketMutation':
      if (refusal) return refusal;
      change(input!.id, input!.ticketPatch);
      return { data: { updateTicket: { ticket: whole(ticketOf(input!.id)) } } };
    case 'closeTicketsMutation':
      if (refusal) return refusal;
      change(input!.ids[0], { status: 'CLOSED' });
      return { data: { closeTickets: { tickets: [whole(ticketOf(input!.ids[0]))] } } };
    default:
      return undefined;
  }
}

const ticketOf = (id = '') => tickets.find((ticket) => ticket.id === id);

function change(id: string, patch: Partial<Ticket>): void {
  tickets = tickets.map((ticket) => (ticket.id === id ? { ...ticket, ...patch } : ticket));
}

function whole(ticket: Ticket | undefined) {
  return (
    ticket && {
      ...ticket,
      ...{ number: ticket.id, satisfaction: null, openedAt: '2026-01-01T00:00:00Z', labels: [] },
      ...{ body: 'Help', resolvedAt: null, updatedAt: '2026-01-01T00:00:00Z' },
      ...{ contact: null, order: null, customer: { id: 'c1', name: 'Ada' } },
      assignee: EMPLOYEES.find(({ id }) => id === ticket.assignee) ?? null,
    }
  );
}

/** The board of tickets, as a person sees it once its cards can be moved. */
async function showBoard(search = '', access: Access = FULL_ACCESS): Promise<void> {
  const router = routerAt(`/tickets?layout=board${search}`);
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  await TicketList.queries.load?.(router.query, VISITOR);
  const page = new LoadedPage(environment, TicketList.queries(router.query, VISITOR));
  page.load();
  await waitFor(() => expect(page.pageState.status).toBe('ready'));
  render(
    at(
      router,
      <RelayEnvironmentProvider environment={environment}>
        <AccessContext value={access}>
          <LoadedPageProvider page={page}>
            <TicketList />
          </LoadedPageProvider>
        </AccessContext>
      </RelayEnvironmentProvider>,
    ),
  );
  await screen.findByRole('navigation', { name: 'Group by' });
}

const lane = (name: string) => screen.getByRole('region', { name });
const cardsIn = (name: string) =>
  within(lane(name))
    .queryAllByRole('listitem')
    .map((card) => within(card).getAllByRole('link')[0].textContent);
const handle = (subject: string) => screen.findByRole('button', { name: `Move ${subject}` });

/** Moves a card by so many lanes, as by the keys of the keyboard. */
async function moveByKeys(subject: string, by: number, end = ' '): Promise<void> {
  (await handle(subject)).focus();
  const arrow = by > 0 ? 'ArrowRight' : 'ArrowLeft';
  for (const key of [' ', ...Array<string>(Math.abs(by)).fill(arrow), end])
    fireEvent.keyDown(document.activeElement!, { key });
  await act(async () => {});
}

const sentPatches = () =>
  backend
    .callsOf('updateTicketMutation')
    .map(({ variables }) => (variables.input as { ticketPatch: object }).ticketPatch);

test('a board has a lane for each status, each with its own rows and its number', async () => {
  tickets = [...tickets, ...Array.from({ length: 30 }, (_, index) => resolved(index))];
  await showBoard();
  expect(cardsIn('Open')).toEqual(['Ticket 1', 'Ticket 2']);
  expect(cardsIn('Resolved')).toHaveLength(25);
  expect(within(lane('Resolved')).getByText('30')).toBeVisible();
  expect(
    within(lane('Resolved')).getByRole('link', { name: 'Show more: Resolved' }),
  ).toHaveAttribute('href', '/tickets?layout=board&more=RESOLVED');
  expect(within(lane('Closed')).getByText('Nothing here')).toBeVisible();
});

function resolved(index: number): Ticket {
  return { id: `r${index}`, subject: `Resolved ${index}`, status: 'RESOLVED', priority: 'LOW' };
}

test('a lane with more rows shows them from its address', async () => {
  tickets = [...tickets, ...Array.from({ length: 30 }, (_, index) => resolved(index))];
  await showBoard('&more=RESOLVED');
  expect(cardsIn('Resolved')).toHaveLength(30);
});

test('a filter by the status leaves only its lanes, and one by others narrows them', async () => {
  await showBoard('&status=WAITING&priority=NORMAL');
  expect(cardsIn('Waiting')).toEqual(['Ticket 3']);
  expect(screen.queryByRole('region', { name: 'Open' })).toBeNull();
});

test('a board is divided by another field where the address says so', async () => {
  await showBoard('&by=priority');
  expect(cardsIn('Normal')).toEqual(['Ticket 1', 'Ticket 2', 'Ticket 3']);
  const links = within(screen.getByRole('navigation', { name: 'Group by' }));
  expect(links.getByRole('link', { name: 'Status' })).toHaveAttribute(
    'href',
    '/tickets?layout=board',
  );
  expect(links.getByRole('link', { name: 'Priority' })).toHaveAttribute('aria-current', 'true');
});

test('a card that is moved sends its one field, and Undo brings it back', async () => {
  await showBoard();
  await moveByKeys('Ticket 1', 1);
  expect(cardsIn('Waiting')[0]).toBe('Ticket 1');
  await waitFor(() => expect(latestToasts()[0]?.words).toBe('Moved Ticket 1 to Waiting.'));
  expect(sentPatches()).toEqual([{ status: 'WAITING' }]);
  await waitFor(() => expect(within(lane('Waiting')).getByText('2')).toBeVisible());
  expect(cardsIn('Open')).toEqual(['Ticket 2']);
  await act(async () => void (await latestToasts()[0].undo?.()));
  expect(ticketOf('t1')?.status).toBe('OPEN');
  await waitFor(() => expect(cardsIn('Open')).toContain('Ticket 1'));
  expect(cardsIn('Waiting')).toEqual(['Ticket 3']);
});

test('a card is moved by the action that leads to its lane, which has no Undo, and stays in sight', async () => {
  tickets = [
    ...Array.from({ length: 30 }, (_, index) => ({ ...resolved(index), status: 'CLOSED' })),
    ...tickets,
  ];
  await showBoard();
  await moveByKeys('Ticket 1', 3);
  await waitFor(() => expect(latestToasts()[0]?.words).toBe('Moved Ticket 1 to Closed.'));
  expect(latestToasts()[0].undo).toBeUndefined();
  expect(backend.callsOf('closeTicketsMutation')).toHaveLength(1);
  expect(sentPatches()).toEqual([]);
  expect(ticketOf('t1')?.status).toBe('CLOSED');
  await waitFor(() => expect(cardsIn('Open')).toEqual(['Ticket 2']));
  expect(cardsIn('Closed')[0]).toBe('Ticket 1');
});

test('a card is in its new lane, and keeps the focus, before the backend has answered', async () => {
  await showBoard();
  await handle('Ticket 1');
  backend.restore();
  backend = scriptBackend();
  await moveByKeys('Ticket 1', 1);
  expect(cardsIn('Waiting')).toEqual(['Ticket 1', 'Ticket 3']);
  expect(document.activeElement).toBe(await handle('Ticket 1'));
  expect(within(lane('Waiting')).getByText('2')).toBeVisible();
  expect(within(lane('Open')).getByText('1')).toBeVisible();
});

test('a card that is put back sends nothing', async () => {
  await showBoard();
  await moveByKeys('Ticket 1', 2, 'Escape');
  expect(cardsIn('Open')).toEqual(['Ticket 1', 'Ticket 2']);
  expect(screen.getByText('Ticket 1 put back on Open')).toBeInTheDocument();
  expect(backend.callsOf('editTicketQuery')).toEqual([]);
});

test('what happens to a card that is moved by keys is said', async () => {
  await showBoard();
  (await handle('Ticket 1')).focus();
  fireEvent.keyDown(document.activeElement!, { key: ' ' });
  expect(screen.getByText('Ticket 1 lifted: Open, 1 of 4')).toBeInTheDocument();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(screen.getByText('Ticket 1 over Waiting, 2 of 4')).toBeInTheDocument();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
});

test('a move that the backend refuses goes back, with its reason', async () => {
  await showBoard();
  refusal = { errors: [{ message: 'Not before lunch.', path: ['updateTicket'] }], data: null };
  await moveByKeys('Ticket 1', 1);
  await waitFor(() =>
    expect(latestToasts()[0]?.words).toBe('Ticket 1 was not moved: Not before lunch.'),
  );
  expect(cardsIn('Open')).toEqual(['Ticket 1', 'Ticket 2']);
  expect(latestToasts()[0].undo).toBeUndefined();
});

test('a card that somebody else has moved goes where it is, and nothing is sent', async () => {
  await showBoard();
  await handle('Ticket 1');
  change('t1', { status: 'CLOSED' });
  await moveByKeys('Ticket 1', 1);
  await waitFor(() =>
    expect(latestToasts()[0]?.words.replaceAll(/\s/g, ' ')).toBe(
      'Ticket 1 was not moved: somebody else has changed it, and Status is Closed now. ' +
        'Last change: Jan 1, 2026, 12:00 AM.',
    ),
  );
  expect(sentPatches()).toEqual([]);
  await waitFor(() => expect(cardsIn('Closed')).toEqual(['Ticket 1']));
});

test('an action that is refused because somebody else has moved the card says who, and leaves it there', async () => {
  await showBoard();
  await handle('Ticket 1');
  change('t1', { status: 'RESOLVED' });
  refusal = { errors: [{ message: 'Not again.', path: ['closeTickets'] }], data: null };
  await moveByKeys('Ticket 1', 3);
  await waitFor(() =>
    expect(latestToasts()[0]?.words.replaceAll(/\s/g, ' ')).toBe(
      'Ticket 1 was not moved: somebody else has changed it, and Status is Resolved now. ' +
        'Last change: Jan 1, 2026, 12:00 AM.',
    ),
  );
  await waitFor(() => expect(cardsIn('Resolved')).toContain('Ticket 1'));
});

test('an action that is refused for its own reason says that', async () => {
  await showBoard();
  refusal = { errors: [{ message: 'Not before lunch.', path: ['closeTickets'] }], data: null };
  await moveByKeys('Ticket 1', 3);
  await waitFor(() =>
    expect(latestToasts()[0]?.words).toBe('Ticket 1 was not moved: Not before lunch.'),
  );
  await waitFor(() => expect(cardsIn('Open')).toContain('Ticket 1'));
});

test('a move without a connection waits, is tried again by itself, and may be put back', async () => {
  await showBoard();
  await handle('Ticket 1');
  backend.restore();
  backend = scriptBackend((call) => void call.hangUp());
  await moveByKeys('Ticket 1', 1);
  await moveByKeys('Ticket 2', 1);
  await waitFor(() => expect(screen.getAllByText('Not saved yet')).toHaveLength(2));
  fireEvent.click(screen.getAllByRole('button', { name: 'Put back' })[0]);
  expect(cardsIn('Open')).toEqual(['Ticket 2']);
  backend.restore();
  backend = scriptBackend(answer);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(ticketOf('t1')?.status).toBe('WAITING'));
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  expect(ticketOf('t2')?.status).toBe('OPEN');
});

describe('a board by a relation', () => {
  beforeEach(() => {
    tickets = tickets.map((ticket, index) => ({ ...ticket, assignee: [null, 'e1', 'e2'][index] }));
  });

  test('has a lane for each of the related records, and one for those without', async () => {
    await showBoard('&by=assignee');
    expect(cardsIn('Marieke')).toEqual(['Ticket 2']);
    expect(cardsIn('Tomasz')).toEqual(['Ticket 3']);
    expect(cardsIn('Assignee: none')).toEqual(['Ticket 1']);
    expect(within(lane('Marieke')).getByText('1')).toBeVisible();
  });

  test('sends the key of the record that a card is moved to, and Undo brings it back', async () => {
    await showBoard('&by=assignee');
    await moveByKeys('Ticket 2', 1);
    expect(cardsIn('Tomasz')).toEqual(['Ticket 2', 'Ticket 3']);
    await waitFor(() => expect(latestToasts()[0]?.words).toBe('Moved Ticket 2 to Tomasz.'));
    expect(sentPatches()).toEqual([{ assignee: 'e2' }]);
    await act(async () => void (await latestToasts()[0].undo?.()));
    expect(ticketOf('t2')?.assignee).toBe('e1');
    await waitFor(() => expect(cardsIn('Marieke')).toEqual(['Ticket 2']));
  });

  test('takes a record off a card that is moved to those without', async () => {
    await showBoard('&by=assignee');
    await moveByKeys('Ticket 3', 1);
    await waitFor(() => expect(ticketOf('t3')?.assignee).toBeNull());
    await waitFor(() => expect(cardsIn('Assignee: none')).toEqual(['Ticket 1', 'Ticket 3']));
  });

  test('says who has it now where somebody else was faster', async () => {
    await showBoard('&by=assignee');
    await handle('Ticket 1');
    change('t1', { assignee: 'e1' });
    await moveByKeys('Ticket 1', -1);
    await waitFor(() => expect(latestToasts()[0]?.words).toContain('and Assignee is Marieke now.'));
    await waitFor(() => expect(cardsIn('Marieke')).toContain('Ticket 1'));
    expect(sentPatches()).toEqual([]);
  });

  test('has the lanes that a person has added, which can be removed, and cards are moved to them', async () => {
    await showBoard('&by=assignee&lane=e3');
    await screen.findByRole('region', { name: 'Ingrid' });
    expect(cardsIn('Ingrid')).toEqual([]);
    expect(cardsIn('Marieke')).toEqual(['Ticket 2']);
    expect(
      within(lane('Ingrid')).getByRole('link', { name: 'Remove lane: Ingrid' }),
    ).toHaveAttribute('href', '/tickets?layout=board&by=assignee');
    expect(within(lane('Marieke')).queryByRole('link', { name: /Remove lane/ })).toBeNull();
    await moveByKeys('Ticket 2', 2);
    await waitFor(() => expect(latestToasts()[0]?.words).toBe('Moved Ticket 2 to Ingrid.'));
    expect(sentPatches()).toEqual([{ assignee: 'e3' }]);
  });

  test('calls an added lane by its key where its record cannot be read', async () => {
    await showBoard('&by=assignee&lane=e9');
    expect(screen.getByRole('region', { name: 'Employee #e9' })).toBeVisible();
  });

  test('has the lanes of the records that it is filtered by', async () => {
    await showBoard('&by=assignee&assignee=e2');
    expect(cardsIn('Tomasz')).toEqual(['Ticket 3']);
    expect(screen.queryByRole('region', { name: 'Marieke' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Assignee: none' })).toBeNull();
  });
});

test('who may not change the records has no handles', async () => {
  const denied: Access['denied'] = {
    'Mutation.updateTicket': { kind: 'refused' },
    'Mutation.closeTickets': { kind: 'refused' },
  };
  await showBoard('', { ...FULL_ACCESS, denied });
  await act(async () => {
    await import('../../../src/ui/list/moves/movement.ts');
  });
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});

describe('a field that only actions change', () => {
  const access: Access = {
    ...FULL_ACCESS,
    denied: { 'TicketPatch.status': { kind: 'permission', permissions: ['triage'] } },
  };

  test('is changed by the action that leads to a lane', async () => {
    await showBoard('', access);
    await moveByKeys('Ticket 1', 3);
    await waitFor(() => expect(ticketOf('t1')?.status).toBe('CLOSED'));
    await waitFor(() => expect(cardsIn('Closed')).toEqual(['Ticket 1']));
    expect(backend.callsOf('closeTicketsMutation')).toHaveLength(1);
    expect(sentPatches()).toEqual([]);
  });

  test('is not changed where none leads to the lane, which is said', async () => {
    await showBoard('', access);
    await moveByKeys('Ticket 1', 1);
    await waitFor(() =>
      expect(latestToasts()[0]?.words).toBe(
        'Ticket 1 was not moved: No action leads from Open to Waiting.',
      ),
    );
    expect(cardsIn('Open')).toEqual(['Ticket 1', 'Ticket 2']);
  });
});
