// Scaffolded by Frontage from the enum `SupplierKind`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const supplierKind = {
  FARM: { label: 'Farm', tone: 'neutral' },
  COOPERATIVE: { label: 'Cooperative', tone: 'neutral' },
  WASHING_STATION: { label: 'Washing station', tone: 'neutral' },
  IMPORTER: { label: 'Importer', tone: 'neutral' },
} satisfies Choices;
