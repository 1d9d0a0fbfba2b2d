// Scaffolded by Frontage from the enum `PaymentStatus`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const paymentStatus = {
  UNPAID: { label: 'Unpaid', tone: 'danger' },
  PARTLY_PAID: { label: 'Partly paid', tone: 'warning' },
  PAID: { label: 'Paid', tone: 'success' },
  REFUNDED: { label: 'Refunded', tone: 'warning' },
} satisfies Choices;
