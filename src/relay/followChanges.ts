import {
  requestSubscription,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import { delay } from './retry.ts';

/** Milliseconds in which several changes lead to one refresh. */
const DEBOUNCE_MS = 500;

/**
 * Refreshes when one of several subscriptions reports a change or resumes after a gap. Changes that
 * arrive during a refresh lead to one more.
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
  const open = subscriptions.map((subscription) =>
    requestSubscription<OperationType>(environment, {
      subscription,
      variables: {},
      onNext: onNotified,
      // When the backend rejects a subscription, the page works without it.
      onError: () => {},
      cacheConfig: { metadata: { resumed: onNotified } },
    }),
  );
  signal.addEventListener('abort', () => open.forEach(({ dispose }) => dispose()), { once: true });
}
