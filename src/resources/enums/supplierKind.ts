// Scaffolded by Frontage from the enum `SupplierKind`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const supplierKind = {
  FARM: { label: 'Farm', tone: 'neutral' },
  COOPERATIVE: { label: 'Cooperative', tone: 'neutral' },
  WASHING_STATION: { label: 'Washing station', tone: 'neutral' },
  IMPORTER: { label: 'Importer', tone: 'neutral' },
} satisfies Choices;
