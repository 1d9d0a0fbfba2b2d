import { Suspense, type ReactNode } from 'react';
import { isWireError } from '../../relay/errors.ts';
import { useLocale } from '../locale/useLocale.ts';
import { adviceOnFault } from './adviceOnFault.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';
import { FaultBoundary, type FailureProps } from './FaultBoundary.tsx';
import styles from './errors.module.css';

interface PartBoundaryProps {
  /** When it changes, the part is rendered again. */
  readonly resetKey?: string;
  /** What is shown until the part is there. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Catches what a part of a screen throws, so that the rest of the screen still works. What throws on the server is left
 * to the browser, which may be able to render it.
 */
export function PartBoundary({ resetKey = '', fallback = null, children }: PartBoundaryProps) {
  return (
    <FaultBoundary resetKey={resetKey} Failed={FailedPart}>
      <Suspense fallback={fallback}>{children}</Suspense>
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
