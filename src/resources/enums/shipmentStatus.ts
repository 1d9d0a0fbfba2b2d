// Scaffolded by Frontage from the enum `ShipmentStatus`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const shipmentStatus = {
  PREPARING: { label: 'Preparing', tone: 'info' },
  IN_TRANSIT: { label: 'In transit', tone: 'info' },
  OUT_FOR_DELIVERY: { label: 'Out for delivery', tone: 'neutral' },
  DELIVERED: { label: 'Delivered', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
  RETURNED: { label: 'Returned', tone: 'warning' },
} satisfies Choices;
