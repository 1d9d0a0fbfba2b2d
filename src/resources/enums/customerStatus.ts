// Scaffolded by Frontage from the enum `CustomerStatus`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const customerStatus = {
  LEAD: { label: 'Lead', tone: 'neutral' },
  ACTIVE: { label: 'Active', tone: 'success' },
  ON_HOLD: { label: 'On hold', tone: 'warning' },
  CLOSED: { label: 'Closed', tone: 'neutral' },
} satisfies Choices;
