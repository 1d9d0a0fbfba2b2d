import { useRouter } from 'next/router';
import { useId } from 'react';
import { usePageQuery, usePageQueryState } from '../../relay/pageContext.tsx';
import { readListAddress } from '../../lists/listAddress.ts';
import { t } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { AnyList } from './listDefinition.ts';
import { shownSums } from './shownSums.ts';
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
  const shown = shownSums(total.sums ?? [], data, address, locale);
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
