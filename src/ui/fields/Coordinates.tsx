import { formatNumber } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';
import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import { Value } from './Value.tsx';

/** Enough for the digits of any place on earth. */
const PRECISE: Intl.NumberFormatOptions = { maximumFractionDigits: 15 };

interface CoordinatesProps extends ValueProps<object> {
  /** What the two coordinates are called. */
  readonly parts?: readonly [string, string];
}

const PLAIN = ['x', 'y'] as const;

/** A point by its two coordinates: `(52.5, 13.4)`. */
export function Coordinates({ parts = PLAIN, ...props }: CoordinatesProps) {
  const locale = useLocale();
  return <Value {...props}>{(point) => inWords(point, locale, { parts })}</Value>;
}

function inWords(
  point: object,
  locale: Locale,
  { parts = PLAIN }: Pick<CoordinatesProps, 'parts'>,
): string {
  const [x, y] = parts.map((name) => {
    const part: unknown = Reflect.get(point, name);
    return typeof part === 'number' || typeof part === 'string'
      ? formatNumber(part, locale, PRECISE)
      : '—';
  });
  return t('({x}, {y})|coordinates', locale, { x, y });
}

/** A column of points. */
export const coordinatesColumn = /* @__PURE__ */ defineColumn(Coordinates, { text: inWords });
