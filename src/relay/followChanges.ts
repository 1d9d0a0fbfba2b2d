import type { Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import requestSubscription from 'relay-runtime/lib/subscription/requestSubscription.js';
import { pause } from './retry.ts';

/** Milliseconds in which changes are gathered, so that many at once are asked for once. */
const GATHERED = 500;

/**
 * Asks again whenever one of several subscriptions tells of a change, or has missed some: once for those
 * that come together, and once more for those that come while it asks.
 *
 * @param changed asks again; it does not fail
 * @param signal ends it
 */
export function followChanges(
  environment: Environment,
  subscriptions: readonly GraphQLTaggedNode[],
  changed: () => Promise<void>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let isWanted = false;
  let isAsking = false;
  const ask = async () => {
    isAsking = true;
    while (isWanted && !signal.aborted) {
      await pause(GATHERED, signal);
      isWanted = false;
      await changed();
    }
    isAsking = false;
  };
  const told = () => {
    isWanted = true;
    // The only way in which it fails is that nobody waits any longer.
    if (!isAsking) ask().catch(() => {});
  };
  const open = subscriptions.map((subscription) =>
    requestSubscription<OperationType>(environment, {
      subscription,
      variables: {},
      onNext: told,
      // A backend that refuses it leaves the page as it is without.
      onError: () => {},
      cacheConfig: { metadata: { resumed: told } },
    }),
  );
  signal.addEventListener('abort', () => open.forEach(({ dispose }) => dispose()), { once: true });
}
