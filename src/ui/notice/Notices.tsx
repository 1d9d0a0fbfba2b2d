import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import { useMissingParts } from '../errors/MissingPart.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { latestNotices, noNotices, subscribeToNotices } from './notices.ts';
import styles from './notice.module.css';

const NoticeList = dynamic(() => import('./NoticeList.tsx').then((module) => module.NoticeList), {
  ssr: false,
  loading: ({ error }) => (error ? <PlainNotice /> : null),
});

/** The latest notice where the rest did not come: it may say just that. */
function PlainNotice() {
  const locale = useLocale();
  return (
    <aside className={styles.notices} aria-label={t('Notifications', locale)}>
      <div className={styles.toast}>
        <span className={styles.words}>{latestNotices()[0]?.words}</span>
      </div>
    </aside>
  );
}

/** What was done lately, in a corner of the screen; it is read out, too. Its looks come with the first notice. */
export function Notices() {
  useMissingParts();
  const notices = useSyncExternalStore(subscribeToNotices, latestNotices, noNotices);
  return (
    <>
      <p role="status" className={styles.spoken}>
        {notices[0]?.words}
      </p>
      {notices.length > 0 && <NoticeList notices={notices} />}
    </>
  );
}
