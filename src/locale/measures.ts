import { formatNumber, numberFormat } from './formats.ts';
import type { Locale } from './locale.ts';

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'];

export function formatBytes(value: string | number, { language }: Locale): string {
  let amount = Number(value);
  if (!Number.isFinite(amount)) return String(value);
  let unit = 0;
  while (Math.abs(amount) >= 1000 && unit < BYTE_UNITS.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  const options = {
    style: 'unit',
    unit: BYTE_UNITS[unit],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  } as const;
  return numberFormat(language, options).format(amount);
}

/** @param value a share of one hundred: `12.5` is 12.5% */
export function formatPercent(
  value: string | number,
  locale: Locale,
  own: Intl.NumberFormatOptions = {},
): string {
  return formatNumber(value, locale, { ...own, style: 'unit', unit: 'percent' });
}
