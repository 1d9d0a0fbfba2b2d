import { formatDuration, parseDuration, type DurationParts } from '../../locale/durations.ts';
import type { Locale } from '../../locale/locale.ts';
import { useLocale } from '../locale/useLocale.ts';
import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import { Value } from './Value.tsx';

type Length = string | DurationParts;

/** A length of time, by its units or as text of ISO 8601 or SQL: `2 hr 30 min`. Any other text is shown as it is. */
export function Duration(props: ValueProps<Length>) {
  const locale = useLocale();
  return <Value {...props}>{(length) => inWords(length, locale)}</Value>;
}

function inWords(length: Length, locale: Locale): string {
  const parts = typeof length === 'string' ? parseDuration(length) : length;
  return parts ? formatDuration(parts, locale) : String(length);
}

/** A column of lengths of time. */
export const durationColumn = /* @__PURE__ */ defineColumn(Duration, { text: inWords });
