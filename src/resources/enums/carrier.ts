// Scaffolded by Frontage from the enum `Carrier`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Choices } from '../../ui/fields/Choice.tsx';

export const carrier = {
  DHL: { label: 'Dhl', tone: 'neutral' },
  UPS: { label: 'Ups', tone: 'neutral' },
  DPD: { label: 'Dpd', tone: 'neutral' },
  GLS: { label: 'Gls', tone: 'neutral' },
  OWN_VAN: { label: 'Own van', tone: 'neutral' },
} satisfies Choices;
