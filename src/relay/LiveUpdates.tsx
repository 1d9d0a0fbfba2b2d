import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { useLoadedPage } from './pageContext.tsx';

/** Loads the `graphql` tags of subscriptions without variables, each of which tells that something has changed. */
export type LoadSubscriptions = () => Promise<readonly GraphQLTaggedNode[]>;

interface LiveUpdatesProps {
  readonly load: LoadSubscriptions;
  /** Asks again for what may have changed; by itself for all that the page has asked. */
  readonly changed?: () => Promise<void>;
}

/**
 * Keeps what a page shows up to date by subscriptions, in the browser only and for as long as the page
 * is mounted. Their code is loaded when the page is there: nothing of it is painted.
 */
export function LiveUpdates({ load, changed }: LiveUpdatesProps) {
  const environment = useRelayEnvironment();
  const page = useLoadedPage();
  const loadNow = useEffectEvent(load);
  const onChange = useEffectEvent(() => (changed ? changed() : page.refresh()));
  useEffect(() => {
    const leaving = new AbortController();
    void Promise.all([loadNow(), import('./followChanges.ts')]).then(
      ([subscriptions, { followChanges }]) =>
        followChanges(environment, subscriptions, () => onChange(), leaving.signal),
      // Without them the page is refreshed as it is where nothing tells of changes.
      () => {},
    );
    return () => leaving.abort();
  }, [environment]);
  return null;
}
