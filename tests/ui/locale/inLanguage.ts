import type { Locale } from '../../../src/ui/locale/locale.ts';
import { messages } from '../../../src/ui/locale/messages.ts';
import type { LANGUAGES, Translation } from '../../../src/ui/locale/messages/translations.ts';

/**
 * Has the interface speak a language until the end of the test file, with the words that it ships.
 *
 * @param labels what the team calls its things in the language, by what they are in the schema
 */
export function inLanguage(
  language: (typeof LANGUAGES)[number],
  labels: Readonly<Record<string, string>> = {},
): Locale {
  const said = Object.entries<Translation>(messages).map(([message, all]) => [
    message,
    all[language],
  ]);
  globalThis.frontageCatalogues = {
    ...globalThis.frontageCatalogues,
    [language]: { words: { ...Object.fromEntries(said), ...labels }, address: '' },
  };
  return { language, timeZone: 'UTC', now: Date.parse('2026-11-20T12:00:00Z') };
}
