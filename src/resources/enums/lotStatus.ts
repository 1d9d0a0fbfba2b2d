// Scaffolded by Frontage from the enum `LotStatus`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const lotStatus = {
  CONTRACTED: { label: 'Contracted', tone: 'neutral' },
  AFLOAT: { label: 'Afloat', tone: 'neutral' },
  IN_STOCK: { label: 'In stock', tone: 'neutral' },
  USED_UP: { label: 'Used up', tone: 'neutral' },
  REJECTED: { label: 'Rejected', tone: 'danger' },
} satisfies Choices;
