import { currencyDigits } from '../../../locale/currencyUnits.ts';
import { formatMoney, formatNumber } from '../../../locale/formats.ts';
import type { Locale } from '../../../locale/locale.ts';
import { formatBytes, formatPercent } from '../../../locale/measures.ts';
import type { ListSum } from '../listDefinition.ts';

type Amount = string | number;

/** What of a figure says how its amount is shown. */
type FigureForm = Pick<ListSum<never>, 'isMoney' | 'currency' | 'unit' | 'format'>;

/** An amount in words, as the field shows its own values. */
export function amountInWords(
  amount: Amount,
  figure: FigureForm | undefined,
  currency: string | null,
  locale: Locale,
  own: Intl.NumberFormatOptions = {},
): string {
  const { isMoney, currency: fixed, unit, format } = figure ?? {};
  if (isMoney) return formatMoney(amount, currency ?? fixed, locale, unit, own);
  if (format === 'bytes') return formatBytes(amount, locale);
  if (format === 'percent') return formatPercent(amount, locale, own);
  return formatNumber(amount, locale, { ...locale.formats?.number, ...own });
}

/** An average to the places of its currency's smallest unit, of other quantities to two. */
export function roundedAverage(
  amount: Amount,
  figure: FigureForm | undefined,
  currency: string | null,
): number {
  const code = currency ?? figure?.currency ?? null;
  const places = !figure?.isMoney ? 2 : figure.unit === 'minor' ? 0 : currencyDigits(code);
  return Number(Number(amount).toFixed(places));
}
