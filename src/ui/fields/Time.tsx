import { formatDay, formatMoment, formatMomentFully } from '../locale/formats.ts';
import { useLocale } from '../locale/locale.ts';
import type { Caught } from './caught.ts';
import { Value } from './Value.tsx';

/** A calendar day, the same day in every time zone. */
export function Day({ value }: { value: Caught<string> }) {
  const locale = useLocale();
  return (
    <Value value={value}>{(day) => <time dateTime={day}>{formatDay(day, locale)}</time>}</Value>
  );
}

/** A moment: relative when it is near, with the full time and its zone on hover. */
export function Moment({ value }: { value: Caught<string | number> }) {
  const locale = useLocale();
  return (
    <Value value={value}>
      {(moment) => (
        <time dateTime={String(moment)} title={formatMomentFully(moment, locale)}>
          {formatMoment(moment, locale)}
        </time>
      )}
    </Value>
  );
}
