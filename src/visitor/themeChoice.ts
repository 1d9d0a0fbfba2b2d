import { keepCookie } from '../storage/cookie.ts';
import { Subscribers } from '../store/subscribers.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
/** Label of a choice. */
export const COLOURS = 'Theme: {choice, select, system {system} light {light} other {dark}}';

export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The server reads it, so that the first render has the chosen colours. */
export const THEME_COOKIE = 'theme';

/** @returns the choice as the root element's `data-theme`, or undefined where the system decides */
export function themeAttribute(cookie: string | undefined): 'light' | 'dark' | undefined {
  return cookie === 'light' || cookie === 'dark' ? cookie : undefined;
}

const subscribers = new Subscribers();

/** For `useSyncExternalStore`. */
export const subscribeToTheme = subscribers.subscribe;

/** For `useSyncExternalStore`: the value until the page's root element can be read. */
export function systemTheme(): ThemeChoice {
  return 'system';
}

/** The choice as the page's root element has it. */
export function chosenTheme(): ThemeChoice {
  return themeAttribute(document.documentElement.dataset.theme) ?? 'system';
}

/** Applies a theme and stores the choice for a year. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  keepCookie(THEME_COOKIE, choice);
  subscribers.notify();
}
