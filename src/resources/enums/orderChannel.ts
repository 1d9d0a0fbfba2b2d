// Scaffolded by Frontage from the enum `OrderChannel`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const orderChannel = {
  WEB_SHOP: { label: 'Web shop', tone: 'neutral' },
  EMAIL: { label: 'Email', tone: 'neutral' },
  PHONE: { label: 'Phone', tone: 'neutral' },
  SALES_VISIT: { label: 'Sales visit', tone: 'neutral' },
  STANDING_ORDER: { label: 'Standing order', tone: 'neutral' },
} satisfies Choices;
