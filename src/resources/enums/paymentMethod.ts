// Scaffolded by Frontage from the enum `PaymentMethod`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const paymentMethod = {
  BANK_TRANSFER: { label: 'Bank transfer', tone: 'neutral' },
  CARD: { label: 'Card', tone: 'neutral' },
  DIRECT_DEBIT: { label: 'Direct debit', tone: 'neutral' },
  CASH: { label: 'Cash', tone: 'neutral' },
} satisfies Choices;
