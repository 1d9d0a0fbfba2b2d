import { changedFields, type FieldValues } from '../../relay/subjectValues.ts';
import { formatNames } from '../../locale/names.ts';
import type { Locale } from '../../locale/locale.ts';
import { inSentence, t } from '../../locale/translate.ts';

/**
 * A message about an action without response, from the fields that have changed since. Other people
 * may have changed the record as well.
 */
export function outcomeMessage(
  record: string,
  before: FieldValues | null,
  now: FieldValues | null,
  locale: Locale,
): string {
  if (!now) return t('{record} no longer exists.', locale, { record });
  if (!before) return t('Behind this dialog, {record} is shown as it is now.', locale, { record });
  const changed = changedFields(before, now).map((field) => fieldLabel(field, locale));
  return changed.length > 0
    ? t(
        '{record} has changed since: {fields}. Check it behind this dialog before you try again.',
        locale,
        { record, fields: formatNames(changed, locale) },
      )
    : t('Nothing on {record} has changed so far: this was probably not done.', locale, {
        record,
      });
}

/** A field's label in a sentence: `shippedAt` → `shipped at`, or the team's translation. */
function fieldLabel(field: string, locale: Locale): string {
  const words = field
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return inSentence(words.charAt(0).toUpperCase() + words.slice(1), locale);
}
