// Scaffolded by Frontage from the enum `DeliveryFrequency`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const deliveryFrequency = {
  WEEKLY: { label: 'Weekly', tone: 'neutral' },
  FORTNIGHTLY: { label: 'Fortnightly', tone: 'neutral' },
  MONTHLY: { label: 'Monthly', tone: 'neutral' },
} satisfies Choices;
