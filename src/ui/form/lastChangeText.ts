import { formatMoment } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import { joinSentences, t } from '../../locale/translate.ts';
import { valueOf } from '../../relay/caught.ts';
import { nameIn } from '../fields/title.ts';
import type { LastChange } from './conflicts.ts';
import type { Editing } from './recordEditing.ts';

/** By the clock: "2 minutes ago" would be outdated while a person decides. */
const SHORT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** "Last change: 28 Nov 2026, 14:07, by Elin Sandberg."; null where neither is known. */
export function lastChangeText({ at, by }: LastChange, locale: Locale): string | null {
  const [moment, name] = [valueOf(at), nameIn(valueOf(by))];
  const when = moment === null ? null : formatMoment(moment, locale, SHORT);
  if (when === null) return name && t('Last change: by {name}.', locale, { name });
  return name
    ? t('Last change: {when}, by {name}.', locale, { when, name })
    : t('Last change: {when}.', locale, { when });
}

/** The last change of a record that was read to be changed, as a sentence; null where it is not known. */
export function lastChangeOf(
  { lastChange }: Pick<Editing, 'lastChange'>,
  record: object,
  locale: Locale,
): string | null {
  const change = lastChange?.(record);
  return change ? lastChangeText(change, locale) : null;
}

/** What has happened to a record, and who changed it last, as far as the record says so. */
export function withLastChange(
  sentence: string,
  editing: Pick<Editing, 'lastChange'>,
  record: object,
  locale: Locale,
): string {
  const change = lastChangeOf(editing, record, locale);
  return change ? joinSentences([sentence, change], locale) : sentence;
}
