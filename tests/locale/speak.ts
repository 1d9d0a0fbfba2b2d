import type { Locale } from '../../src/locale/locale.ts';
import { languages } from './ownLanguages.ts';

/**
 * Makes the interface's texts in a language known, as the server does at its start.
 *
 * @param labels what the team calls things of its schema, by what they are in English
 */
export function speak(language: string, labels: Readonly<Record<string, string>> = {}): Locale {
  const { messages: words = {} } = languages.get(language) ?? {};
  globalThis.frontageCatalogues = { [language]: { words, labels, address: '' } };
  return { language, timeZone: 'UTC', now: 0 };
}
