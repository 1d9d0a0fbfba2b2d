import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { Menu } from '../Menu.tsx';
import { DeniedButton } from './DeniedButton.tsx';
import type { ActionLink } from './recordAction.ts';
import type { allowedActions } from './allowedActions.ts';
import { useActionStart, type ActedOn } from './useActionStart.tsx';
import styles from './action.module.css';

/** More actions than these go into a menu. */
const MOST_BUTTONS = 3;

interface ActionBarProps<Row> extends ActedOn<Row> {
  readonly actions: ReturnType<typeof allowedActions<ActionLink<Row>>>;
}

function styleOf({ isDangerous, isNext }: { isDangerous?: boolean; isNext?: boolean }) {
  if (isDangerous) return 'danger';
  return isNext ? 'primary' : 'button';
}

/** The buttons of a record's actions: the one that leads on first and most visible, dangerous and unexpected ones in a menu. */
export function ActionBar<Row>({ actions, ...about }: ActionBarProps<Row>) {
  const locale = useLocale();
  const [start, started] = useActionStart(about);
  const safe = actions.filter(({ isDangerous }) => !isDangerous);
  const dangerous = actions.filter(({ isDangerous }) => isDangerous);
  const shown = safe.filter(({ isUnexpected }) => !isUnexpected).slice(0, MOST_BUTTONS);
  const inMenu = safe.filter((link) => !shown.includes(link));
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
      {started}
    </div>
  );
}
