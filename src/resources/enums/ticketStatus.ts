// Scaffolded by Frontage from the enum `TicketStatus`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const ticketStatus = {
  OPEN: { label: 'Open', tone: 'info', step: 1 },
  WAITING: { label: 'Waiting', tone: 'warning' },
  RESOLVED: { label: 'Resolved', tone: 'success', step: 2 },
  CLOSED: { label: 'Closed', tone: 'neutral', step: 3 },
} satisfies Choices;
