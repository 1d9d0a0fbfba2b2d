import { useEffect, useState } from 'react';
import { useLoadedPage } from '../../relay/pageContext.tsx';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { notify, withdraw, type Notice } from './notices.ts';
import styles from './notice.module.css';

/** Milliseconds for which a notice stands by itself: long enough to think better of it. */
const STANDS_FOR = 10_000;

/** The latest notice for some seconds, and all of them behind a button. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const locale = useLocale();
  const [latest] = notices;
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(latest.id), STANDS_FOR);
    return () => clearTimeout(timer);
  }, [latest.id]);
  return (
    <aside className={styles.notices} aria-label={t('Notifications', locale)}>
      {seen < latest.id && (
        <div className={styles.toast}>
          <NoticeRow notice={latest} />
          <button
            type="button"
            className={buttons.icon}
            aria-label={t('Dismiss', locale)}
            onClick={() => setSeen(latest.id)}
          >
            <Icon name="cross" size={14} />
          </button>
        </div>
      )}
      <details className={styles.list}>
        <summary className={buttons.button}>{t('Notifications', locale)}</summary>
        <ul>
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} />
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}

function NoticeRow({ notice: { id, words, undo } }: { notice: Notice }) {
  const locale = useLocale();
  const page = useLoadedPage();
  const [isUndoing, setUndoing] = useState(false);
  const takeBack = async () => {
    setUndoing(true);
    const said = await undo?.();
    setUndoing(false);
    withdraw(id);
    if (said) notify({ words: said });
    page.refresh();
  };
  return (
    <>
      <span className={styles.words}>{words}</span>
      {undo && (
        <button
          type="button"
          className={buttons.button}
          disabled={isUndoing}
          onClick={() => void takeBack()}
        >
          {t('Undo', locale)}
        </button>
      )}
    </>
  );
}
