import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { usePage } from './pageContext.tsx';

/**
 * Loads the `graphql` tags of subscriptions without variables; each event means that something has
 * changed.
 */
export type LoadSubscriptions = () => Promise<readonly GraphQLTaggedNode[]>;

interface LiveUpdatesProps {
  readonly load: LoadSubscriptions;
  /** Refetches what may have changed; by default all queries of the page. */
  readonly changed?: () => Promise<void>;
}

/**
 * Keeps a page up to date by subscriptions while it is mounted, in the browser only. Renders
 * nothing; its code is loaded after the page.
 */
export function LiveUpdates({ load, changed }: LiveUpdatesProps) {
  const environment = useRelayEnvironment();
  const page = usePage();
  const loadNow = useEffectEvent(load);
  const onChange = useEffectEvent(() => (changed ? changed() : page.refresh()));
  useEffect(() => {
    const leaving = new AbortController();
    void Promise.all([loadNow(), import('./followChanges.ts')]).then(
      ([subscriptions, { followChanges }]) =>
        followChanges(environment, subscriptions, () => onChange(), leaving.signal),
      // Without this code the page works as for a backend without subscriptions.
      () => {},
    );
    return () => leaving.abort();
  }, [environment]);
  return null;
}
