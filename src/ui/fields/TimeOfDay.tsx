import { formatTimeOfDay } from '../../locale/timeOfDay.ts';
import { useLocale } from '../locale/useLocale.ts';
import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import { Value } from './Value.tsx';

/** A time of day: `10:20`. A text that is none is shown as it is. */
export function TimeOfDay(props: ValueProps<string>) {
  const locale = useLocale();
  return <Value {...props}>{(time) => formatTimeOfDay(time, locale)}</Value>;
}

/** A column of times of day. */
export const timeOfDayColumn = defineColumn(TimeOfDay, { text: formatTimeOfDay });
