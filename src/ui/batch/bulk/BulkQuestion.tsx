import { useState } from 'react';
import { leavingWords } from '../../action/dialogWords.ts';
import buttons from '../../button.module.css';
import { RecordForm } from '../../form/RecordForm.tsx';
import { initialState, type FormState } from '../../form/values.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import type { ListOfTable } from '../../list/listContext.ts';
import styles from '../run/run.module.css';
import { wordsOf, type Job } from './job.ts';
import { LeftOut } from './LeftOut.tsx';
import type { Target } from './targets.ts';

interface BulkQuestionProps {
  readonly job: Job;
  readonly list: ListOfTable;
  readonly targets: readonly Target[];
  /** Records whose permissions exclude this work for the person. */
  readonly leftOut: readonly Target[];
  readonly locale: Locale;
  readonly onStart: (entered: FormState) => void;
  readonly onClose: () => void;
}

/** The form itself sends nothing: what became of each record the run says. */
const lookAtNothing = () => Promise.resolve({ isSaved: null, words: '' });

/** The records are there, and hold this and that. */
const NOTHING_KNOWN: FormState = {};

/** So many of the records are named. */
const NAMED = 5;

/** Says what a job would touch, asks for what it needs, and waits for a word. */
export function BulkQuestion({
  job,
  list,
  targets,
  leftOut,
  locale,
  onStart,
  onClose,
}: BulkQuestionProps) {
  const [start] = useState(() => initialState(job.fields, {}, locale));
  const rest = targets.length - NAMED;
  if (targets.length === 0)
    return (
      <>
        <p>{t('This cannot be applied to any of these records.', locale)}</p>
        <LeftOut targets={leftOut} locale={locale} />
      </>
    );
  return (
    <>
      {job.description && <p className={styles.quiet}>{tLabel(job.description, locale)}</p>}
      <ul className={styles.names}>
        {targets.slice(0, NAMED).map(({ key, title }) => (
          <li key={key}>{title}</li>
        ))}
        {rest > 0 && <li>{t('and {count} more', locale, { count: rest })}</li>}
      </ul>
      <LeftOut targets={leftOut} locale={locale} />
      {job.isDelete && (
        <p>
          {t(
            '{count, plural, one {It} other {They}} will be deleted. This cannot be undone.',
            locale,
            { count: targets.length },
          )}
        </p>
      )}
      <RecordForm<unknown>
        fields={job.fields}
        start={start}
        before={job.isChange ? NOTHING_KNOWN : null}
        locale={locale}
        draftKey={null}
        submitLabel={wordsOf(job, list.resource, targets.length, locale)}
        isDangerous={job.isDangerous}
        save={(entered) => {
          onStart(entered);
          return Promise.resolve(null);
        }}
        check={lookAtNothing}
        onSaved={() => undefined}
        cancel={
          <button type="button" className={buttons.button} onClick={onClose}>
            {leavingWords(job, locale)}
          </button>
        }
      />
    </>
  );
}
