// Scaffolded by Frontage from the enum `LotStatus`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const lotStatus = {
  CONTRACTED: { label: 'Contracted', tone: 'neutral' },
  AFLOAT: { label: 'Afloat', tone: 'neutral' },
  IN_STOCK: { label: 'In stock', tone: 'neutral' },
  USED_UP: { label: 'Used up', tone: 'neutral' },
  REJECTED: { label: 'Rejected', tone: 'danger' },
} satisfies Choices;
