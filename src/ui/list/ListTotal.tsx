import { createContext, useContext } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { usePageQuery, usePageQueryState } from '../../relay/pageContext.tsx';
import { formatNumber } from '../locale/formats.ts';
import { useLocale } from '../locale/locale.ts';
import { valueOf, type Caught } from '../fields/caught.ts';

interface ListTotalProps<Query extends OperationType> {
  readonly query: GraphQLTaggedNode;
  readonly read: (data: Query['response']) => Caught<string | number>;
}

/** Which of all rows are in sight, where the total stands beside them. */
export const RowRangeContext = createContext<readonly [first: number, last: number] | null>(null);

/** How many records match in all; of a range of them, that alone until it is known. */
export function ListTotal<Query extends OperationType>(props: ListTotalProps<Query>) {
  const isKnown = usePageQueryState(props.query).status === 'ready';
  const range = useRange();
  return isKnown ? <KnownTotal {...props} /> : range;
}

function KnownTotal<Query extends OperationType>({ query, read }: ListTotalProps<Query>) {
  const locale = useLocale();
  const range = useRange();
  const total = valueOf(read(usePageQuery<Query>(query)));
  if (total === null) return range;
  const number = formatNumber(total, locale);
  return range ? `${range} of ${number}` : `${number} in all`;
}

/** "1–25" */
function useRange(): string | null {
  const locale = useLocale();
  const range = useContext(RowRangeContext);
  return range && range.map((row) => formatNumber(row, locale)).join('–');
}
