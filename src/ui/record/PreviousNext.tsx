import dynamic from 'next/dynamic';
import { use, useSyncExternalStore } from 'react';
import { storedSequence } from '../list/openedFrom.ts';
import { EmbeddedPageContext } from '../embeddedPage.ts';

/** A record that is opened by itself has none. Where they cannot be loaded, the page does without. */
const SequenceLinks = dynamic(
  () => import('./SequenceLinks.tsx').then((module) => module.SequenceLinks),
  { ssr: false, loading: () => null },
);

/**
 * Links to the previous and next record of the list that this one was opened from, and back to the
 * list. At the end of the list's page they continue with the next page. The server does not know
 * the list, so the links appear after hydration in reserved space.
 */
export function PreviousNext({ href }: { href: string }) {
  const isBesideList = use(EmbeddedPageContext) !== null;
  const stored = useSyncExternalStore(neverChanges, storedSequence, () => null);
  if (stored === null || isBesideList) return null;
  return <SequenceLinks href={href} stored={stored} />;
}

/** It changes only when another record is shown. */
function neverChanges(): () => void {
  return () => {};
}
