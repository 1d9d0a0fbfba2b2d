import { catalogueOf } from './catalogue.ts';
import type { Locale } from './locale.ts';
import { formatMessage, type MessageValues } from './message.ts';
import type { Message } from './messages.ts';

/**
 * A sentence or a word of the interface in a person's language.
 *
 * @param message what it is in English, in ICU's MessageFormat; `messages.ts` has it in all languages
 * @param values what stands in its holes
 */
export function t(message: Message, locale: Locale, values: MessageValues = {}): string {
  return formatMessage(translated(message, locale), values, locale.language);
}

/**
 * What the team calls a thing of its schema (a type, a field, a choice, an action), in a person's
 * language where `schema/languages` has it, else as it is written.
 */
export function tLabel(label: string, locale: Locale): string {
  return catalogueOf(locale.language)?.labels?.[label] ?? label;
}

/** German writes nouns large wherever they stand. */
const WITH_LARGE_NOUNS = /^(de|lb)\b/;

/** A label as it stands within a sentence: acronyms keep their capitals. */
export function inSentence(label: string, locale: Locale): string {
  const said = tLabel(label, locale);
  if (WITH_LARGE_NOUNS.test(locale.language) || !/^\p{Lu}\p{Ll}/u.test(said)) return said;
  return said.charAt(0).toLocaleLowerCase(locale.language) + said.slice(1);
}

/** Chinese and Japanese put no space between sentences. */
const WITHOUT_SPACES = /^(ja|zh)\b/;

/** Whole sentences, one after another. */
export function joinSentences(sentences: readonly string[], { language }: Locale): string {
  return sentences.join(WITHOUT_SPACES.test(language) ? '' : ' ');
}

/** The text of a message in a person's language, its arguments still to be filled in. */
export function translated(message: Message, { language }: Locale): string {
  return catalogueOf(language)?.words[message] ?? withoutContext(message);
}

/** `More|resources` is “More”: what stands behind the line tells those who translate what is meant. */
function withoutContext(message: string): string {
  const end = message.indexOf('|');
  return end === -1 ? message : message.slice(0, end);
}
