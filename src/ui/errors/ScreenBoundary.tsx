import type { ReactNode } from 'react';
import { isWireError } from '../../relay/errors.ts';
import { useLocale } from '../locale/useLocale.ts';
import { adviceOnFault } from './adviceOnFault.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { FaultBoundary, type FailureProps } from './FaultBoundary.tsx';
import styles from './errors.module.css';

interface ScreenBoundaryProps {
  /** The page's address: when it changes, the screen is rendered again. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

/** Catches what a screen throws, so that the shell around it still works. */
export function ScreenBoundary({ resetKey, children }: ScreenBoundaryProps) {
  return (
    <FaultBoundary resetKey={resetKey} Failed={FailedScreen}>
      {children}
    </FaultBoundary>
  );
}

function FailedScreen({ error, onRetry }: FailureProps) {
  const advice = adviceOnFault(error, useLocale());
  if (isWireError(error)) return <ErrorScreen error={error} onRetry={onRetry} />;
  return (
    <section className={styles.screen} role="alert">
      <h1>{advice.title}</h1>
      <ErrorAdvice advice={advice} onRetry={onRetry} />
    </section>
  );
}
