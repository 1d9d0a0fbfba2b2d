// Scaffolded by Frontage from the enum `CustomerKind`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const customerKind = {
  CAFE: { label: 'Cafe', tone: 'neutral' },
  RESTAURANT: { label: 'Restaurant', tone: 'neutral' },
  HOTEL: { label: 'Hotel', tone: 'neutral' },
  OFFICE: { label: 'Office', tone: 'neutral' },
  GROCER: { label: 'Grocer', tone: 'neutral' },
  DISTRIBUTOR: { label: 'Distributor', tone: 'neutral' },
} satisfies Choices;
