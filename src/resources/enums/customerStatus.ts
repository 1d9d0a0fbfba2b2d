// Scaffolded by Frontage from the enum `CustomerStatus`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const customerStatus = {
  LEAD: { label: 'Lead', tone: 'neutral' },
  ACTIVE: { label: 'Active', tone: 'success' },
  ON_HOLD: { label: 'On hold', tone: 'warning' },
  CLOSED: { label: 'Closed', tone: 'neutral' },
} satisfies Choices;
