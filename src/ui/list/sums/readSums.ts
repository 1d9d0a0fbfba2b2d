import type { ListAddress } from '../../../lists/listAddress.ts';
import { labelOf } from '../../../locale/labelOf.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { reading, valueOf, type Caught } from '../../../relay/caught.ts';
import type { ListSum } from '../listDefinition.ts';
import { amountInWords, roundedAverage } from './figureText.ts';
import { FIGURE_WORDS } from './figureWords.ts';

/** A sum in words, or another figure. */
export interface ShownSum {
  readonly field: string;
  readonly label: string;
  readonly text: string;
}

/** The sums of one field in words, by currency. */
export interface CurrencySum {
  readonly field: string;
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
    const { field, kind } = sum;
    const named = tLabel(sum.label ?? labelOf(field), locale);
    const label = kind ? t(FIGURE_WORDS[kind], locale, { field: named }) : named;
    const inWords = (amount: string | number, currency: string | null) =>
      amountInWords(
        kind === 'average' ? roundedAverage(amount, sum, currency) : amount,
        sum,
        currency,
        locale,
      );
    if (sum.byCurrency) {
      const texts = new Map<string, string>();
      for (const [key, amount] of read(sum.byCurrency(data)) ?? []) {
        const value = read(amount);
        const currency = groupedBy(key);
        if (value === null || currency === null) continue;
        texts.set(currency, inWords(value, currency));
      }
      if (texts.size > 0) byCurrency.push({ field, label, texts });
      continue;
    }
    const value = read(sum.read(data));
    if (value === null) continue;
    const currency = sum.currencyFilter ? currencyOf(sum.currencyFilter) : sum.currency;
    if (currency === null) withoutCurrency.add(sum.currencyFilter ?? '');
    else single.push({ field, label, text: inWords(value, currency ?? null) });
  }
  return { single, byCurrency, withoutCurrency: [...withoutCurrency], hasFailed };
}

/** The figure of each field that says most beside its rows: the sum, else the average. */
export function mainFigures<Data>(
  sums: ReadonlyArray<ListSum<Data>>,
): ReadonlyArray<ListSum<Data>> {
  const summed = new Set(sums.filter(({ kind }) => !kind).map(({ field }) => field));
  return sums.filter(({ field, kind }) => !kind || (kind === 'average' && !summed.has(field)));
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
