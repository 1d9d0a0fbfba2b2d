import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { requestSubscription, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { useLoadedPage } from './pageContext.tsx';

/**
 * Keeps what a page shows up to date by a subscription, in the browser only and for as long as the
 * page is mounted. After a gap in the stream the page's queries are asked again.
 *
 * @param subscription its `graphql` tag
 * @param variables a constant, or memoized: other variables are another subscription
 */
export function useLiveUpdates<Subscription extends OperationType>(
  subscription: GraphQLTaggedNode,
  variables: Subscription['variables'],
): void {
  const environment = useRelayEnvironment();
  const page = useLoadedPage();
  useEffect(() => {
    const { dispose } = requestSubscription<Subscription>(environment, {
      subscription,
      variables,
      cacheConfig: { metadata: { resumed: () => page.refresh() } },
    });
    return dispose;
  }, [environment, page, subscription, variables]);
}
