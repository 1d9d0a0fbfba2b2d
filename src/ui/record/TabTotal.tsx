import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Address } from '../../address/address.ts';
import { formatNumber } from '../../locale/formats.ts';
import { Counted, type Count } from '../list/Counted.tsx';
import { useLocale } from '../locale/useLocale.ts';
import styles from './record.module.css';

/** How many records the tabs of a record have, in one query beside the page's own. */
export interface TabTotals<Query extends OperationType = OperationType> {
  readonly query: GraphQLTaggedNode;
  /** The variables for the record of an address; those that find the record if omitted. */
  readonly variables?: (address: Address) => Query['variables'];
  /** The numbers by the names of the tabs; nothing where a number could not be read. */
  read(data: Query['response']): Readonly<Record<string, string | number | null | undefined>>;
}

/** How many records one of the tabs has; undefined where none is counted. */
export function totalOfTab(totals: TabTotals | undefined, tab: string): Count | undefined {
  return totals && { query: totals.query, read: (data) => totals.read(data)[tab] };
}

interface TabTotalProps {
  readonly totals: TabTotals;
  readonly tab: string;
}

/** The number of a tab's records, in a place that is kept for it until it is known. */
export function TabTotal({ totals, tab }: TabTotalProps) {
  const locale = useLocale();
  return (
    <>
      {' '}
      <span className={styles.tabTotal}>
        <Counted count={totalOfTab(totals, tab)}>
          {(total) => total !== null && formatNumber(total, locale)}
        </Counted>
      </span>
    </>
  );
}
