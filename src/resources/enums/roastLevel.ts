// Scaffolded by Frontage from the enum `RoastLevel`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const roastLevel = {
  LIGHT: { label: 'Light', tone: 'neutral' },
  MEDIUM_LIGHT: { label: 'Medium light', tone: 'neutral' },
  MEDIUM: { label: 'Medium', tone: 'neutral' },
  MEDIUM_DARK: { label: 'Medium dark', tone: 'neutral' },
  DARK: { label: 'Dark', tone: 'neutral' },
} satisfies Choices;
