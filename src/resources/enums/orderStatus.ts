import type { Choices } from '../../ui/fields/Choice.tsx';

export const orderStatus = {
  draft: { label: 'Draft', tone: 'neutral' },
  confirmed: { label: 'Confirmed', tone: 'info' },
  roasting: { label: 'Roasting', tone: 'info' },
  shipped: { label: 'Shipped', tone: 'success' },
  delivered: { label: 'Delivered', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
} satisfies Choices;
