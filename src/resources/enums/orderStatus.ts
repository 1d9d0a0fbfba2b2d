// Scaffolded by Frontage from the enum `OrderStatus`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const orderStatus = {
  DRAFT: { label: 'Draft', tone: 'neutral', step: 1 },
  CONFIRMED: { label: 'Confirmed', tone: 'info', step: 2 },
  ROASTING: { label: 'Roasting', tone: 'info', step: 3 },
  SHIPPED: { label: 'Shipped', tone: 'info', step: 4 },
  DELIVERED: { label: 'Delivered', tone: 'success', step: 5 },
  CANCELLED: { label: 'Cancelled', tone: 'danger', isFinal: true },
} satisfies Choices;
