// Scaffolded by Frontage from the enum `Department`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const department = {
  MANAGEMENT: { label: 'Management', tone: 'neutral' },
  SALES: { label: 'Sales', tone: 'neutral' },
  ROASTERY: { label: 'Roastery', tone: 'neutral' },
  QUALITY: { label: 'Quality', tone: 'neutral' },
  WAREHOUSE: { label: 'Warehouse', tone: 'neutral' },
  FINANCE: { label: 'Finance', tone: 'neutral' },
  SUPPORT: { label: 'Support', tone: 'neutral' },
} satisfies Choices;
