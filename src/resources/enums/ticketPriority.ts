// Scaffolded by Frontage from the enum `TicketPriority`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const ticketPriority = {
  LOW: { label: 'Low', tone: 'neutral' },
  NORMAL: { label: 'Normal', tone: 'neutral' },
  HIGH: { label: 'High', tone: 'warning' },
  URGENT: { label: 'Urgent', tone: 'danger' },
} satisfies Choices;
