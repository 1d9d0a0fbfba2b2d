import type { Locale } from '../../locale/locale.ts';
import { joinSentences, t, tLabel } from '../../locale/translate.ts';
import { asEntered } from './asEntered.ts';
import { isReadable, type Input } from './input.ts';
import { containsSecret } from './secrets.ts';
import { isSameValue, type AnyFields, type FormState } from './values.ts';

/** Maximum length of a value in a toast, in characters. */
const MAX_LENGTH = 60;

/** The values that a form has sent. */
interface TypedValues {
  readonly fields: AnyFields;
  /** The names of the inputs that were sent. */
  readonly names: readonly string[];
  readonly typed: FormState;
}

/** The sent values, and how to read the result. */
export interface SentValues extends TypedValues {
  /** Reads the record's current values. */
  readonly read: () => Promise<FormState | null>;
}

/** Reads the record after saving. @returns as `savedDifferences`; null also when it cannot be read */
export async function readSaved(
  { read, ...sent }: SentValues,
  locale: Locale,
): Promise<string | null> {
  if (!sent.names.some((name) => isComparable(sent.fields[name]))) return null;
  const saved = await read().catch(() => null);
  return saved && savedDifferences({ ...sent, saved }, locale);
}

function isComparable(input: Input | undefined): boolean {
  return input !== undefined && isReadable(input) && !containsSecret(input);
}

interface SavedValues extends TypedValues {
  /** The record's state after saving. */
  readonly saved: FormState;
  /** The state of a record that was there before: parts of its values that nobody entered are as they were. */
  readonly before?: FormState;
}

/**
 * Describes where the stored values differ from the entered ones: backends round, truncate or
 * normalise without an error.
 *
 * @returns a sentence for each difference; null for none
 */
export function savedDifferences(
  { fields, names, typed, saved, before = {} }: SavedValues,
  locale: Locale,
): string | null {
  const savedState = (name: string) =>
    asEntered(fields[name], typed[name], saved[name], before[name]);
  const words = (name: string, state: unknown) => {
    const input = fields[name];
    const said = input.isEmpty(state) ? '—' : input.format(state, locale);
    return said.length > MAX_LENGTH ? `${said.slice(0, MAX_LENGTH)}…` : said;
  };
  const sentences = names
    .filter((name) => name in saved && isComparable(fields[name]))
    .filter((name) => !isSameValue(fields[name], typed[name], savedState(name), typed, saved))
    .map((name) =>
      t('{field} was saved as {saved}; you entered {typed}.', locale, {
        field: tLabel(fields[name].label, locale),
        saved: words(name, savedState(name)),
        typed: words(name, typed[name]),
      }),
    );
  return sentences.length > 0 ? joinSentences(sentences, locale) : null;
}
