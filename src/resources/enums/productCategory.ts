// Scaffolded by Frontage from the enum `ProductCategory`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const productCategory = {
  SINGLE_ORIGIN: { label: 'Single origin', tone: 'neutral' },
  BLEND: { label: 'Blend', tone: 'neutral' },
  DECAF: { label: 'Decaf', tone: 'neutral' },
  EQUIPMENT: { label: 'Equipment', tone: 'neutral' },
} satisfies Choices;
