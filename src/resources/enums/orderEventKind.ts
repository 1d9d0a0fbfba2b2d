// Scaffolded by Frontage from the enum `OrderEventKind`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const orderEventKind = {
  PLACED: { label: 'Placed', tone: 'info' },
  EDITED: { label: 'Edited', tone: 'neutral' },
  CONFIRMED: { label: 'Confirmed', tone: 'info' },
  ROASTING: { label: 'Roasting', tone: 'info' },
  SHIPPED: { label: 'Shipped', tone: 'info' },
  DELIVERED: { label: 'Delivered', tone: 'success' },
  PAID: { label: 'Paid', tone: 'success' },
  REFUNDED: { label: 'Refunded', tone: 'neutral' },
  CANCELLED: { label: 'Cancelled', tone: 'danger' },
} satisfies Choices;
