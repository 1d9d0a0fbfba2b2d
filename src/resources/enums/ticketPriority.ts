// Scaffolded by Frontage from the enum `TicketPriority`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const ticketPriority = {
  LOW: { label: 'Low', tone: 'warning' },
  NORMAL: { label: 'Normal', tone: 'neutral' },
  HIGH: { label: 'High', tone: 'danger' },
  URGENT: { label: 'Urgent', tone: 'danger' },
} satisfies Choices;
