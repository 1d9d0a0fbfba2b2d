import Button from '@mui/material/Button';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import styles from '../run/run.module.css';
import type { Interrupted } from '../run/notes.ts';
import type { ImportPlan } from './importJournal.ts';

interface ResumeStepProps {
  readonly interrupted: Interrupted<ImportPlan>;
  readonly onResume: (interrupted: Interrupted<ImportPlan>) => void;
  readonly onDiscard: () => void;
}

/** Offers to go on with an import that was left before it was done. */
export function ResumeStep({ interrupted, onResume, onDiscard }: ResumeStepProps) {
  const locale = useLocale();
  const { plan, notes } = interrupted;
  const states = [...notes.values()].map(({ state }) => state);
  const done = states.filter((state) => state === 'done').length;
  const unknown = states.filter((state) => state === 'sent' || state === 'unknown').length;
  return (
    <>
      <p role="status">
        {t(
          'The import of {file} was interrupted: {done, plural, one {# row was} other {# rows were}} imported.{unknown, plural, =0 {} one { The outcome of # row is unknown; it is not sent again unless you choose to.} other { The outcome of # rows is unknown; they are not sent again unless you choose to.}}',
          locale,
          { file: plan.fileName, done, unknown },
        )}
      </p>
      <div className={styles.buttons}>
        <Button variant="contained" color="primary" onClick={() => onResume(interrupted)}>
          {t('Continue', locale)}
        </Button>
        <Button onClick={onDiscard}>{t('Start another import', locale)}</Button>
      </div>
    </>
  );
}
