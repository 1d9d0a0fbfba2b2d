// Scaffolded by Frontage from the enum `TicketStatus`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const ticketStatus = {
  OPEN: { label: 'Open', tone: 'success' },
  WAITING: { label: 'Waiting', tone: 'warning' },
  RESOLVED: { label: 'Resolved', tone: 'success' },
  CLOSED: { label: 'Closed', tone: 'neutral' },
} satisfies Choices;
