import buttons from '../../button.module.css';
import { formatNumber } from '../../locale/formats.ts';
import { useLocale } from '../../locale/locale.ts';
import styles from '../run/run.module.css';
import type { Interrupted } from './journal.ts';

interface ResumeStepProps {
  readonly interrupted: Interrupted;
  readonly onResume: (interrupted: Interrupted) => void;
  readonly onDiscard: () => void;
}

/** Offers to go on with an import that was left before it was done. */
export function ResumeStep({ interrupted, onResume, onDiscard }: ResumeStepProps) {
  const locale = useLocale();
  const { record, rows } = interrupted;
  const states = [...rows.values()];
  const done = states.filter((state) => state === 'done').length;
  const unknown = states.filter((state) => state === 'sent' || state === 'unknown').length;
  return (
    <>
      <p role="status">
        {`The import of ${record.fileName} was left before it was done: ${formatNumber(done, locale)} rows are in.`}
        {unknown > 0 &&
          ` Of ${formatNumber(unknown, locale)} nobody knows; they are not sent again unless you say so.`}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={buttons.primary} onClick={() => onResume(interrupted)}>
          Go on with it
        </button>
        <button type="button" className={buttons.button} onClick={onDiscard}>
          Begin another
        </button>
      </div>
    </>
  );
}
