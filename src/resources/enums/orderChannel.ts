// Scaffolded by Frontage from the enum `OrderChannel`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const orderChannel = {
  WEB_SHOP: { label: 'Web shop', tone: 'neutral' },
  EMAIL: { label: 'Email', tone: 'neutral' },
  PHONE: { label: 'Phone', tone: 'neutral' },
  SALES_VISIT: { label: 'Sales visit', tone: 'neutral' },
  STANDING_ORDER: { label: 'Standing order', tone: 'neutral' },
} satisfies Choices;
