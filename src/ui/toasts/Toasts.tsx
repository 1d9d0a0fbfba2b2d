import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { latestToasts, noToasts, subscribeToToasts } from './toasts.ts';
import styles from './toasts.module.css';

const ToastList = dynamic(() => import('./ToastList.tsx').then((module) => module.ToastList), {
  ssr: false,
  loading: ({ error }) => (error ? <PlainToast /> : null),
});

/** The latest toast, shown when the list's code fails to load: the toast may be about that failure. */
function PlainToast() {
  const locale = useLocale();
  return (
    <aside className={styles.toasts} aria-label={t('Notifications', locale)}>
      <div className={styles.toast}>
        <span className={styles.words}>{latestToasts()[0]?.words}</span>
      </div>
    </aside>
  );
}

/** Toasts in a corner of the screen, announced to screen readers. The list's code loads with the first toast. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, latestToasts, noToasts);
  return (
    <>
      <p role="status" className={styles.spoken}>
        {toasts[0]?.words}
      </p>
      {toasts.length > 0 && <ToastList toasts={toasts} />}
    </>
  );
}
