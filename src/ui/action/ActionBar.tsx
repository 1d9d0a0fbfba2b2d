import dynamic from 'next/dynamic';
import { useState } from 'react';
import buttons from '../button.module.css';
import { WhileLoading } from '../errors/MissingPart.tsx';
import type { Title } from '../../relay/caught.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { Menu } from '../Menu.tsx';
import type { RecordKey, Resource } from '../../address/resource.ts';
import { DeniedButton } from './DeniedButton.tsx';
import type { ActionLink, AnyAction } from './recordAction.ts';
import type { allowedActions } from './allowedActions.ts';
import styles from './action.module.css';

/** Loaded on use: form, dialog and mutation are not part of a record's page. */
const ActionRun = dynamic(() => import('./ActionRun.tsx').then((module) => module.ActionRun), {
  ssr: false,
  loading: WhileLoading,
}) as unknown as typeof import('./ActionRun.tsx').ActionRun;

/** More actions than these go into a menu. */
const MOST_BUTTONS = 3;

interface ActionBarProps<Row> {
  readonly resource: Resource;
  readonly recordKey?: RecordKey | null;
  readonly title?: Title;
  readonly record: Row;
  readonly actions: ReturnType<typeof allowedActions<ActionLink<Row>>>;
}

function styleOf({ isDangerous, isNext }: { isDangerous?: boolean; isNext?: boolean }) {
  if (isDangerous) return 'danger';
  return isNext ? 'primary' : 'button';
}

/** The buttons of a record's actions: the one that leads on first and most visible, dangerous and unexpected ones in a menu. */
export function ActionBar<Row>({ actions, ...about }: ActionBarProps<Row>) {
  const locale = useLocale();
  const [running, setRunning] = useState<{ action: AnyAction<Row>; turn: number } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const safe = actions.filter(({ isDangerous }) => !isDangerous);
  const dangerous = actions.filter(({ isDangerous }) => isDangerous);
  const shown = safe.filter(({ isUnexpected }) => !isUnexpected).slice(0, MOST_BUTTONS);
  const inMenu = safe.filter((link) => !shown.includes(link));
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
  const button = (link: (typeof actions)[number]) =>
    link.isDenied ? (
      <DeniedButton
        key={link.label}
        isDangerous
        label={tLabel(link.label, locale)}
        reason={t('You may not delete this record', locale)}
      />
    ) : (
      <button
        key={link.label}
        type="button"
        className={buttons[styleOf(link)]}
        onClick={() => start(link)}
      >
        {tLabel(link.label, locale)}
      </button>
    );
  return (
    <div className={styles.bar}>
      {shown.map(button)}
      {inMenu.length + dangerous.length > 0 && (
        <Menu align="end" closesOnChoice label={t('More|actions', locale)}>
          <div className={styles.menu}>
            {inMenu.map(button)}
            {dangerous.length > 0 && <div className={styles.apart}>{dangerous.map(button)}</div>}
          </div>
        </Menu>
      )}
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
    </div>
  );
}
