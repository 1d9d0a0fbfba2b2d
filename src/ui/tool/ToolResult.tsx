import type { ReactNode } from 'react';
import { usePage } from '../../relay/pageContext.tsx';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import { caughtError, reading, type Caught, type Uncaught } from '../../relay/caught.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './tool.module.css';

/** A tool's result, or its error. */
export function ToolResult<Given>({
  value,
  children,
}: {
  value: Given;
  children: (result: Uncaught<Given>) => ReactNode;
}) {
  const page = usePage();
  const locale = useLocale();
  const read = reading(value as Caught<Uncaught<Given>>);
  if (!read.ok) {
    const message = t('The backend could not return this result.', locale);
    const error = caughtError(read.errors, message);
    return <ErrorPanel error={error} onRetry={() => page.refresh()} />;
  }
  if (read.value === null || read.value === undefined)
    return <p className={styles.hint}>{t('No results.', locale)}</p>;
  return children(read.value);
}

/** Shown when the backend returns nothing that could be displayed. */
export function NoResult() {
  const locale = useLocale();
  return <p className={styles.hint}>{t('Done. There is nothing to show.', locale)}</p>;
}
