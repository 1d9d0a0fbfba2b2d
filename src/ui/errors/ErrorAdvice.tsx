import { useRouter } from 'next/router';
import type { Advice } from './advice.ts';
import type { Remedy } from './errorWords.ts';
import { SignInLink } from '../access/SignInLink.tsx';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './errors.module.css';
import { withBasePath } from '../../address/basePath.ts';

interface ErrorAdviceProps {
  readonly advice: Advice;
  readonly onRetry?: () => void;
  /** Work that is not finished, which another page would end. */
  readonly isOfWork?: boolean;
}

/** What a person can do about an error, with the technical details folded. */
export function ErrorAdvice({ advice, onRetry, isOfWork = false }: ErrorAdviceProps) {
  const locale = useLocale();
  const remedies = advice.remedies.filter((remedy) => remedy !== 'retry' || onRetry);
  return (
    <>
      <p className={styles.explanation}>{advice.explanation}</p>
      {remedies.length > 0 && (
        <p className={styles.remedies}>
          {remedies.map((remedy) => (
            <RemedyControl key={remedy} remedy={remedy} onRetry={onRetry} isOfWork={isOfWork} />
          ))}
        </p>
      )}
      {advice.details.length > 0 && (
        <details className={styles.details}>
          <summary>{t('Technical details', locale)}</summary>
          <pre>{advice.details.join('\n')}</pre>
        </details>
      )}
    </>
  );
}

interface RemedyControlProps extends Pick<ErrorAdviceProps, 'onRetry' | 'isOfWork'> {
  readonly remedy: Remedy;
}

function RemedyControl({ remedy, onRetry, isOfWork }: RemedyControlProps) {
  const { asPath } = useRouter();
  const locale = useLocale();
  switch (remedy) {
    case 'retry':
      return (
        <button type="button" className={buttons.button} onClick={onRetry}>
          {t('Try again', locale)}
        </button>
      );
    case 'reload':
      return (
        <a href={withBasePath(asPath)} className={buttons.button}>
          {t('Reload page', locale)}
        </a>
      );
    case 'signIn':
      return <SignInLink inNewTab={isOfWork} className={buttons.button} />;
  }
}
