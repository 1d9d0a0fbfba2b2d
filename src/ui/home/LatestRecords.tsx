import type { ReactNode } from 'react';
import { OnlyColumnsContext } from '../list/listContext.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './home.module.css';

interface LatestRecordsProps {
  /** The columns to show beside the record's title. */
  readonly columns: readonly string[];
  readonly count: number;
  /** The resource's table with the rows. */
  readonly children: ReactNode;
}

/** The newest records of a resource. */
export function LatestRecords({ columns, count, children }: LatestRecordsProps) {
  const locale = useLocale();
  if (count === 0) return <p className={styles.none}>{t('None yet.', locale)}</p>;
  return (
    <OnlyColumnsContext value={columns}>
      <div className={styles.latest}>{children}</div>
    </OnlyColumnsContext>
  );
}
