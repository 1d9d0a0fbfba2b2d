export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The server reads it, so that the page is painted in the chosen colours from the start. */
export const THEME_COOKIE = 'theme';

const YEAR = 365 * 24 * 60 * 60;

/** @returns the choice as the root element's `data-theme`, or undefined where the system decides */
export function themeAttribute(cookie: string | undefined): 'light' | 'dark' | undefined {
  return cookie === 'light' || cookie === 'dark' ? cookie : undefined;
}

export function chosenTheme(): ThemeChoice {
  return themeAttribute(document.documentElement.dataset.theme) ?? 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  document.cookie = `${THEME_COOKIE}=${choice}; path=/; max-age=${YEAR}; samesite=lax`;
}
