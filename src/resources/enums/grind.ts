// Scaffolded by Frontage from the enum `Grind`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const grind = {
  WHOLE_BEAN: { label: 'Whole bean', tone: 'neutral' },
  FILTER: { label: 'Filter', tone: 'neutral' },
  ESPRESSO: { label: 'Espresso', tone: 'neutral' },
  FRENCH_PRESS: { label: 'French press', tone: 'neutral' },
  MOKA: { label: 'Moka', tone: 'neutral' },
} satisfies Choices;
