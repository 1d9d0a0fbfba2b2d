import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
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
        {t(
          'The import of {file} was left before it was done: {done, plural, one {# row is} other {# rows are}} in.{unknown, plural, =0 {} other { Of # nobody knows; they are not sent again unless you say so.}}',
          locale,
          { file: record.fileName, done, unknown },
        )}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={buttons.primary} onClick={() => onResume(interrupted)}>
          {t('Go on with it', locale)}
        </button>
        <button type="button" className={buttons.button} onClick={onDiscard}>
          {t('Begin another', locale)}
        </button>
      </div>
    </>
  );
}
