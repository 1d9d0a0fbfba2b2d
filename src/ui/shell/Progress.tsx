import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { watchNavigation } from '../watchNavigation.ts';
import styles from './shell.module.css';

/** Shorter waits are better left without a sign. */
const PROGRESS_DELAY_MS = 200;

/** A bar at the top while the next page loads. */
export function Progress() {
  const locale = useLocale();
  const { events } = useRouter();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setBusy(true), PROGRESS_DELAY_MS);
    };
    const stop = () => {
      clearTimeout(timer);
      setBusy(false);
    };
    const end = watchNavigation(events, start, stop);
    return () => {
      stop();
      end();
    };
  }, [events]);
  return isBusy ? (
    <div className={styles.progress} role="progressbar" aria-label={t('Loading', locale)} />
  ) : null;
}
