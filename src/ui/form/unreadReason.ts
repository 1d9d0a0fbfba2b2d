import type { Locale } from '../../locale/locale.ts';
import { formatNames } from '../../locale/names.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { reading } from '../../relay/caught.ts';
import { readValues, type Editing } from './recordEditing.ts';

/**
 * Why a change of a record cannot be sent: some values that are sent with every change could not be read. They look like
 * no values, and a backend that stores what it is given would lose them.
 *
 * @param names of the inputs that are changed
 * @returns null where all that is sent unchanged was read
 */
export function unreadReason(
  editing: Editing,
  record: object,
  names: readonly string[],
  locale: Locale,
): string | null {
  const { fields, always = [], alwaysIfFilled = [] } = editing;
  const values = readValues(editing, record);
  const unread = [...always, ...alwaysIfFilled].filter(
    (name) => Object.hasOwn(fields, name) && !names.includes(name) && !reading(values[name]).ok,
  );
  if (unread.length === 0) return null;
  const labels = unread.map((name) => tLabel(fields[name].label, locale));
  return t(UNREAD, locale, { fields: formatNames(labels, locale) });
}

const UNREAD =
  'Every change is saved together with {fields}, which could not be read just now and would be lost. Try again in a moment.';
