import { Suspense, useState, type ReactNode } from 'react';
import { useLoadedPage } from '../../relay/pageContext.tsx';
import type { Page } from '../../relay/pageQueries.ts';
import { LazyUnreadValues } from '../errors/LazyUnreadValues.tsx';
import { ErrorScreen } from '../errors/ErrorScreen.tsx';
import { ScreenBoundary } from '../errors/ScreenBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import styles from './skeleton.module.css';
import { useOpening } from './useOpening.tsx';

interface PageScreenProps {
  /** The page's address: a screen that failed gets a new chance when it changes. */
  readonly address: string;
  /** What the page itself shows when it could not be loaded. */
  readonly Failed?: Page['Failed'];
  readonly children: ReactNode;
}

/** A page as far as it is there: a skeleton while it is loaded, the page, or why there is none. */
export function PageScreen({ address, Failed = ErrorScreen, children }: PageScreenProps) {
  const page = useLoadedPage();
  const state = page.pageState;
  const isPending = state.status === 'pending';
  const opening = useOpening(address, isPending);
  const retry = () => page.retry();
  const refresh = () => void page.refresh();
  // What the server did not render can wait for its own queries; what it did has to hydrate as it was rendered.
  const [canSuspend] = useState(state.status !== 'ready');
  const screen = canSuspend ? (
    <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
  ) : (
    children
  );
  return (
    <ScreenBoundary resetKey={address}>
      {opening && (
        <div className={styles.opening} inert aria-hidden>
          {opening.screen}
        </div>
      )}
      {state.status === 'failed' && <Failed error={state.error} onRetry={retry} />}
      {isPending && !opening && <PageSkeleton />}
      {page.unreadValues.length > 0 && (
        <LazyUnreadValues errors={page.unreadValues} onRetry={refresh} />
      )}
      {state.status === 'ready' && screen}
    </ScreenBoundary>
  );
}
