// Scaffolded by Frontage from the enum `Currency`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const currency = {
  EUR: { label: 'EUR', tone: 'neutral' },
  GBP: { label: 'GBP', tone: 'neutral' },
  SEK: { label: 'SEK', tone: 'neutral' },
  DKK: { label: 'DKK', tone: 'neutral' },
  CHF: { label: 'CHF', tone: 'neutral' },
  PLN: { label: 'PLN', tone: 'neutral' },
  USD: { label: 'USD', tone: 'neutral' },
} satisfies Choices;
