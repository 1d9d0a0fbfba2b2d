import { useId } from 'react';
import { t, tLabel } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { CurrencySum, ShownSum } from './readSums.ts';
import styles from './sums.module.css';

interface SumsByCurrencyProps {
  readonly sums: readonly CurrencySum[];
  /** Those that have no currency. */
  readonly single: readonly ShownSum[];
}

/**
 * Sums by currency: a group for each currency. Labels are visible once, above all groups, but each sum also has its
 * own. This is no second table, which would repeat the headings of the rows' table. On phones each sum stands beside
 * its label; there several currencies are folded, since they would push the next page far down.
 */
export function SumsByCurrency({ sums, single }: SumsByCurrencyProps) {
  const locale = useLocale();
  const id = useId();
  const currencies = [...new Set(sums.flatMap(({ texts }) => [...texts.keys()]))].sort();
  const isOpen = currencies.length === 1 || window.matchMedia('(min-width: 641px)').matches;
  return (
    <section className={styles.sums} aria-labelledby={id}>
      <details open={isOpen}>
        <summary id={id}>{t('Sums of all matching rows', locale)}</summary>
        {single.length > 0 && <SumList sums={single} />}
        <div className={styles.table}>
          <div aria-hidden="true">
            <span>{tLabel('Currency', locale)}</span>
            {sums.map(({ label }) => (
              <span key={label}>{label}</span>
            ))}
          </div>
          {currencies.map((currency) => (
            <div key={currency} role="group" aria-label={currency}>
              <span aria-hidden="true">{currency}</span>
              {sums.map(({ label, texts }) => (
                <span key={label}>
                  <span className={styles.label}>{label}</span> {texts.get(currency) ?? '—'}
                </span>
              ))}
            </div>
          ))}
        </div>
      </details>
    </section>
  );
}

/** Sums beside each other, each under the label of its field. */
export function SumList({ sums }: { readonly sums: readonly ShownSum[] }) {
  return (
    <dl>
      {sums.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
