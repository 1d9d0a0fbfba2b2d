import type { ListAddress } from '../../lists/listAddress.ts';
import { formatMoney, formatNumber } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import { tLabel } from '../../locale/translate.ts';
import { valueOf } from '../../relay/caught.ts';
import type { ListSum } from './listDefinition.ts';

/** A sum in words. */
interface ShownSum {
  readonly label: string;
  readonly text: string;
}

/** The sums that could be read, and that are of one currency. @param address what is added up */
export function shownSums<Data>(
  sums: ReadonlyArray<ListSum<Data>>,
  data: Data,
  address: ListAddress,
  locale: Locale,
): ShownSum[] {
  return sums.flatMap((sum) => {
    const value = valueOf(sum.read(data));
    const currency = sum.currencyFilter ? oneCurrency(address, sum.currencyFilter) : sum.currency;
    if (value === null || currency === null) return [];
    const text = sum.isMoney
      ? formatMoney(value, currency, locale, sum.unit)
      : formatNumber(value, locale, locale.formats?.number);
    return [{ label: tLabel(sum.label, locale), text }];
  });
}

/** The only currency that a filter lets through; null where there may be several. */
function oneCurrency({ filters }: ListAddress, filter: string): string | null {
  const [first, ...others] = filters[filter] ?? [];
  return first !== undefined && others.length === 0 ? first : null;
}
