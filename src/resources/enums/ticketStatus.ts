// Scaffolded by Frontage from the enum `TicketStatus`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const ticketStatus = {
  OPEN: { label: 'Open', tone: 'success' },
  WAITING: { label: 'Waiting', tone: 'warning' },
  RESOLVED: { label: 'Resolved', tone: 'success' },
  CLOSED: { label: 'Closed', tone: 'neutral' },
} satisfies Choices;
