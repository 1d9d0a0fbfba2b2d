import 'client-only';
import { useLocale } from '../../locale/useLocale.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import { INTERVALS, type Live } from './useLive.ts';
import styles from '../columns/columnChooser.module.css';

/** How often a list's rows are refreshed by themselves; remembered in this browser. */
export default function LivePanel({ live }: { live: Live }) {
  const locale = useLocale();
  return (
    <fieldset className={styles.density}>
      <legend>{t('Refresh the rows', locale)}</legend>
      {INTERVALS.map((seconds) => (
        <label key={seconds}>
          <input
            type="radio"
            name="refresh"
            checked={seconds === live.seconds}
            onChange={() => live.setSeconds(seconds)}
          />
          {inWords(seconds, locale)}
        </label>
      ))}
    </fieldset>
  );
}

function inWords(seconds: number, locale: Locale): string {
  if (seconds === 0) return t('When I return', locale);
  if (seconds === 60) return t('Every minute', locale);
  return t('Every {seconds, plural, one {second} other {# seconds}}', locale, { seconds });
}
