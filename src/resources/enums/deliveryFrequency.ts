// Scaffolded by Frontage from the enum `DeliveryFrequency`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const deliveryFrequency = {
  WEEKLY: { label: 'Weekly', tone: 'neutral' },
  FORTNIGHTLY: { label: 'Fortnightly', tone: 'neutral' },
  MONTHLY: { label: 'Monthly', tone: 'neutral' },
} satisfies Choices;
