import Button from '@mui/material/Button';
import { useContext, useEffect, useId, useState } from 'react';
import { allowedFields } from '../../access/allowedResource.ts';
import type { EditPermissions } from '../../access/recordPermissions.ts';
import { useAccess } from '../../access/useAccess.ts';
import type { LoadEditing } from '../../action/recordOperations.ts';
import { isReadable, type LabelledInput } from '../../form/input.ts';
import type { AnyUpdate } from '../../form/recordChange.ts';
import { asEditing, type Editing } from '../../form/recordEditing.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { ListContext } from '../../list/listContext.ts';
import { Dialog } from '../../Dialog.tsx';
import styles from '../run/run.module.css';
import type { Job } from './job.ts';
import { editJob } from './mutationJobs.ts';

interface FieldChoiceProps {
  /** Loads how the records are edited. */
  readonly edit: LoadEditing<unknown>;
  /** What the records say of how they may be changed. */
  readonly permissions?: EditPermissions;
  readonly onChosen: (job: Job) => void;
}

/** Whether there is a way to change several records that differ in what the value means. */
function canChange(input: LabelledInput): boolean {
  return !input.isOfOneRecord || (input.kind !== undefined && isReadable(input));
}

interface Loaded {
  readonly editing: Editing;
  readonly update: AnyUpdate<unknown>;
}

/** Asks which field of the selected records is to be changed. */
export function FieldChoice({ edit, permissions, onChosen }: FieldChoiceProps) {
  const list = useContext(ListContext);
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [name, setName] = useState('');
  const id = useId();
  useEffect(() => {
    const load = async () => {
      const editing = await edit();
      setLoaded({ editing: asEditing(editing), update: await editing.update() });
    };
    void load();
  }, [edit]);
  const access = useAccess();
  // What is typed into a choice without options would be lost.
  if (!loaded) return null;
  const { editing, update } = loaded;
  const fields = allowedFields(access, editing.resource, 'edit', editing.fields);
  const asks = update.asks ?? [];
  const close = () => list?.open(null);
  return (
    <Dialog title={t('Edit a field', locale)} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (Object.hasOwn(fields, name))
            onChosen(editJob(name, fields, asks, update, editing, permissions));
        }}
      >
        <label className={styles.picker} htmlFor={id}>
          {t('Field', locale)}
          <select id={id} required value={name} onChange={({ target }) => setName(target.value)}>
            <option value="">{t('Choose…', locale)}</option>
            {Object.entries(fields)
              .filter(([option, input]) => canChange(input) && !asks.includes(option))
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
