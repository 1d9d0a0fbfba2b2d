import type { BrokenRule, Rule } from '../../relay/brokenRule.ts';
import type { UserError } from '../../relay/userErrors.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Message } from '../../locale/messages.ts';
import { formatNames } from '../../locale/names.ts';
import { t, tLabel } from '../../locale/translate.ts';

const WORDS: Readonly<Record<Rule, Message>> = {
  taken: 'Another record has this value already.',
  empty: 'The backend requires a value that cannot be entered here.',
  absent: 'There is no such record, or not any more.',
  inUse: 'Other records still refer to it.',
  linked: 'It refers to a record that is not there, or others still refer to it.',
  tooLong: 'This is longer than the backend can store.',
  outOfRange: 'The backend cannot store a number of this size.',
  disallowed: 'The backend does not allow this ({rule}).',
};

const ONE_TAKEN = 'Another record has one of these values already.';

const SAME_TOGETHER = 'Another record has the same {fields} already.';

/**
 * What people read at an input that the backend refuses.
 *
 * @param labels of all inputs that the refusal is about, in English
 * @param label of this one
 */
export function wordsAtInput(
  { broken, message }: UserError,
  label: string,
  labels: readonly string[],
  locale: Locale,
): string {
  if (!broken) return message;
  if (broken.rule === 'taken' && labels.length > 1) {
    const shown = labels.map((each) => tLabel(each, locale));
    return t(SAME_TOGETHER, locale, { fields: formatNames(shown, locale) });
  }
  if (broken.rule === 'empty')
    return t('{field} is required.', locale, { field: tLabel(label, locale) });
  return broken.rule === 'linked' ? t(WORDS.absent, locale) : wordsOfRule(broken, locale);
}

/** What people read of a refusal that is of no input: the columns that it is about are named as the database has them. */
export function wordsOfError({ broken, message }: UserError, locale: Locale): string {
  if (!broken) return message;
  if (broken.columns.length === 0)
    return broken.rule === 'taken' ? t(ONE_TAKEN, locale) : wordsOfRule(broken, locale);
  const problem = wordsOfRule(broken, locale);
  return t('{field}: {problem}', locale, { field: formatNames(broken.columns, locale), problem });
}

/** What people read of several refusals that are of no input, each of them once. */
export function wordsOfErrors(errors: readonly UserError[], locale: Locale): string {
  return [...new Set(errors.map((error) => wordsOfError(error, locale)))].join(' ');
}

function wordsOfRule({ rule, name }: BrokenRule, locale: Locale): string {
  if (rule === 'inUse' && name !== null)
    return t('Records in “{table}” still refer to it.', locale, { table: name });
  return t(WORDS[rule], locale, { rule: name ?? '' });
}
