import { useId, useMemo, useState } from 'react';
import type { Environment } from 'relay-runtime';
import buttons from '../../../button.module.css';
import { FieldGrid } from '../../../form/FieldGrid.tsx';
import { RecordForm } from '../../../form/RecordForm.tsx';
import { initialState, type AnyFields, type FormState } from '../../../form/values.ts';
import type { Locale } from '../../../../locale/locale.ts';
import { inSentence, t } from '../../../../locale/translate.ts';
import type { ListOfTable } from '../../../list/listContext.ts';
import styles from '../../run/run.module.css';
import { wordsOf, type Job } from '../job.ts';
import { LeftOut } from '../LeftOut.tsx';
import type { Target } from '../targets.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { fieldChanges, withNames, type FieldChange } from './fieldChange.ts';
import type { FieldWork } from './fieldWork.ts';
import { withOutcomeCheck } from './outcomeCheck.ts';
import { usePreviewRows, type PreviewRows } from './usePreviewRows.ts';

/** What is to be done, and what the person saw of it. */
export interface ChosenChange {
  readonly change: FieldChange;
  readonly entered: FormState;
  /** The records as they were shown, by their keys. */
  readonly seen: ReadonlyMap<string, FormState>;
}

interface ChangeQuestionProps {
  readonly job: Job;
  readonly work: FieldWork;
  readonly list: ListOfTable;
  readonly targets: readonly Target[];
  /** Records that say that the person may not change them. */
  readonly leftOut: readonly Target[];
  /** The records are all that match. */
  readonly isAll: boolean;
  readonly newEnvironment: () => Environment;
  readonly locale: Locale;
  readonly onStart: (chosen: ChosenChange) => void;
  readonly onClose: () => void;
}

/** The form itself sends nothing: what became of each record the run says. */
const lookAtNothing = () => Promise.resolve({ isSaved: null, words: '' });

/** Asks how a field of several records is changed, and shows what becomes of them. */
export function ChangeQuestion(props: ChangeQuestionProps) {
  const { work, list, targets, leftOut, isAll, newEnvironment, locale } = props;
  const { name, fields } = work;
  const changes = useMemo(() => fieldChanges(name, fields, locale), [name, fields, locale]);
  const [id, setId] = useState(changes[0].id);
  const rows = usePreviewRows(targets, { work, newEnvironment, locale });
  const selectId = useId();
  const change = changes.find((one) => one.id === id) ?? changes[0];
  const { resource } = list;
  return (
    <>
      {isAll && (
        <p>
          {t('All {count, plural, one {# {record}} other {# {records}}} that match.', locale, {
            count: targets.length,
            record: inSentence(resource.label, locale),
            records: inSentence(resource.pluralLabel, locale),
          })}
        </p>
      )}
      <LeftOut targets={leftOut} locale={locale} />
      {changes.length > 1 && (
        <div className={styles.picker}>
          <label htmlFor={selectId}>{t('Change', locale)}</label>
          <select id={selectId} value={id} onChange={({ target }) => setId(target.value)}>
            {changes.map((one) => (
              <option key={one.id} value={one.id}>
                {t(one.label, locale)}
              </option>
            ))}
          </select>
        </div>
      )}
      <ChangeForm key={change.id} {...props} change={change} rows={rows} />
    </>
  );
}

interface ChangeFormProps extends ChangeQuestionProps {
  readonly change: FieldChange;
  readonly rows: PreviewRows;
}

function ChangeForm(props: ChangeFormProps) {
  const { job, work, list, targets, change, rows, locale, onStart, onClose } = props;
  const { fields: all } = work.editing;
  const asked = useMemo(() => withNames(work.fields, work.asks), [work]);
  const [start] = useState(() => initialState({ ...change.operands, ...asked }, {}, locale));
  const { read } = rows;
  const fields: AnyFields = useMemo(() => {
    const readings = targets.flatMap(({ key }) => read.get(key) ?? []);
    // Of a record that nobody has looked at, nothing is known yet.
    const isComplete = readings.length === targets.length;
    const operands = isComplete
      ? withOutcomeCheck({ change, readings, fields: all, locale })
      : change.operands;
    return { ...operands, ...asked };
  }, [change, asked, all, targets, read, locale]);
  const filled = Object.entries(start).filter(([name, entered]) => !fields[name].isEmpty(entered));
  return (
    <RecordForm<unknown>
      fields={fields}
      start={start}
      // The records are there, and hold this and that: what is not entered takes a value away.
      before={Object.fromEntries(filled)}
      locale={locale}
      draftKey={null}
      submitLabel={wordsOf(job, list.resource, targets.length, locale)}
      save={(entered) => {
        onStart({ change, entered, seen: statesIn(read) });
        return Promise.resolve(null);
      }}
      check={lookAtNothing}
      onSaved={() => undefined}
      cancel={
        <button type="button" className={buttons.button} onClick={onClose}>
          {t('Cancel', locale)}
        </button>
      }
      layout={(formButtons, inputs) => (
        <>
          <FieldGrid fields={inputs} />
          <ChangePreview
            change={change}
            fields={all}
            targets={targets}
            rows={rows}
            start={start}
            locale={locale}
          />
          {formButtons()}
        </>
      )}
    />
  );
}

function statesIn(read: PreviewRows['read']): ReadonlyMap<string, FormState> {
  return new Map(
    [...read].flatMap(([key, reading]) => ('state' in reading ? [[key, reading.state]] : [])),
  );
}
