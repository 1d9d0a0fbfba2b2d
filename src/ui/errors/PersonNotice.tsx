import { useState, useSyncExternalStore } from 'react';
import { hasReplacedPerson } from '../../storage/scope.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './errors.module.css';

/** Says that this tab shows somebody else than before, since they signed in in another one. */
export function PersonNotice() {
  const locale = useLocale();
  const [isRead, setRead] = useState(false);
  const isOther = useSyncExternalStore(subscribeToNothing, hasReplacedPerson, isNever);
  if (!isOther || isRead) return null;
  return (
    <p>
      {t(
        'Somebody else has signed in in this browser. What you typed is kept for you until you sign in again.',
        locale,
      )}{' '}
      <button type="button" className={styles.reload} onClick={() => setRead(true)}>
        {t('Close', locale)}
      </button>
    </p>
  );
}

/** It is known when the page is loaded, and stays so. */
function subscribeToNothing(): () => void {
  return () => {};
}

/** On the server: the browser knows it. */
function isNever(): boolean {
  return false;
}
