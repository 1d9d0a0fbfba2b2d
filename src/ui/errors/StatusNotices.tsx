import { useEffect, useSyncExternalStore } from 'react';
import { reachability } from '../../relay/reachability.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { PersonNotice } from './PersonNotice.tsx';
import { ReleaseNotice } from './ReleaseNotice.tsx';
import styles from './errors.module.css';
import { withBasePath } from '../../address/basePath.ts';

/**
 * Says that the browser or the backend is offline, or that there is a new version of the app. Always in the page, since
 * screen readers announce only changes of a region that is there.
 */
export function StatusNotices() {
  const locale = useLocale();
  const isOnline = useSyncExternalStore(subscribeToConnection, isBrowserOnline, always);
  const isReached = useSyncExternalStore(reachability.subscribe, reachability.isReached, always);
  useEffect(() => (isReached ? undefined : reachability.watch(isReady)), [isReached]);
  return (
    <div role="status" className={styles.notices}>
      {!isOnline && (
        <p>{t('You are offline. The page is refreshed when you are back online.', locale)}</p>
      )}
      {isOnline && !isReached && (
        <p>{t('The backend cannot be reached. What you see may be out of date.', locale)}</p>
      )}
      <PersonNotice />
      <ReleaseNotice />
    </div>
  );
}

/** Whether the app's server and the backend respond. */
async function isReady(): Promise<boolean> {
  return (await fetch(withBasePath('/readyz'), { cache: 'no-store' })).ok;
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function isBrowserOnline(): boolean {
  return navigator.onLine;
}

/** On the server: a visitor who gets the page is connected. */
function always(): boolean {
  return true;
}
