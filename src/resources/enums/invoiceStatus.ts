// Scaffolded by Frontage from the enum `InvoiceStatus`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const invoiceStatus = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  OPEN: { label: 'Open', tone: 'info' },
  PAID: { label: 'Paid', tone: 'success' },
  REFUNDED: { label: 'Refunded', tone: 'neutral' },
  VOID: { label: 'Void', tone: 'danger' },
} satisfies Choices;
