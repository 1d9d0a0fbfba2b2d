import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { usePageQuery, usePageQueryState } from '../../relay/pageContext.tsx';
import { formatNumber } from '../locale/formats.ts';
import { useLocale } from '../locale/locale.ts';
import { valueOf, type Caught } from '../fields/caught.ts';

interface ListTotalProps<Query extends OperationType> {
  readonly query: GraphQLTaggedNode;
  readonly read: (data: Query['response']) => Caught<string | number>;
}

/** How many records match in all; empty until it is known. */
export function ListTotal<Query extends OperationType>(props: ListTotalProps<Query>) {
  return usePageQueryState(props.query).status === 'ready' ? <KnownTotal {...props} /> : null;
}

function KnownTotal<Query extends OperationType>({ query, read }: ListTotalProps<Query>) {
  const locale = useLocale();
  const total = valueOf(read(usePageQuery<Query>(query)));
  return total === null ? null : `${formatNumber(total, locale)} in all`;
}
