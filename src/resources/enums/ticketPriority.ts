// Scaffolded by Frontage from the enum `TicketPriority`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const ticketPriority = {
  LOW: { label: 'Low', tone: 'warning' },
  NORMAL: { label: 'Normal', tone: 'neutral' },
  HIGH: { label: 'High', tone: 'danger' },
  URGENT: { label: 'Urgent', tone: 'danger' },
} satisfies Choices;
