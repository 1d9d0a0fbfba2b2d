import { useMemo } from 'react';
import { dayIn } from '../../../lists/days.ts';
import { parseMoment } from '../../../locale/formats.ts';
import type { Locale } from '../../../locale/locale.ts';
import { dataOf, textIn, type Column } from '../../fields/column.tsx';
import { titleOf } from '../../fields/title.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { LayoutProps } from '../layouts/layoutProps.ts';
import type { PlacedCard } from '../moves/cardMoves.ts';
import { useStableValue } from '../useStableValue.ts';

/** The rows that have a day, as cards on it. */
export function useDatedCards(props: LayoutProps): readonly PlacedCard[] {
  const locale = useLocale();
  const { list, resource, columns, rows, keys, hrefs, by } = props;
  const isDay = list.definition?.filters?.[by ?? '']?.kind === 'day';
  const column = columns.find(({ id }) => id === by);
  const [title] = columns;
  const stableKeys = useStableValue(keys);
  const stableHrefs = useStableValue(hrefs);
  return useMemo(
    () =>
      rows.flatMap((row, index) => {
        const place = column ? dayOf(column, row, isDay, locale) : null;
        if (place === null) return [];
        const key = stableKeys[index];
        return [
          {
            key: key ?? `row ${index}`,
            row,
            href: stableHrefs[index],
            title: (title && textIn(title, row, locale)) ?? titleOf(resource, key, null, locale),
            place,
          },
        ];
      }),
    [rows, stableKeys, stableHrefs, column, isDay, title, resource, locale],
  );
}

/**
 * The day of a row for the person; null where it has none.
 *
 * @param isDay the field is a day, the same everywhere: a time that a backend appends says nothing
 */
function dayOf(
  column: Column<unknown>,
  row: unknown,
  isDay: boolean,
  { timeZone }: Locale,
): string | null {
  const value = dataOf(column, row);
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const [day, time] = String(value).split(/(?<=^\d{4}-\d{2}-\d{2})(?=$|[T ])/);
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && (isDay || time === undefined)) return day;
  const moment = parseMoment(value);
  return moment === null ? null : dayIn(timeZone, moment);
}
