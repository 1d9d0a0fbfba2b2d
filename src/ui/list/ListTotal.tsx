import { createContext, useContext } from 'react';
import type { OperationType } from 'relay-runtime';
import { formatNumber } from '../../locale/formats.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { Counted, type Count } from './Counted.tsx';

/** Which of all rows are in sight. */
export interface RowRange {
  readonly rows: readonly [first: number, last: number];
  /** More of them follow. */
  readonly hasMore: boolean;
}

/** Set where the total is shown beside a range of rows. */
export const RowRangeContext = createContext<RowRange | null>(null);

/** Set where the total is shown alone: whether it counts the matching records or all. */
export const NarrowedContext = createContext(false);

/** How many records match in all; of a range of them, at least how many until that is known. */
export function ListTotal<Query extends OperationType>(count: Count<Query>) {
  return (
    <Counted count={count}>
      {(total) => (total === null ? <RangeOfUnknown /> : <KnownTotal total={total} />)}
    </Counted>
  );
}

/** A range of rows whose number in all is not known: "1–25 of 25+" where more follow. */
export function RangeOfUnknown() {
  const locale = useLocale();
  const range = useContext(RowRangeContext);
  if (!range) return null;
  const rows = rangeText(range, locale);
  return range.hasMore ? t('{rows} of {count}+', locale, { rows, count: range.rows[1] }) : rows;
}

function KnownTotal({ total }: { readonly total: string | number }) {
  const locale = useLocale();
  const range = useContext(RowRangeContext);
  const isNarrowed = useContext(NarrowedContext);
  const count = formatNumber(total, locale);
  const words = range
    ? t('{rows} of {count}', locale, { rows: rangeText(range, locale), count })
    : t(isNarrowed ? '{count} found' : '{count} total', locale, { count });
  // A record that is opened says its place among them.
  return <span data-total={total}>{words}</span>;
}

/** "1–25" */
function rangeText({ rows }: RowRange, locale: Locale): string {
  return rows.map((row) => formatNumber(row, locale)).join('–');
}
