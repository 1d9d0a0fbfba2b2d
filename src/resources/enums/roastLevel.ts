// Scaffolded by Frontage from the enum `RoastLevel`. `frontage pull` keeps your edits.
import type { Choices } from 'frontage/lists/choices';

export const roastLevel = {
  LIGHT: { label: 'Light', tone: 'neutral' },
  MEDIUM_LIGHT: { label: 'Medium light', tone: 'warning' },
  MEDIUM: { label: 'Medium', tone: 'warning' },
  MEDIUM_DARK: { label: 'Medium dark', tone: 'warning' },
  DARK: { label: 'Dark', tone: 'neutral' },
} satisfies Choices;
