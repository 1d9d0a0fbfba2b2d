// Scaffolded by Frontage from the enum `Currency`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const currency = {
  EUR: { label: 'EUR', tone: 'neutral' },
  GBP: { label: 'GBP', tone: 'neutral' },
  SEK: { label: 'SEK', tone: 'neutral' },
  DKK: { label: 'DKK', tone: 'neutral' },
  CHF: { label: 'CHF', tone: 'neutral' },
  PLN: { label: 'PLN', tone: 'neutral' },
  USD: { label: 'USD', tone: 'neutral' },
} satisfies Choices;
