import type { ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { valueOf, type Caught } from '../../relay/caught.ts';
import { usePageQuery, usePageQueryState } from '../../relay/pageContext.tsx';

/** A number that one of the page's queries counts; the page does not wait for it. */
export interface Count<Query extends OperationType = OperationType> {
  readonly query: GraphQLTaggedNode;
  read(data: Query['response']): Caught<string | number>;
}

interface CountedProps<Query extends OperationType> {
  readonly count: Count<Query>;
  /** Shows the number; null until it is known, and where it cannot be read. */
  readonly children: (count: string | number | null) => ReactNode;
}

type MaybeCountedProps<Query extends OperationType> = Pick<CountedProps<Query>, 'children'> & {
  /** Undefined where the schema does not count. */
  readonly count: Count<Query> | undefined;
};

/** What shows a number that may come later, or not at all. */
export function Counted<Query extends OperationType>({
  count,
  children,
}: MaybeCountedProps<Query>) {
  return count ? <Awaited count={count}>{children}</Awaited> : children(null);
}

function Awaited<Query extends OperationType>({ count, children }: CountedProps<Query>) {
  const isKnown = usePageQueryState(count.query).status === 'ready';
  return isKnown ? <Known count={count}>{children}</Known> : children(null);
}

function Known<Query extends OperationType>({ count, children }: CountedProps<Query>) {
  return children(valueOf(count.read(usePageQuery<Query>(count.query))));
}
