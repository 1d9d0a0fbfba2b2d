// Scaffolded by Frontage from the enum `ProcessingMethod`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const processingMethod = {
  WASHED: { label: 'Washed', tone: 'neutral' },
  NATURAL: { label: 'Natural', tone: 'neutral' },
  HONEY: { label: 'Honey', tone: 'neutral' },
  ANAEROBIC: { label: 'Anaerobic', tone: 'neutral' },
  WET_HULLED: { label: 'Wet hulled', tone: 'neutral' },
  DECAFFEINATED: { label: 'Decaffeinated', tone: 'neutral' },
} satisfies Choices;
