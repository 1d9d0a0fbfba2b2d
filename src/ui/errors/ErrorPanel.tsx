import type { WireError } from '../../relay/errors.ts';
import type { Place } from './errorWords.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';
import { useAdvice } from './useAdvice.ts';
import styles from './errors.module.css';

interface ErrorPanelProps {
  readonly error: WireError;
  readonly onRetry?: () => void;
  /** In a form, the advice is about a change that may be lost. */
  readonly place?: Exclude<Place, 'screen'>;
  /** The sentence about the change when its outcome is not known; null where nothing was sent. */
  readonly uncertainty?: string | null;
}

/** An error in place of the part of a screen that failed, or above a form that could not be saved. */
export function ErrorPanel({ error, onRetry, place = 'panel', uncertainty }: ErrorPanelProps) {
  const advice = useAdvice(error, place, uncertainty);
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.panelTitle}>{advice.title}</p>
      <ErrorAdvice advice={advice} onRetry={onRetry} isOfWork={place === 'work'} />
    </div>
  );
}
