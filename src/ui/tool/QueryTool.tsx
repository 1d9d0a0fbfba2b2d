import { useRouter } from 'next/router';
import { useState, type ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useLoadedPage, usePageQueryState } from '../../relay/pageContext.tsx';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import { findProblems, type AnyFields } from '../form/values.ts';
import { formatNames } from '../locale/formats.ts';
import { useLocale } from '../locale/locale.ts';
import { say, sayLabel } from '../locale/say.ts';
import type { Tool } from './tool.ts';
import { isFilledIn, readToolAddress, type QueryToolSettings } from './toolAddress.ts';
import { ToolForm } from './ToolForm.tsx';
import { ToolFrame } from './ToolFrame.tsx';
import styles from './tool.module.css';

interface QueryToolProps<Query extends OperationType, Values> {
  readonly tool: Tool;
  readonly settings: QueryToolSettings<Query, Values>;
  /** The result, which is rendered only when it is there. */
  readonly children: ReactNode;
}

/** A tool that only tells: what it is asked stands in its address, and its result below the form. */
export function QueryTool<Query extends OperationType, Values>({
  tool,
  settings,
  children,
}: QueryToolProps<Query, Values>) {
  const { query: address, asPath } = useRouter();
  const [locale] = useState(useLocale());
  const inputs = settings.fields as unknown as AnyFields;
  const held = readToolAddress(inputs, address);
  const problems = findProblems(inputs, held, locale, null);
  const missing = Object.entries(inputs).flatMap(([name, { required, isEmpty, label }]) =>
    required && isEmpty(held[name]) ? [sayLabel(label, locale)] : [],
  );
  return (
    <ToolFrame tool={tool}>
      {Object.keys(inputs).length > 0 && (
        <ToolForm
          key={asPath}
          tool={tool}
          fields={inputs}
          held={held}
          problems={isFilledIn(inputs, held) ? problems : []}
        />
      )}
      {problems.length === 0 ? (
        <Result query={settings.query}>{children}</Result>
      ) : (
        <p className={styles.hint}>
          {missing.length > 0
            ? say('Fill in {fields} to see the result.', locale, {
                fields: formatNames(missing, locale),
              })
            : 'Put right what is marked above to see the result.'}
        </p>
      )}
    </ToolFrame>
  );
}

function Result({ query, children }: { query: GraphQLTaggedNode; children: ReactNode }) {
  const page = useLoadedPage();
  const state = usePageQueryState(query);
  if (state.status === 'failed')
    return <ErrorPanel error={state.error} onRetry={() => page.retry()} />;
  if (state.status !== 'ready') return <p role="status">Working…</p>;
  return (
    <section aria-label="Result" className={styles.result}>
      {children}
    </section>
  );
}
