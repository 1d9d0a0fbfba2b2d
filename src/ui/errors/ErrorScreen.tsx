import type { WireError } from '../../relay/errors.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';
import styles from './errors.module.css';
import { PageTitle } from '../PageTitle.tsx';
import { useAdvice } from './useAdvice.ts';

/** An error in place of a screen that could not be loaded. */
export function ErrorScreen({ error, onRetry }: { error: WireError; onRetry?: () => void }) {
  const advice = useAdvice(error, 'screen');
  return (
    <section className={styles.screen} role="alert">
      <PageTitle>{advice.title}</PageTitle>
      <h1>{advice.title}</h1>
      <ErrorAdvice advice={advice} onRetry={onRetry} />
    </section>
  );
}
