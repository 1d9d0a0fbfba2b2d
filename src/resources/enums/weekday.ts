// Scaffolded by Frontage from the enum `Weekday`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Choices } from '../../lists/choices.ts';

export const weekday = {
  MONDAY: { label: 'Monday', tone: 'neutral' },
  TUESDAY: { label: 'Tuesday', tone: 'neutral' },
  WEDNESDAY: { label: 'Wednesday', tone: 'neutral' },
  THURSDAY: { label: 'Thursday', tone: 'neutral' },
  FRIDAY: { label: 'Friday', tone: 'neutral' },
  SATURDAY: { label: 'Saturday', tone: 'neutral' },
} satisfies Choices;
