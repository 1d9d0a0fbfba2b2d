// Scaffolded by Frontage from the enum `ShipmentStatus`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const shipmentStatus = {
  PREPARING: { label: 'Preparing', tone: 'info', step: 1 },
  IN_TRANSIT: { label: 'In transit', tone: 'info', step: 2 },
  OUT_FOR_DELIVERY: { label: 'Out for delivery', tone: 'neutral', step: 3 },
  DELIVERED: { label: 'Delivered', tone: 'success', step: 4 },
  FAILED: { label: 'Failed', tone: 'danger', isFinal: true },
  RETURNED: { label: 'Returned', tone: 'warning' },
} satisfies Choices;
