import { useRouter } from 'next/router';
import { useId } from 'react';
import { usePageQuery, usePageQueryState } from '../../relay/pageContext.tsx';
import { readListAddress, type ListAddress } from '../../lists/listAddress.ts';
import { formatMoney, formatNumber } from '../../locale/formats.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { valueOf } from '../../relay/caught.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { AnyList } from './listDefinition.ts';
import styles from './list.module.css';

export interface ListSumsProps {
  readonly list: AnyList;
  readonly total: NonNullable<AnyList['total']>;
}

/** The sums of all matching rows, of this page and of all others; nothing until they are known, or if they fail. */
export function ListSums(props: ListSumsProps) {
  const isKnown = usePageQueryState(props.total.query).status === 'ready';
  return isKnown ? <KnownSums {...props} /> : null;
}

function KnownSums({ list, total }: ListSumsProps) {
  const locale = useLocale();
  const id = useId();
  const address = readListAddress(list, useRouter().query);
  const data = usePageQuery(total.query);
  const shown = (total.sums ?? []).flatMap((sum) => {
    const value = valueOf(sum.read(data));
    const currency = sum.currencyFilter ? oneCurrency(address, sum.currencyFilter) : sum.currency;
    if (value === null || currency === null) return [];
    const text = sum.isMoney
      ? formatMoney(value, currency, locale, sum.unit)
      : formatNumber(value, locale, locale.formats?.number);
    return [{ label: tLabel(sum.label, locale), text }];
  });
  if (shown.length === 0) return null;
  return (
    <section className={styles.sums} aria-labelledby={id}>
      <p id={id}>{t('Sums of all matching rows', locale)}</p>
      <dl>
        {shown.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The only currency that a filter lets through; null where there may be several. */
function oneCurrency({ filters }: ListAddress, filter: string): string | null {
  const [first, ...others] = filters[filter] ?? [];
  return first !== undefined && others.length === 0 ? first : null;
}
