import { GraphQLResponseError, type JudgedError } from '../../relay/errors.ts';
import { labelOf } from '../../locale/labelOf.ts';
import { formatNames } from '../../locale/names.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';
import { useAdvice } from './useAdvice.ts';
import styles from './errors.module.css';

export interface UnreadValuesProps {
  /** The errors of the values. */
  readonly errors: readonly JudgedError[];
  readonly onRetry: () => void;
}

/**
 * Says above a page which of its values the backend failed to give, and why. By the schema they are always there, so
 * what shows them has no place for an error.
 */
export function UnreadValues({ errors, onRetry }: UnreadValuesProps) {
  const locale = useLocale();
  const advice = useAdvice(new GraphQLResponseError(200, errors), 'panel');
  const keys = errors.flatMap(
    ({ path = [] }) => path.findLast((key) => typeof key === 'string') ?? [],
  );
  const fields = [...new Set(keys)].map((key) => tLabel(labelOf(key), locale));
  return (
    <div className={`${styles.panel} ${styles.unread}`} role="alert">
      <p className={styles.panelTitle}>{t('Some values could not be read', locale)}</p>
      <p className={styles.explanation}>
        {t('They are left out of this page: {fields}.', locale, {
          fields: formatNames(fields, locale),
        })}
      </p>
      <ErrorAdvice advice={advice} onRetry={onRetry} />
    </div>
  );
}
