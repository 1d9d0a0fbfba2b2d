import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import type { RecordKey, Resource } from '../../address/resource.ts';
import { t, tLabel } from '../../locale/translate.ts';
import type { Title } from '../../relay/caught.ts';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { useLocale } from '../locale/useLocale.ts';
import type { ActionLink, AnyAction } from './recordAction.ts';
import styles from './action.module.css';

/** Loaded on use: form, dialog and mutation are not part of a record's page. */
const ActionRun = dynamic(() => import('./ActionRun.tsx').then((module) => module.ActionRun), {
  ssr: false,
  loading: WhileLoading,
}) as unknown as typeof import('./ActionRun.tsx').ActionRun;

/** The record that actions are done with. */
export interface ActedOn<Row> {
  readonly resource: Resource;
  readonly recordKey?: RecordKey | null;
  readonly title?: Title;
  readonly record: Row;
}

/**
 * Starts the actions of a record, each in a dialog of its own.
 *
 * @returns what starts one, and what it shows
 */
export function useActionStart<Row>(
  about: ActedOn<Row>,
): readonly [start: (link: ActionLink<Row>) => void, shown: ReactNode] {
  const locale = useLocale();
  const [running, setRunning] = useState<{ action: AnyAction<Row>; turn: number } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const start = (link: ActionLink<Row>) => {
    setFailed(null);
    link.load().then(
      (action) => setRunning((last) => ({ action, turn: (last?.turn ?? 0) + 1 })),
      () =>
        setFailed(
          t('{action} could not be loaded. Try again, or reload the page.', locale, {
            action: tLabel(link.label, locale),
          }),
        ),
    );
  };
  const shown = (
    <>
      {failed && (
        <p role="alert" className={styles.failed}>
          {failed}
        </p>
      )}
      {running && (
        <ActionRun
          key={running.turn}
          {...about}
          action={running.action}
          onClose={() => setRunning(null)}
        />
      )}
    </>
  );
  return [start, shown];
}
