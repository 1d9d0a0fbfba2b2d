import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import { latestNotices, noNotices, subscribeToNotices } from './notices.ts';
import styles from './notice.module.css';

const NoticeList = dynamic(() => import('./NoticeList.tsx').then((module) => module.NoticeList), {
  ssr: false,
});

/** What was done lately, in a corner of the screen; it is read out, too. Its looks come with the first notice. */
export function Notices() {
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
