// Scaffolded by Frontage from the enum `ProductStatus`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const productStatus = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  ACTIVE: { label: 'Active', tone: 'success' },
  DISCONTINUED: { label: 'Discontinued', tone: 'neutral' },
} satisfies Choices;
