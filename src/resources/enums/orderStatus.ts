import type { Choices } from '../../ui/fields/Choice.tsx';

export const orderStatus = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  CONFIRMED: { label: 'Confirmed', tone: 'info' },
  ROASTING: { label: 'Roasting', tone: 'info' },
  SHIPPED: { label: 'Shipped', tone: 'success' },
  DELIVERED: { label: 'Delivered', tone: 'success' },
  CANCELLED: { label: 'Cancelled', tone: 'danger' },
} satisfies Choices;
