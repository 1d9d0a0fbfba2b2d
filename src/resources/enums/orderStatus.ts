// Scaffolded by Frontage from the enum `OrderStatus`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const orderStatus = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  CONFIRMED: { label: 'Confirmed', tone: 'success' },
  ROASTING: { label: 'Roasting', tone: 'info' },
  SHIPPED: { label: 'Shipped', tone: 'success' },
  DELIVERED: { label: 'Delivered', tone: 'success' },
  CANCELLED: { label: 'Cancelled', tone: 'danger' },
} satisfies Choices;
