import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { useEffect } from 'react';
import { notify } from '../notice/notices.ts';
import type { Advice } from './advice.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';
import styles from './errors.module.css';

const WORDS =
  'A part of the app could not be loaded. Your connection may be down, or the app was updated meanwhile.';

const ADVICE: Advice = {
  title: 'Not loaded',
  explanation: WORDS,
  remedies: ['retry', 'reload'],
  details: [],
};

/** Stands in place of what was to be loaded on use, and did not come. */
export function MissingPart({ onRetry }: { onRetry?: () => void }) {
  return (
    <div role="alert" className={styles.panel}>
      <ErrorAdvice advice={ADVICE} onRetry={onRetry} />
    </div>
  );
}

/** For `next/dynamic`: nothing while the part is on its way, and what can be done when it did not come. */
export function WhileLoading({ error, retry }: DynamicOptionsLoadingProps) {
  return error ? <MissingPart onRetry={retry} /> : null;
}

/** Tells of a part of the app that was wanted and did not come, wherever nothing stands in its place. */
export function useMissingParts(): void {
  useEffect(() => {
    const listen = ({ reason }: PromiseRejectionEvent) => {
      if (!isMissingPart(reason)) return;
      notify({ words: `${WORDS} Try again, or load the page again.` });
    };
    window.addEventListener('unhandledrejection', listen);
    return () => window.removeEventListener('unhandledrejection', listen);
  }, []);
}

/** The name that bundlers give to the failure of an `import()`. */
function isMissingPart(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}
