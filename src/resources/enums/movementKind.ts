// Scaffolded by Frontage from the enum `MovementKind`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const movementKind = {
  ROASTED: { label: 'Roasted', tone: 'neutral' },
  SOLD: { label: 'Sold', tone: 'neutral' },
  RETURNED: { label: 'Returned', tone: 'neutral' },
  COUNTED: { label: 'Counted', tone: 'neutral' },
  DAMAGED: { label: 'Damaged', tone: 'neutral' },
  SAMPLE: { label: 'Sample', tone: 'neutral' },
} satisfies Choices;
