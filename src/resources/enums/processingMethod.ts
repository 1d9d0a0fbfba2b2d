// Scaffolded by Frontage from the enum `ProcessingMethod`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const processingMethod = {
  WASHED: { label: 'Washed', tone: 'neutral' },
  NATURAL: { label: 'Natural', tone: 'neutral' },
  HONEY: { label: 'Honey', tone: 'neutral' },
  ANAEROBIC: { label: 'Anaerobic', tone: 'neutral' },
  WET_HULLED: { label: 'Wet hulled', tone: 'neutral' },
  DECAFFEINATED: { label: 'Decaffeinated', tone: 'neutral' },
} satisfies Choices;
