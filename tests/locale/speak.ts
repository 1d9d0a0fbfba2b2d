import type { Locale } from '../../src/locale/locale.ts';
import { messages } from '../../src/locale/messages.ts';
import type { LANGUAGES, Translation } from '../../src/locale/messages/translations.ts';

/**
 * Makes the interface's own words in a language known, as the server does at its start.
 *
 * @param labels what the team calls things of its schema, by what they are in English
 */
export function speak(
  language: (typeof LANGUAGES)[number],
  labels: Readonly<Record<string, string>> = {},
): Locale {
  const own = Object.entries<Translation>(messages).map(([message, said]) => [
    message,
    said[language],
  ]);
  const words = Object.fromEntries(own) as Record<string, string>;
  globalThis.frontageCatalogues = { [language]: { words, labels, address: '' } };
  return { language, timeZone: 'UTC', now: 0 };
}
