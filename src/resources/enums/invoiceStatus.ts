// Scaffolded by Frontage from the enum `InvoiceStatus`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const invoiceStatus = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  OPEN: { label: 'Open', tone: 'success' },
  PAID: { label: 'Paid', tone: 'success' },
  REFUNDED: { label: 'Refunded', tone: 'warning' },
  VOID: { label: 'Void', tone: 'danger' },
} satisfies Choices;
