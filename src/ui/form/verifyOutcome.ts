import type { Locale } from '../../locale/locale.ts';
import type { Message } from '../../locale/messages.ts';
import { t } from '../../locale/translate.ts';
import { isReadable } from './input.ts';
import type { Finding } from './VerifyOutcome.tsx';
import { isSameValue, type AnyFields, type FormState } from './values.ts';

/**
 * Determines from a record's current state whether an update without response was made.
 *
 * @param before the state when the update was sent
 * @param state the state that it was to have
 */
export function verifyOutcome(
  fields: AnyFields,
  before: FormState,
  state: FormState,
  now: FormState,
  locale: Locale,
): Finding {
  const same = (name: string, one: FormState, other: FormState) =>
    isSameValue(fields[name], one[name], other[name], one, other);
  const found = (isSaved: boolean | null, words: Message) => ({
    isSaved,
    words: t(words, locale),
  });
  const names = Object.keys(fields).filter((name) => !same(name, before, state));
  const readable = names.filter((name) => isReadable(fields[name]));
  if (names.length > 0 && readable.length === 0)
    return found(null, 'This cannot be checked: the values you changed are never shown.');
  if (readable.every((name) => same(name, state, now)))
    return found(true, 'It was saved: the record has your values.');
  if (readable.every((name) => same(name, before, now)))
    return found(
      false,
      'It is not saved so far: the record is unchanged. Your values are still here; save again.',
    );
  return found(
    null,
    'The record has neither its former values nor yours: someone else may have changed it. Check the record before you save.',
  );
}
