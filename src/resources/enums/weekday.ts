// Scaffolded by Frontage from the enum `Weekday`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const weekday = {
  MONDAY: { label: 'Monday', tone: 'neutral' },
  TUESDAY: { label: 'Tuesday', tone: 'neutral' },
  WEDNESDAY: { label: 'Wednesday', tone: 'neutral' },
  THURSDAY: { label: 'Thursday', tone: 'neutral' },
  FRIDAY: { label: 'Friday', tone: 'neutral' },
  SATURDAY: { label: 'Saturday', tone: 'neutral' },
} satisfies Choices;
