import 'client-only';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import type { Resource } from '../../address/resource.ts';
import type { Locale } from '../../locale/locale.ts';
import { inSentence, t, tLabel } from '../../locale/translate.ts';
import { commit } from '../../relay/mutation.ts';
import { useLoadedPage } from '../../relay/pageContext.tsx';
import { allowedFields } from '../access/allowedResource.ts';
import { useAccess } from '../access/useAccess.ts';
import buttons from '../button.module.css';
import { ControlIdContext } from '../form/controlId.ts';
import { loadCreation, type LoadedCreation } from '../form/loadCreation.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { filledValues, newState, type AnyFields, type FormState } from '../form/values.ts';
import { useLocale } from '../locale/useLocale.ts';
import { newRecordLabel } from '../newRecordLabel.ts';
import { showToast } from '../toasts/toasts.ts';
import type { NewRowsDefinition } from './tabDefinition.ts';
import styles from './newRows.module.css';

export interface NewRowsProps {
  readonly resource: Resource;
  readonly newRows: NewRowsDefinition;
  /** The key of the record that the rows belong to. */
  readonly parentKey: string;
  /** The address of the tab. */
  readonly href: string;
  /** The place that the next row has, from 1; null where it is not known. */
  readonly place: number | null;
  readonly onClose: () => void;
}

/** Makes one row after the other below the record that they belong to, which is sent with each. */
export function NewRows(props: NewRowsProps) {
  const [loaded, setLoaded] = useState<LoadedCreation | 'failed' | null>(null);
  const [load] = useState(() => props.newRows.operations);
  const id = useId();
  const locale = useLocale();
  useEffect(() => {
    const loadForm = async () => {
      setLoaded(await loadCreation(await load()));
    };
    loadForm().catch(() => setLoaded('failed'));
  }, [load]);
  return (
    <ControlIdContext value={`new-${id}-`}>
      <section className={styles.newRows} aria-label={newRecordLabel(props.resource, locale)}>
        {loaded === 'failed' && (
          <p role="alert">{t('The form could not be loaded. Try again.', locale)}</p>
        )}
        {loaded !== null && loaded !== 'failed' && <RowForms {...props} {...loaded} />}
      </section>
    </ControlIdContext>
  );
}

/** An empty form for each row, once the one before is saved. */
function RowForms({
  resource,
  newRows,
  parentKey,
  href,
  place,
  fields: all,
  creation,
  onClose,
}: NewRowsProps & LoadedCreation) {
  const environment = useRelayEnvironment();
  const page = useLoadedPage();
  const access = useAccess();
  const [locale] = useState(useLocale());
  const [row, setRow] = useState({ index: 0, place });
  const saved = useRef<FormState>({});
  const { parent: parentInput, position } = newRows;
  const { [parentInput]: parent, ...others } = all;
  const [inputs] = useState(others);
  const fields = allowedFields(access, resource, 'create', inputs);
  const start = useMemo(
    () => startOf(fields, position, row.place, locale),
    [fields, position, row.place, locale],
  );
  const key = newRows.key ? newRows.key(parentKey) : parentKey;
  const around = useMemo(
    () => ({ fields: all, values: { [parentInput]: parent.parse(key, locale) } }),
    [all, parentInput, parent, key, locale],
  );
  const save = (held: FormState) => {
    saved.current = held;
    const ofParent = parent.serialize(around.values[parentInput], locale);
    const values = { ...filledValues(fields, held, locale), [parentInput]: ofParent };
    return commit(environment, creation, creation.variables(values));
  };
  const goOn = () => {
    const record = tLabel(resource.label, locale);
    showToast({ words: t('{record} created.', locale, { record }) });
    page.refresh();
    const last = Number(position === undefined ? NaN : saved.current[position]);
    setRow(({ index }) => ({ index: index + 1, place: Number.isInteger(last) ? last + 1 : null }));
  };
  return (
    <RecordForm<MutationParameters['response']>
      key={row.index}
      fields={fields}
      start={start}
      around={around}
      before={null}
      locale={locale}
      draftKey={`${href} new`}
      submitLabel={t('Create', locale)}
      focused={firstOf(fields, start)}
      save={save}
      check={async () => ({
        isSaved: null,
        words: t('Check the list to see whether the {record} was created.', locale, {
          record: inSentence(resource.label, locale),
        }),
        link: { href, label: t('Check the list', locale) },
      })}
      onSaved={goOn}
      cancel={
        <button type="button" className={buttons.button} onClick={onClose}>
          {t('Close', locale)}
        </button>
      }
    />
  );
}

/** An empty row, with its place after the one before. */
function startOf(
  fields: AnyFields,
  position: string | undefined,
  place: number | null,
  locale: Locale,
): FormState {
  const empty = newState(fields, locale);
  const isPlaced = position !== undefined && position in fields && place !== null;
  return isPlaced ? { ...empty, [position]: fields[position].parse(place, locale) } : empty;
}

/** The first input that is to be filled in: of those that are required, where any is empty. */
function firstOf(fields: AnyFields, start: FormState): string {
  const names = Object.keys(fields);
  const isOpen = (name: string) => fields[name].required && fields[name].isEmpty(start[name]);
  return names.find(isOpen) ?? names[0];
}
