import { use, type ReactNode } from 'react';
import { isWireError } from '../../relay/errors.ts';
import { LoadedPageContext } from '../../relay/pageContext.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { useIsBrowser } from '../useIsBrowser.ts';
import { adviceOnFault } from './adviceOnFault.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';
import { FaultBoundary, type FailureProps } from './FaultBoundary.tsx';
import styles from './errors.module.css';

interface PartBoundaryProps {
  /** When it changes, the part is rendered again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

/**
 * Catches what a part of a screen throws, so that the rest of the screen still works. Where the server could not render
 * the page with its parts, they begin in the browser.
 */
export function PartBoundary({ resetKey = '', children }: PartBoundaryProps) {
  const page = use(LoadedPageContext);
  const isBrowser = useIsBrowser();
  if (page?.leavesParts && !isBrowser) return null;
  return (
    <FaultBoundary resetKey={resetKey} Failed={FailedPart}>
      {children}
    </FaultBoundary>
  );
}

function FailedPart({ error, onRetry }: FailureProps) {
  const advice = adviceOnFault(error, useLocale());
  if (isWireError(error)) return <ErrorPanel error={error} onRetry={onRetry} />;
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.panelTitle}>{advice.title}</p>
      <ErrorAdvice advice={advice} onRetry={onRetry} />
    </div>
  );
}
