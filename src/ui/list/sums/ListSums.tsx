import 'client-only';
import { useRouter } from 'next/router';
import { useId } from 'react';
import { usePage } from '../../../relay/pageContext.tsx';
import { readListAddress, type ListAddress } from '../../../lists/listAddress.ts';
import { t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { valueOf } from '../../../relay/caught.ts';
import { useFigures } from '../useFigures.ts';
import { CurrencyLinks } from './CurrencyLinks.tsx';
import { Measures } from './Measures.tsx';
import { oneCurrency, readSums } from './readSums.ts';
import { SumList, SumsByCurrency } from './SumsByCurrency.tsx';
import type { AnyList } from '../listDefinition.ts';
import styles from './sums.module.css';

export interface ListSumsProps {
  readonly list: AnyList;
  readonly total: NonNullable<AnyList['total']>;
}

/**
 * The sums of all matching rows, of this page and of all others; nothing until they are known. They are asked for apart
 * from the number of the rows, which is shown above them and need not wait for them.
 */
export function ListSums({ list, total }: ListSumsProps) {
  const page = usePage();
  const address = readListAddress(list, useRouter().query);
  const [{ state, data }] = useFigures(list, total, [address], { withSums: true });
  if (state.status === 'failed') return <Failed onRetry={() => page.retry()} />;
  if (state.status !== 'ready') return null;
  return <KnownSums list={list} total={total} address={address} data={data} />;
}

interface KnownSumsProps extends ListSumsProps {
  readonly address: ListAddress;
  /** The response of the total's query. */
  readonly data: unknown;
}

function KnownSums({ list, total, address, data }: KnownSumsProps) {
  const locale = useLocale();
  const id = useId();
  const page = usePage();
  // Of no rows there is nothing to add up, and no currency to choose.
  if (Number(valueOf(total.read(data)) ?? 1) === 0) return null;
  const figures = total.sums ?? [];
  const currencyOf = (filter: string) => oneCurrency(address, filter);
  const { single, byCurrency, withoutCurrency, hasFailed } = readSums(
    figures.filter(({ kind }) => !kind),
    data,
    currencyOf,
    locale,
  );
  return (
    <>
      {byCurrency.length > 0 ? (
        <SumsByCurrency sums={byCurrency} single={single} />
      ) : (
        single.length > 0 && (
          <section className={styles.sums} aria-labelledby={id}>
            <p id={id}>{t('Sums of all matching rows', locale)}</p>
            <SumList sums={single} />
          </section>
        )
      )}
      <Measures figures={figures} data={data} currencyOf={currencyOf} />
      {withoutCurrency.map((filter) => (
        <CurrencyLinks key={filter} list={list} filter={filter} address={address} />
      ))}
      {hasFailed && <Failed onRetry={() => void page.refresh()} />}
    </>
  );
}

/** Instead of sums that could not be read. */
function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const locale = useLocale();
  return (
    <p className={styles.sums}>
      {t('The sums could not be added up.', locale)}
      <button type="button" className={buttons.button} onClick={onRetry}>
        {t('Try again', locale)}
      </button>
    </p>
  );
}
