import type { ListAddress } from '../../../lists/listAddress.ts';
import { formatMoney, formatNumber } from '../../../locale/formats.ts';
import { labelOf } from '../../../locale/labelOf.ts';
import type { Locale } from '../../../locale/locale.ts';
import { tLabel } from '../../../locale/translate.ts';
import { reading, valueOf, type Caught } from '../../../relay/caught.ts';
import type { ListSum } from '../listDefinition.ts';

/** A sum in words. */
export interface ShownSum {
  readonly label: string;
  readonly text: string;
}

/** The sums of one field in words, by currency. */
export interface CurrencySum {
  readonly label: string;
  readonly texts: ReadonlyMap<string, string>;
}

interface ReadSums {
  readonly single: readonly ShownSum[];
  readonly byCurrency: readonly CurrencySum[];
  /** The filters by a currency that has to be chosen before amounts are added up. */
  readonly withoutCurrency: readonly string[];
  readonly hasFailed: boolean;
}

/**
 * Reads the sums of a list out of a response.
 *
 * @param currencyOf the only currency that a filter lets through; null where there may be several
 */
export function readSums<Data>(
  sums: ReadonlyArray<ListSum<Data>>,
  data: Data,
  currencyOf: (filter: string) => string | null,
  locale: Locale,
): ReadSums {
  const single: ShownSum[] = [];
  const byCurrency: CurrencySum[] = [];
  const withoutCurrency = new Set<string>();
  let hasFailed = false;
  const read = <Value>(value: Caught<Value>) => {
    if (!reading(value).ok) hasFailed = true;
    return valueOf(value);
  };
  for (const sum of sums) {
    const label = tLabel(sum.label ?? labelOf(sum.field), locale);
    if (sum.byCurrency) {
      const texts = new Map<string, string>();
      for (const [key, amount] of read(sum.byCurrency(data)) ?? []) {
        const value = read(amount);
        const currency = groupedBy(key);
        if (value === null || currency === null) continue;
        texts.set(currency, formatMoney(value, currency, locale, sum.unit));
      }
      if (texts.size > 0) byCurrency.push({ label, texts });
      continue;
    }
    const value = read(sum.read(data));
    if (value === null) continue;
    const currency = sum.currencyFilter ? currencyOf(sum.currencyFilter) : sum.currency;
    if (currency === null) withoutCurrency.add(sum.currencyFilter ?? '');
    else
      single.push({
        label,
        text: sum.isMoney
          ? formatMoney(value, currency, locale, sum.unit)
          : formatNumber(value, locale, locale.formats?.number),
      });
  }
  return { single, byCurrency, withoutCurrency: [...withoutCurrency], hasFailed };
}

/** The only currency that a filter lets through; null where there may be several. */
export function oneCurrency({ filters }: ListAddress, filter: string): string | null {
  const [first, ...others] = filters[filter] ?? [];
  return first !== undefined && others.length === 0 ? first : null;
}

/** What a group has in common: a text, or the only one of `["EUR"]` or `{ currency: "EUR" }`. */
export function groupedBy(key: unknown): string | null {
  const value: unknown =
    typeof key === 'object' && key !== null && Object.values(key).length === 1
      ? Object.values(key)[0]
      : key;
  return typeof value === 'string' && value !== '' ? value : null;
}
