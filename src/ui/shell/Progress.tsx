import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { watchNavigation } from '../watchNavigation.ts';
import styles from './shell.module.css';

/** Shorter waits are better left without a sign. */
const PROGRESS_DELAY_MS = 200;

/** After so long people ask themselves whether it goes on. */
const SLOW_MS = 2_000;

const SlowNotice = dynamic(() => import('./SlowNotice.tsx').then((module) => module.SlowNotice), {
  ssr: false,
  loading: () => null,
});

/** A bar at the top while the next page loads. */
export function Progress() {
  const locale = useLocale();
  const { events } = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    let timers: Array<ReturnType<typeof setTimeout>> = [];
    const stop = () => {
      timers.forEach(clearTimeout);
      setBusy(false);
      setSlow(false);
    };
    const start = () => {
      stop();
      timers = [
        setTimeout(() => setBusy(true), PROGRESS_DELAY_MS),
        setTimeout(() => setSlow(true), SLOW_MS),
      ];
    };
    const end = watchNavigation(events, start, stop);
    return () => {
      stop();
      end();
    };
  }, [events]);
  return isBusy ? (
    <>
      <div className={styles.progress} role="progressbar" aria-label={t('Loading', locale)} />
      {isSlow && <SlowNotice />}
    </>
  ) : null;
}
