import {
  requestSubscription,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import { isWireError, pageStatus } from './errors.ts';
import { delay } from './retry.ts';
import { returned } from './visibility.ts';

/** Milliseconds in which several changes lead to one refresh. */
const DEBOUNCE_MS = 500;

/**
 * Refreshes when one of several subscriptions reports a change or resumes after a gap. Changes that
 * arrive during a refresh lead to one more. One that is refused because nobody is signed in is opened
 * again each time that the person comes back to the page: they may have signed in in another tab.
 *
 * @param changed refreshes; it must not reject
 * @param signal ends the subscriptions
 */
export function followChanges(
  environment: Environment,
  subscriptions: readonly GraphQLTaggedNode[],
  changed: () => Promise<void>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let isPending = false;
  let isRefreshing = false;
  const refresh = async () => {
    isRefreshing = true;
    while (isPending && !signal.aborted) {
      await delay(DEBOUNCE_MS, signal);
      isPending = false;
      await changed();
    }
    isRefreshing = false;
  };
  const onNotified = () => {
    isPending = true;
    // It only rejects when the signal is aborted.
    if (!isRefreshing) refresh().catch(() => {});
  };
  const open = (subscription: GraphQLTaggedNode) => {
    const { dispose } = requestSubscription<OperationType>(environment, {
      subscription,
      variables: {},
      onNext: onNotified,
      // When the backend rejects a subscription, the page works without it.
      onError: (error) => {
        if (isWireError(error) && pageStatus(error) === 401)
          returned(signal).then(
            () => open(subscription),
            () => {},
          );
      },
      cacheConfig: { metadata: { resumed: onNotified } },
    });
    signal.addEventListener('abort', dispose, { once: true });
  };
  subscriptions.forEach(open);
}
