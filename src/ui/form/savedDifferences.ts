import type { Locale } from '../../locale/locale.ts';
import { joinSentences, t, tLabel } from '../../locale/translate.ts';
import { asEntered } from './asEntered.ts';
import { isReadable, type Input } from './input.ts';
import { containsSecret } from './secrets.ts';
import { isSameValue, type AnyFields, type FormState } from './values.ts';

/** Maximum length of a value in a toast, in characters. */
const MAX_LENGTH = 60;

/** The sent values, and how to read the result. */
export interface SentValues {
  readonly fields: AnyFields;
  /** The names of the inputs that were sent. */
  readonly names: readonly string[];
  readonly typed: FormState;
  /** Reads the record's current values. */
  readonly read: () => Promise<FormState | null>;
}

/** Reads the record after saving. @returns as `savedDifferences`; null also when it cannot be read */
export async function readSaved(
  { fields, names, typed, read }: SentValues,
  locale: Locale,
): Promise<string | null> {
  if (!names.some((name) => isComparable(fields[name]))) return null;
  const now = await read().catch(() => null);
  return now && savedDifferences(names, fields, typed, now, locale);
}

function isComparable(input: Input | undefined): boolean {
  return input !== undefined && isReadable(input) && !containsSecret(input);
}

/**
 * Describes where the stored values differ from the entered ones: backends round, truncate or
 * normalise without an error.
 *
 * @param names of the inputs that were sent
 * @param before the state of an existing record, in which parts that nobody entered are as they were
 * @returns a sentence for each difference; null for none
 */
export function savedDifferences(
  names: readonly string[],
  fields: AnyFields,
  typed: FormState,
  now: FormState,
  locale: Locale,
  before: FormState = {},
): string | null {
  const saved = (name: string) => asEntered(fields[name], typed[name], now[name], before[name]);
  const words = (name: string, state: unknown) => {
    const input = fields[name];
    const said = input.isEmpty(state) ? '—' : input.format(state, locale);
    return said.length > MAX_LENGTH ? `${said.slice(0, MAX_LENGTH)}…` : said;
  };
  const sentences = names
    .filter((name) => name in now && isComparable(fields[name]))
    .filter((name) => !isSameValue(fields[name], typed[name], saved(name), typed, now))
    .map((name) =>
      t('{field} was saved as {saved}; you entered {typed}.', locale, {
        field: tLabel(fields[name].label, locale),
        saved: words(name, saved(name)),
        typed: words(name, typed[name]),
      }),
    );
  return sentences.length > 0 ? joinSentences(sentences, locale) : null;
}
