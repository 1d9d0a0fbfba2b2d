// Scaffolded by Frontage from the enum `Department`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const department = {
  MANAGEMENT: { label: 'Management', tone: 'neutral' },
  SALES: { label: 'Sales', tone: 'neutral' },
  ROASTERY: { label: 'Roastery', tone: 'neutral' },
  QUALITY: { label: 'Quality', tone: 'neutral' },
  WAREHOUSE: { label: 'Warehouse', tone: 'neutral' },
  FINANCE: { label: 'Finance', tone: 'neutral' },
  SUPPORT: { label: 'Support', tone: 'neutral' },
} satisfies Choices;
