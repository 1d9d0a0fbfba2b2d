/**
 * Scaffolded by Frontage from the type `Ticket`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { TicketEdit } from '../../src/resources/tickets/TicketEdit.tsx';
import { ticketFields } from '../../src/resources/tickets/ticketFields.ts';
import { TicketList } from '../../src/resources/tickets/TicketList.tsx';
import { TicketRecord } from '../../src/resources/tickets/TicketRecord.tsx';
import { tickets } from '../../src/resources/tickets/tickets.ts';

const ticket = { id: 'tickets-7', subject: 'First ticket' };

describe('the list of tickets', () => {
  test('shows each of them', () => {
    renderPage(TicketList).respond({ Query: () => ({ tickets: { edges: [{ node: ticket }] } }) });
    expect(screen.getByRole('rowheader')).toHaveTextContent(ticket.subject);
  });

  test('says when there are none', () => {
    renderPage(TicketList).respond({ Query: () => ({ tickets: { edges: [] } }) });
    expect(screen.getByText(noneYet(tickets))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(TicketList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a ticket shows it', () => {
  renderPage(TicketRecord, { key: ticket.id }).respond({ Query: () => ({ ticket }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(ticket.subject);
});

test('the form of a ticket sends what was changed, and nothing else', async () => {
  const page = renderPage(TicketEdit, { key: ticket.id });
  page.respond({ Query: () => ({ ticket }) });
  fireEvent.change(controlOf(ticketFields, 'number'), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'tickets-7', ticketPatch: { number: 'Something else' } },
  });
});
