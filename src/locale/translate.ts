import { catalogueOf } from './catalogue.ts';
import type { Locale } from './locale.ts';
import { formatMessage, type MessageValues } from './message.ts';
import type { Message } from './messages.ts';

/**
 * A text of the interface in a person's language.
 *
 * @param message the text in English, in ICU's message format; `en.json` lists it, the other files translate it
 * @param values its arguments
 */
export function t(message: Message, locale: Locale, values: MessageValues = {}): string {
  return formatMessage(translated(message, locale), values, locale.language);
}

/**
 * The label of a type, a field, a choice or an action of the schema in a person's language, if it is translated there.
 */
export function tLabel(label: string, locale: Locale): string {
  const labels = catalogueOf(locale.language)?.labels;
  return (
    labels?.[label] ??
    label
      .split(LABEL_STEP)
      .map((part) => labels?.[part] ?? part)
      .join(LABEL_STEP)
  );
}

/** Between the labels of relations and what they lead to: `Customer › Country`. */
export const LABEL_STEP = ' › ';

/** German capitalizes nouns within sentences too. */
const CAPITALIZES_NOUNS = /^(de|lb)\b/;

/** A label within a sentence: in lower case, except for acronyms. */
export function inSentence(label: string, locale: Locale): string {
  const said = tLabel(label, locale);
  if (CAPITALIZES_NOUNS.test(locale.language) || !/^\p{Lu}\p{Ll}/u.test(said)) return said;
  return said.charAt(0).toLocaleLowerCase(locale.language) + said.slice(1);
}

/** Chinese and Japanese have no space between sentences. */
const WITHOUT_SPACES = /^(ja|zh)\b/;

/** Joins whole sentences. */
export function joinSentences(sentences: readonly string[], { language }: Locale): string {
  return sentences.join(WITHOUT_SPACES.test(language) ? '' : ' ');
}

/** The text of a message in a person's language, its arguments still to be filled in. */
export function translated(message: Message, { language }: Locale): string {
  return catalogueOf(language)?.words[message] ?? withoutContext(message);
}

/** `More|actions` is “More”: what follows the line is context for translators. */
function withoutContext(message: string): string {
  const end = message.indexOf('|');
  return end === -1 ? message : message.slice(0, end);
}
