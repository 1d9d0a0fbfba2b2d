import { useId } from 'react';
import { listHref } from '../../../address/resource.ts';
import { listStateHref, type ListAddress } from '../../../lists/listAddress.ts';
import { partsOf } from '../../../lists/filters/comparisons.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { AnyList } from '../listDefinition.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from './sums.module.css';

/** More of them are found sooner in the filter itself. */
const MOST_LINKS = 12;

interface CurrencyLinksProps {
  readonly list: AnyList;
  /** The filter by currency. */
  readonly filter: string;
  readonly address: ListAddress;
}

/** Says that amounts in several currencies are not added up, with links that let one of them through. */
export function CurrencyLinks({ list, filter, address }: CurrencyLinksProps) {
  const locale = useLocale();
  const id = useId();
  const path = listHref(list.resource);
  const { choices = {} } = list.filters?.[filter] ?? {};
  const chosen = address.filters[filter] ?? Object.keys(choices);
  const offered = chosen.length > MOST_LINKS ? [] : chosen;
  const others = Object.entries(address.filters).filter(([parameter]) => {
    const [name, , group] = partsOf(parameter);
    return name !== filter || group !== '';
  });
  return (
    <nav className={styles.sums} aria-labelledby={id}>
      <span id={id}>{t('Sums: choose one currency', locale)}</span>
      {offered.length > 0 && (
        <ul>
          {offered.map((currency) => {
            const filters = { ...Object.fromEntries(others), [filter]: [currency] };
            return (
              <li key={currency}>
                <PageLink
                  href={listStateHref(path, { ...address, filters, position: {} })}
                  scroll={false}
                >
                  {tLabel(choices[currency]?.label ?? currency, locale)}
                </PageLink>
              </li>
            );
          })}
        </ul>
      )}
    </nav>
  );
}
