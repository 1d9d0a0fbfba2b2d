// Scaffolded by Frontage from the enum `Carrier`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const carrier = {
  DHL: { label: 'DHL', tone: 'neutral' },
  UPS: { label: 'UPS', tone: 'neutral' },
  DPD: { label: 'DPD', tone: 'neutral' },
  GLS: { label: 'GLS', tone: 'neutral' },
  OWN_VAN: { label: 'Own van', tone: 'neutral' },
} satisfies Choices;
