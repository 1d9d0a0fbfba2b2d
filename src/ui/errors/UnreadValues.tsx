import { GraphQLResponseError, type JudgedError } from '../../relay/errors.ts';
import { isOfRow } from '../../relay/refusalMark.ts';
import { labelOf } from '../../locale/labelOf.ts';
import { formatNames } from '../../locale/names.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';
import { useAdvice } from './useAdvice.ts';
import styles from './errors.module.css';

export interface UnreadValuesProps {
  /** The errors of the values and rows. */
  readonly errors: readonly JudgedError[];
  readonly onRetry: () => void;
}

/**
 * Says above a page which of its values and rows the backend failed to give, and why. By the schema they are always
 * there, so what shows them has no place for an error.
 */
export function UnreadValues({ errors, onRetry }: UnreadValuesProps) {
  const rows = errors.filter(isOfRow);
  const values = errors.filter((error) => !isOfRow(error));
  return (
    <>
      {values.length > 0 && <Values errors={values} onRetry={onRetry} />}
      {rows.length > 0 && <Rows errors={rows} onRetry={onRetry} />}
    </>
  );
}

function Values({ errors, onRetry }: UnreadValuesProps) {
  const locale = useLocale();
  const keys = errors.flatMap(
    ({ path = [] }) => path.findLast((key) => typeof key === 'string') ?? [],
  );
  const fields = [...new Set(keys)].map((key) => tLabel(labelOf(key), locale));
  return (
    <Unread
      title={t('Some values could not be read', locale)}
      explanation={t('They are left out of this page: {fields}.', locale, {
        fields: formatNames(fields, locale),
      })}
      errors={errors}
      onRetry={onRetry}
    />
  );
}

function Rows({ errors, onRetry }: UnreadValuesProps) {
  const locale = useLocale();
  return (
    <Unread
      title={t('Some rows could not be read', locale)}
      explanation={t(
        '{count, plural, one {# row is} other {# rows are}} left out of this page.',
        locale,
        { count: errors.length },
      )}
      errors={errors}
      onRetry={onRetry}
    />
  );
}

interface UnreadProps extends UnreadValuesProps {
  readonly title: string;
  readonly explanation: string;
}

function Unread({ title, explanation, errors, onRetry }: UnreadProps) {
  const advice = useAdvice(new GraphQLResponseError(200, errors), 'panel');
  return (
    <div className={`${styles.panel} ${styles.unread}`} role="alert">
      <p className={styles.panelTitle}>{title}</p>
      <p className={styles.explanation}>{explanation}</p>
      <ErrorAdvice advice={advice} onRetry={onRetry} />
    </div>
  );
}
