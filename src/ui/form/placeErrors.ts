import type { Locale } from '../../locale/locale.ts';
import type { UserError } from '../../relay/userErrors.ts';
import { joinSentences } from '../../locale/translate.ts';
import { wordsAtInput, wordsOfError } from '../errors/userErrorWords.ts';
import type { AnyFields } from './values.ts';

/** A backend's error and the input that it is about; null for the whole form. */
export interface PlacedError {
  readonly name: string | null;
  readonly message: string;
}

/**
 * Assigns errors to inputs, in the person's words. Backends name an input by column (`customer_id` for `customer`), by
 * path from the arguments (`input.customer.email`), or not at all.
 *
 * @param sent the inputs whose values were sent: where that is one, it broke the rule of a database that names none
 */
export function placeErrors(
  fields: AnyFields,
  errors: readonly UserError[],
  locale: Locale,
  sent: readonly string[] = [],
): PlacedError[] {
  const placed = errors.flatMap((error): PlacedError[] => {
    const named = error.fields
      .map((path) => findName(fields, path))
      .filter((name) => name !== null);
    const names = new Set(named.length === 0 && isOfOne(error, sent) ? sent : named);
    if (names.size === 0) return [{ name: null, message: wordsOfError(error, locale) }];
    const labels = [...names].map((name) => fields[name].label);
    return [...names].map((name) => ({
      name,
      message: wordsAtInput(error, fields[name].label, labels, locale),
    }));
  });
  return inOnePlace(placed, locale);
}

/** All that is wrong with one input is said there in one piece, and each message about the form once. */
function inOnePlace(placed: readonly PlacedError[], locale: Locale): PlacedError[] {
  const byName = new Map<string | null, Set<string>>();
  for (const { name, message } of placed)
    byName.set(name, (byName.get(name) ?? new Set()).add(message));
  return [...byName].flatMap(([name, messages]) => {
    if (name === null || messages.size === 1)
      return [...messages].map((message) => ({ name, message }));
    const sentences = [...messages].map((message) => message.replace(/(?<![.!?…。])\s*$/u, '.'));
    return [{ name, message: joinSentences(sentences, locale) }];
  });
}

function isOfOne({ broken }: UserError, sent: readonly string[]): boolean {
  return broken?.columns.length === 0 && broken.rule !== 'inUse' && sent.length === 1;
}

/** The input of a path: the first part that is the name of an input, else the first that is one but for an `id`. */
function findName(fields: AnyFields, path: readonly string[]): string | null {
  const names = Object.keys(fields);
  for (const read of [plain, withoutId])
    for (const part of path) {
      const name = names.find((candidate) => read(part) !== '' && read(candidate) === read(part));
      if (name) return name;
    }
  return null;
}

function plain(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
}

function withoutId(name: string): string {
  return plain(name).replace(/(row)?ids?$/, '');
}
