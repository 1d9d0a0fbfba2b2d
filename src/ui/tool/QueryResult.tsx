import type { ReactNode } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { useLoadedPage, usePageQueryState } from '../../relay/pageContext.tsx';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './tool.module.css';

interface QueryResultProps {
  /** One of the page's queries. */
  readonly query: GraphQLTaggedNode;
  /** What it is called in the person's language, where there are several on a page. */
  readonly label?: string;
  /** The result, which is rendered only when it is there. */
  readonly children: ReactNode;
}

/** What was asked for, or where it is. */
export function QueryResult({ query, label, children }: QueryResultProps) {
  const page = useLoadedPage();
  const locale = useLocale();
  const state = usePageQueryState(query);
  if (state.status === 'failed')
    return <ErrorPanel error={state.error} onRetry={() => page.retry()} />;
  if (state.status !== 'ready') return <p role="status">{t('Working…', locale)}</p>;
  return (
    <section aria-label={label ?? t('Result', locale)} className={styles.result}>
      {children}
    </section>
  );
}
