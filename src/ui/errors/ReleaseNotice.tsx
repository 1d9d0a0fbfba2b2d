import { useEffect, useSyncExternalStore } from 'react';
import { releases } from '../../relay/release.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './errors.module.css';

/**
 * Says that the app was released anew since this tab was loaded. Nothing is reloaded by itself: when there is unsaved
 * input, the leave guard asks first, and the form restores the input afterwards.
 */
export function ReleaseNotice() {
  const locale = useLocale();
  const isOutdated = useSyncExternalStore(releases.subscribe, releases.isOutdated, isNever);
  useEffect(() => {
    // A file of this build is gone (`src/next/missingFiles.ts`).
    const report = () => releases.reportOutdated();
    window.addEventListener('frontage-outdated', report);
    return () => window.removeEventListener('frontage-outdated', report);
  }, []);
  if (!isOutdated) return null;
  return (
    <p>
      {t('A new version of the app is available.', locale)}{' '}
      <button type="button" className={styles.reload} onClick={() => location.reload()}>
        {t('Reload page', locale)}
      </button>
    </p>
  );
}

/** On the server: it renders the page of its own release. */
function isNever(): boolean {
  return false;
}
