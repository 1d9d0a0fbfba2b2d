import Button from '@mui/material/Button';
import { useContext, useEffect, useId, useState } from 'react';
import { asEditing, type Editing } from '../../form/recordEditing.ts';
import type { AnyFields } from '../../form/values.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { ListContext } from '../../list/listContext.ts';
import { Dialog } from '../../Dialog.tsx';
import styles from '../run/run.module.css';
import type { AnyUpdate, BulkWork } from '../../action/bulkWork.ts';
import { editJob, type Job } from './job.ts';

interface FieldChoiceProps {
  readonly edit: NonNullable<BulkWork<unknown>['edit']>;
  readonly onChosen: (job: Job) => void;
}

interface Loaded {
  readonly fields: AnyFields;
  readonly update: AnyUpdate<unknown>;
  readonly editing: Editing | null;
}

/** Asks which field of the selected records is to be changed. */
export function FieldChoice({ edit, onChosen }: FieldChoiceProps) {
  const list = useContext(ListContext);
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [name, setName] = useState('');
  const id = useId();
  useEffect(() => {
    void Promise.all([edit.fields(), edit.update(), edit.editing?.()]).then(
      ([fields, update, editing]) =>
        setLoaded({
          fields: fields as AnyFields,
          update,
          editing: editing ? asEditing(editing) : null,
        }),
    );
  }, [edit]);
  const { asks = [] } = edit;
  const close = () => list?.open(null);
  return (
    <Dialog title={t('Edit a field', locale)} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (loaded && Object.hasOwn(loaded.fields, name))
            onChosen(editJob(name, loaded.fields, asks, loaded.update, loaded.editing));
        }}
      >
        <label className={styles.picker} htmlFor={id}>
          {t('Field', locale)}
          <select id={id} required value={name} onChange={({ target }) => setName(target.value)}>
            <option value="">{t('Choose…', locale)}</option>
            {Object.entries(loaded?.fields ?? {})
              .filter(([option]) => !asks.includes(option))
              .map(([option, { label }]) => (
                <option key={option} value={option}>
                  {tLabel(label, locale)}
                </option>
              ))}
          </select>
        </label>
        <div className={styles.buttons}>
          <Button type="submit" variant="contained" color="primary">
            {t('Next|step', locale)}
          </Button>
          <Button onClick={close}>{t('Cancel', locale)}</Button>
        </div>
      </form>
    </Dialog>
  );
}
