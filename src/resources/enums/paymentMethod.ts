// Scaffolded by Frontage from the enum `PaymentMethod`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const paymentMethod = {
  BANK_TRANSFER: { label: 'Bank transfer', tone: 'neutral' },
  CARD: { label: 'Card', tone: 'neutral' },
  DIRECT_DEBIT: { label: 'Direct debit', tone: 'neutral' },
  CASH: { label: 'Cash', tone: 'neutral' },
} satisfies Choices;
