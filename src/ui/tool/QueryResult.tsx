import type { ReactNode } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { usePage, usePageQueryState } from '../../relay/pageContext.tsx';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './tool.module.css';

interface QueryResultProps {
  /** One of the page's queries. */
  readonly query: GraphQLTaggedNode;
  /** The localised label, where a page has several results. */
  readonly label?: string;
  /** The result, rendered only when it is available. */
  readonly children: ReactNode;
}

/** A query's result, or its loading state or error. */
export function QueryResult({ query, label, children }: QueryResultProps) {
  const page = usePage();
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
