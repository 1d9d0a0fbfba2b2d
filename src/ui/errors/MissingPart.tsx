import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { useEffect } from 'react';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { joinSentences, t } from '../../locale/translate.ts';
import { showToast } from '../toasts/toasts.ts';
import type { Advice } from './advice.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';
import styles from './errors.module.css';

const WORDS =
  'Part of the app could not be loaded. You may be offline, or the app has been updated.';

function adviceOnMissing(locale: Locale): Advice {
  return {
    title: t('Not loaded', locale),
    explanation: t(WORDS, locale),
    remedies: ['retry', 'reload'],
    details: [],
  };
}

/** An error in place of code that is loaded on use and failed to load. */
export function MissingPart({ onRetry }: { onRetry?: () => void }) {
  const locale = useLocale();
  return (
    <div role="alert" className={styles.panel}>
      <ErrorAdvice advice={adviceOnMissing(locale)} onRetry={onRetry} />
    </div>
  );
}

/** For `next/dynamic`: nothing while the code loads, and an error when it fails. */
export function WhileLoading({ error, retry }: DynamicOptionsLoadingProps) {
  return error ? <MissingPart onRetry={retry} /> : null;
}

/** Shows a toast when code fails to load and no {@link MissingPart} takes its place. */
export function useMissingParts(): void {
  const locale = useLocale();
  useEffect(() => {
    const listen = ({ reason }: PromiseRejectionEvent) => {
      if (!isMissingPart(reason)) return;
      const sentences = [WORDS, 'Try again, or reload the page.'] as const;
      const words = sentences.map((sentence) => t(sentence, locale));
      showToast({ words: joinSentences(words, locale) });
    };
    window.addEventListener('unhandledrejection', listen);
    return () => window.removeEventListener('unhandledrejection', listen);
  }, [locale]);
}

/** The name that bundlers give to the failure of an `import()`. */
function isMissingPart(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}
