// Scaffolded by Frontage from the enum `PaymentStatus`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const paymentStatus = {
  UNPAID: { label: 'Unpaid', tone: 'warning' },
  PARTLY_PAID: { label: 'Partly paid', tone: 'warning' },
  PAID: { label: 'Paid', tone: 'success' },
  REFUNDED: { label: 'Refunded', tone: 'neutral' },
} satisfies Choices;
