import { formatBound, formatRange, parseRange, type BoundKind } from '../../locale/ranges.ts';
import type { Locale } from '../../locale/locale.ts';
import { useLocale } from '../locale/useLocale.ts';
import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import { BOUNDS, rangeParts, type RangePaths } from './rangeParts.ts';
import { Value } from './Value.tsx';

interface RangeProps extends ValueProps<object | string> {
  /** What the bounds are. */
  readonly of?: BoundKind;
  /** Where the object has its bounds. */
  readonly at?: RangePaths;
}

/**
 * What lies between two values, on one line: `1 May 2026 – 7 May 2026, end not included`. Takes an object with the
 * bounds, or a text as SQL writes ranges, `[1,10)`; any other text is shown as it is.
 */
export function Range({ of, at, ...props }: RangeProps) {
  const locale = useLocale();
  return <Value {...props}>{(range) => inWords(range, locale, { of, at })}</Value>;
}

function inWords(
  range: object | string,
  locale: Locale,
  { of = 'number', at = BOUNDS }: Pick<RangeProps, 'of' | 'at'>,
): string {
  const parts = typeof range === 'string' ? parseRange(range) : rangeParts(range, at);
  if (!parts) return String(range);
  return formatRange(parts, (bound) => formatBound(bound, of, locale), locale);
}

/** A column of ranges. */
export const rangeColumn = /* @__PURE__ */ defineColumn(Range, { text: inWords });
