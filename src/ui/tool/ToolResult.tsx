import type { ReactNode } from 'react';
import { GraphQLResponseError, type GraphQLErrorEntry } from '../../relay/errors.ts';
import { useLoadedPage } from '../../relay/pageContext.tsx';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import { reading, type Caught } from '../../relay/caught.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import styles from './tool.module.css';

/** A tool's result, or its error. */
export function ToolResult<Result>({
  value,
  children,
}: {
  value: Caught<Result>;
  children: (result: Result) => ReactNode;
}) {
  const page = useLoadedPage();
  const locale = useLocale();
  const read = reading(value);
  if (!read.ok) {
    const error = new GraphQLResponseError(
      200,
      read.errors.map((failure) => entryOf(failure, locale)),
    );
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

function entryOf(error: unknown, locale: Locale): GraphQLErrorEntry {
  const entry = error as Partial<GraphQLErrorEntry>;
  return {
    ...entry,
    message: entry.message ?? t('The backend could not return this result.', locale),
  };
}
