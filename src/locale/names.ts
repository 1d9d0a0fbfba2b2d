import { remembered } from './formats.ts';
import type { Locale } from './locale.ts';

const languageNames = remembered(
  (language, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(language, options),
);

/** The name of a language by its code, however that is written: `EN`, `pt_BR`. */
export function formatLanguage(code: string, { language }: Pick<Locale, 'language'>): string {
  const names = languageNames(language, { type: 'language', fallback: 'none' });
  try {
    return names.of(code.replaceAll('_', '-')) ?? code;
  } catch {
    return code;
  }
}

const namesFormat = remembered(
  (language, options: Intl.ListFormatOptions) => new Intl.ListFormat(language, options),
);

/** Names as a sentence has them: “Until and Variant”; a `disjunction` has an “or”. */
export function formatNames(
  names: readonly string[],
  { language }: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return namesFormat(language, { type }).format(names);
}
