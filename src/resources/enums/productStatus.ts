// Scaffolded by Frontage from the enum `ProductStatus`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const productStatus = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  ACTIVE: { label: 'Active', tone: 'success' },
  DISCONTINUED: { label: 'Discontinued', tone: 'neutral' },
} satisfies Choices;
