import { useLocale, type Locale } from '../../locale/locale.ts';
import { say } from '../../locale/say.ts';
import { INTERVALS, type Live } from './useLive.ts';
import styles from '../columns/columnChooser.module.css';

/** How often a list's rows are refreshed by themselves; remembered in this browser. */
export default function LivePanel({ live }: { live: Live }) {
  const locale = useLocale();
  return (
    <fieldset className={styles.density}>
      <legend>{say('Refresh the rows', locale)}</legend>
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
  if (seconds === 0) return say('When I come back', locale);
  if (seconds === 60) return say('Every minute', locale);
  return say('Every {seconds, plural, one {second} other {# seconds}}', locale, { seconds });
}
