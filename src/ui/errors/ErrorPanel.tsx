import type { WireError } from '../../relay/errors.ts';
import { useLocale } from '../locale/useLocale.ts';
import { adviceOn } from './advice.ts';
import type { Place } from './advice.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';
import styles from './errors.module.css';

interface ErrorPanelProps {
  readonly error: WireError;
  readonly onRetry?: () => void;
  /** Beside a form the advice is about a change that may have been lost. */
  readonly place?: Exclude<Place, 'screen'>;
  /** What is not known of it then. */
  readonly uncertainty?: string;
}

/** Stands in place of a part of a screen that could not be loaded, or above a form that could not be saved. */
export function ErrorPanel({ error, onRetry, place = 'panel', uncertainty }: ErrorPanelProps) {
  const advice = adviceOn(error, place, useLocale(), uncertainty);
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.panelTitle}>{advice.title}</p>
      <ErrorAdvice advice={advice} onRetry={onRetry} />
    </div>
  );
}
