import 'client-only';
import { useEffect, useId, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { commit } from '../../relay/mutation.ts';
import buttons from '../button.module.css';
import { Dialog } from '../Dialog.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { inSentence, t, tLabel } from '../../locale/translate.ts';
import { newRecordLabel } from '../newRecordLabel.ts';
import { createHref, listHref } from '../../address/resource.ts';
import { useChosenBeside } from './chosenBeside.ts';
import { ControlIdContext } from './controlId.ts';
import { readableOption } from './picker.ts';
import type { AnyPicker, Option } from '../../lists/picker.ts';
import { loadOperations } from '../../lists/resourceModules.ts';
import { changedKey } from './recordChange.ts';
import { RecordForm } from './RecordForm.tsx';
import { loadCreation, type LoadedCreation } from './loadCreation.ts';
import { filledValues, newState } from './values.ts';

interface CreateBesideProps {
  readonly picker: AnyPicker;
  /** Called with the new record as an option of the picker. */
  readonly onCreated: (option: Option<string | number>) => void;
  readonly onClose: () => void;
}

/** A dialog with the form for a new record that another form refers to. */
export function CreateBeside({ picker, onCreated, onClose }: CreateBesideProps) {
  const [loaded, setLoaded] = useState<LoadedCreation | 'failed' | null>(null);
  const id = useId();
  const locale = useLocale();
  const title = newRecordLabel(picker.resource, locale);
  useEffect(() => {
    const loadForm = async () => {
      setLoaded(await loadCreation(await loadOperations(picker.resource)));
    };
    loadForm().catch(() => setLoaded('failed'));
  }, [picker]);
  return (
    <ControlIdContext value={`new-${id}-`}>
      <Dialog title={title} onClose={onClose}>
        {loaded === 'failed' && (
          <p role="alert">{t('The form could not be loaded. Try again.', locale)}</p>
        )}
        {loaded !== null && loaded !== 'failed' && (
          <NewRecordForm {...loaded} picker={picker} onCreated={onCreated} onClose={onClose} />
        )}
      </Dialog>
    </ControlIdContext>
  );
}

interface NewRecordFormProps
  extends LoadedCreation, Pick<CreateBesideProps, 'picker' | 'onCreated' | 'onClose'> {}

function NewRecordForm({ picker, fields, creation, onCreated, onClose }: NewRecordFormProps) {
  const environment = useRelayEnvironment();
  const [locale] = useState(useLocale());
  const chosen = useChosenBeside(fields);
  const [start] = useState(() => ({ ...newState(fields, locale), ...chosen }));
  const { resource } = picker;
  const choose = async (response: MutationParameters['response']) => {
    const key = changedKey(creation, response);
    const text = String(Array.isArray(key) ? key[0] : key);
    const read = async () => {
      const { one } = await picker.finder();
      return one?.row(
        await fetchQuery(environment, one.query, one.variables(text)).toPromise(),
        text,
      );
    };
    const found = await read().catch(() => null);
    const unread = { key: text, title: tLabel(resource.label, locale) };
    onCreated(readableOption(picker, found) ?? unread);
    onClose();
  };
  return (
    <RecordForm<MutationParameters['response']>
      fields={fields}
      start={start}
      before={null}
      locale={locale}
      draftKey={`${createHref(resource)} beside`}
      submitLabel={t('Create and select', locale)}
      save={(state) =>
        commit(environment, creation, creation.variables(filledValues(fields, state, locale)))
      }
      check={async () => ({
        isSaved: null,
        words: t('Search for the {record}: if it was created, you can select it.', locale, {
          record: inSentence(resource.label, locale),
        }),
        link: { href: listHref(resource), label: t('Check the list', locale) },
      })}
      onSaved={choose}
      cancel={
        <button type="button" className={buttons.button} onClick={onClose}>
          {t('Cancel', locale)}
        </button>
      }
    />
  );
}
