import { INTERVALS, type Live } from './useLive.ts';
import styles from '../columns/columnChooser.module.css';

/** How often a list's rows are refreshed by themselves; remembered in this browser. */
export default function LivePanel({ live }: { live: Live }) {
  return (
    <fieldset className={styles.density}>
      <legend>Refresh the rows</legend>
      {INTERVALS.map((seconds) => (
        <label key={seconds}>
          <input
            type="radio"
            name="refresh"
            checked={seconds === live.seconds}
            onChange={() => live.setSeconds(seconds)}
          />
          {inWords(seconds)}
        </label>
      ))}
    </fieldset>
  );
}

function inWords(seconds: number): string {
  if (seconds === 0) return 'When I come back';
  return seconds === 60 ? 'Every minute' : `Every ${seconds} seconds`;
}
