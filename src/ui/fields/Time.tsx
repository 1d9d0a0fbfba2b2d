import { useSyncExternalStore } from 'react';
import { latestTick, subscribeToClock } from '../../relay/clock.ts';
import { formatDay, formatMoment, formatMomentFully, minuteOptions } from '../../locale/formats.ts';
import { useLocale } from '../locale/useLocale.ts';
import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import styles from './fields.module.css';
import { momentRoom } from './momentRoom.ts';
import { Value } from './Value.tsx';

interface DateProps<Type> extends ValueProps<Type> {
  /** Options of `Intl` in place of those of the office. */
  readonly format?: Intl.DateTimeFormatOptions;
}

/** A calendar day, the same day in every time zone. */
export function Day({ format, ...props }: DateProps<string>) {
  const locale = useLocale();
  return (
    <Value {...props}>
      {(day) => <time dateTime={day}>{formatDay(day, locale, format)}</time>}
    </Value>
  );
}

/**
 * A moment: relative when it is near, for as long as the page stays open; with the full time and its zone on hover.
 * With a format of its own it is never relative.
 */
export function Moment({ format, precision, ...props }: MomentProps) {
  const locale = useLocale();
  const fixed = format ?? (precision === 'minute' ? minuteOptions(locale) : undefined);
  return (
    <Value {...props}>
      {(moment) => {
        const room = fixed ? null : momentRoom(moment, locale);
        if (room === null) return <Fixed moment={moment} format={fixed} />;
        return <Passing moment={moment} room={room} />;
      }}
    </Value>
  );
}

interface MomentProps extends DateProps<string | number> {
  /** The time matters as much as the day, as that of an appointment does: it is shown as it is. */
  readonly precision?: 'minute';
}

interface FixedProps {
  readonly moment: string | number;
  /** Where it is left out, the words are a date by now, and stay so. */
  readonly format: Intl.DateTimeFormatOptions | undefined;
}

function Fixed({ moment, format }: FixedProps) {
  const locale = useLocale();
  return (
    <time dateTime={String(moment)} title={formatMomentFully(moment, locale)}>
      {formatMoment(moment, locale, format)}
    </time>
  );
}

interface PassingProps extends Pick<FixedProps, 'moment'> {
  /** The width in `ch` that its words may reach. */
  readonly room: number;
}

/** Is painted anew by itself, and only when its words change: nothing around it is. */
function Passing({ moment, room }: PassingProps) {
  const locale = useLocale();
  const words = useSyncExternalStore(
    subscribeToClock,
    () => formatMoment(moment, { ...locale, now: latestTick(locale.now) }),
    () => formatMoment(moment, locale),
  );
  return (
    <time
      dateTime={String(moment)}
      title={formatMomentFully(moment, locale)}
      className={styles.passing}
      style={{ minWidth: `${room}ch` }}
    >
      {words}
    </time>
  );
}

/** A column of calendar days. */
export const dayColumn = /* @__PURE__ */ defineColumn(Day, { holds: 'date' });

/** A column of moments. */
export const momentColumn = /* @__PURE__ */ defineColumn(Moment, { holds: 'date' });
