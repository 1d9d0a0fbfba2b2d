import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { formatNumber } from '../../locale/formats.ts';
import { usePageQuery, usePageQueryState } from '../../relay/pageContext.tsx';
import { useLocale } from '../locale/useLocale.ts';
import styles from './record.module.css';

/** How many records the tabs of a record have, in one query beside the page's own. */
export interface TabTotals<Query extends OperationType = OperationType> {
  readonly query: GraphQLTaggedNode;
  /** The numbers by the names of the tabs; nothing where a number could not be read. */
  readonly read: (
    data: Query['response'],
  ) => Readonly<Record<string, string | number | null | undefined>>;
}

interface TabTotalProps {
  readonly totals: TabTotals;
  readonly tab: string;
}

/** The number of a tab's records, in a place that is kept for it until it is known. */
export function TabTotal(props: TabTotalProps) {
  const isKnown = usePageQueryState(props.totals.query).status === 'ready';
  return (
    <>
      {' '}
      <span className={styles.tabTotal}>{isKnown && <KnownTotal {...props} />}</span>
    </>
  );
}

function KnownTotal({ totals, tab }: TabTotalProps) {
  const locale = useLocale();
  const total = totals.read(usePageQuery(totals.query))[tab];
  return total === null || total === undefined ? null : <>{formatNumber(total, locale)}</>;
}
