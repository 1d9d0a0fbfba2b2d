// Scaffolded by Frontage from the enum `ProductCategory`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const productCategory = {
  SINGLE_ORIGIN: { label: 'Single origin', tone: 'neutral' },
  BLEND: { label: 'Blend', tone: 'neutral' },
  DECAF: { label: 'Decaf', tone: 'neutral' },
  EQUIPMENT: { label: 'Equipment', tone: 'neutral' },
} satisfies Choices;
