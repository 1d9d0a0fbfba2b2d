import type { Resource } from '../address/resource.ts';
import type { Locale } from '../locale/locale.ts';
import { inSentence, t, tLabel } from '../locale/translate.ts';

/** What making a record is called: "New order", or the schema's own words, "Place order". */
export function newRecordLabel({ label, newLabel }: Resource, locale: Locale): string {
  return newLabel === undefined
    ? t('New {record}', locale, { record: inSentence(label, locale) })
    : tLabel(newLabel, locale);
}
