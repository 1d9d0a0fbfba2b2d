import 'client-only';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import type { Resource } from '../../address/resource.ts';
import { inSentence, t, tLabel } from '../../locale/translate.ts';
import { usePage } from '../../relay/pageContext.tsx';
import { allowedFields } from '../access/allowedResource.ts';
import { useAccess } from '../access/useAccess.ts';
import buttons from '../button.module.css';
import { broughtCurrencies } from '../form/broughtCurrencies.ts';
import { ControlIdContext } from '../form/controlId.ts';
import { fittingPart } from '../form/drafts.ts';
import { loadCreation, type LoadedCreation } from '../form/loadCreation.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import {
  createRow,
  ownInputs,
  parentState,
  type NewRowsDefinition,
} from '../form/rows/newRowsDefinition.ts';
import { waitingWords } from '../form/rows/createRows.ts';
import { firstInput, startOfRow } from '../form/rows/startOfRow.ts';
import { keepWaitingRows, waitingRows } from '../form/rows/waitingRows.ts';
import type { FormState } from '../form/values.ts';
import { useLocale } from '../locale/useLocale.ts';
import { newRecordLabel } from '../newRecordLabel.ts';
import { showToast } from '../toasts/toasts.ts';
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

interface Loaded extends LoadedCreation {
  /** The record that the rows belong to, by its input. */
  readonly parent: FormState;
  /** What that record brings along: its currency. */
  readonly brought: FormState;
}

/** Makes one row after the other below the record that they belong to, which is sent with each. */
export function NewRows(props: NewRowsProps) {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  const [{ newRows, parentKey }] = useState(props);
  const id = useId();
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const [startLocale] = useState(locale);
  useEffect(() => {
    const loadForm = async () => {
      const creation = await loadCreation(await newRows.operations());
      const parent = parentState(creation.fields, newRows, parentKey, startLocale);
      const brought = await broughtCurrencies(environment, creation.fields, parent, startLocale);
      setLoaded({ ...creation, parent, brought });
    };
    loadForm().catch(() => setLoaded('failed'));
  }, [environment, newRows, parentKey, startLocale]);
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
  href,
  place,
  fields: all,
  creation,
  parent,
  brought,
  onClose,
}: Omit<NewRowsProps, 'parentKey'> & Loaded) {
  const environment = useRelayEnvironment();
  const page = usePage();
  const access = useAccess();
  const [locale] = useState(useLocale());
  const [row, setRow] = useState({ index: 0, place });
  const [waiting, setWaiting] = useState(() => waitingRows(href));
  const saved = useRef<FormState>({});
  const { position } = newRows;
  const [inputs] = useState(() => ownInputs(all, newRows));
  const fields = allowedFields(access, resource, 'create', inputs);
  const [next] = waiting;
  const start = useMemo(() => {
    const empty = startOfRow(fields, { position, place: row.place, brought }, locale);
    return next ? { ...empty, ...fittingPart(next, empty) } : empty;
  }, [fields, position, row.place, brought, locale, next]);
  const wait = (rows: readonly FormState[]) => {
    keepWaitingRows(href, rows);
    setWaiting(rows);
  };
  const around = useMemo(() => ({ fields: all, values: parent }), [all, parent]);
  const save = (state: FormState) => {
    saved.current = state;
    const loaded = { fields: all, creation };
    return createRow({ environment, loaded, parent, locale }, newRows, state);
  };
  const afterSave = () => {
    const record = tLabel(resource.label, locale);
    showToast({ words: t('{record} created.', locale, { record }) });
    page.refresh();
    wait(waiting.slice(1));
    const last = position === undefined ? '' : (saved.current[position] ?? '');
    const isPlaced = last !== '' && Number.isInteger(Number(last));
    setRow(({ index }) => ({ index: index + 1, place: isPlaced ? Number(last) + 1 : null }));
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
      focused={firstInput(fields, start)}
      save={save}
      check={async () => ({
        isSaved: null,
        words: t('Check the list to see whether the {record} was created.', locale, {
          record: inSentence(resource.label, locale),
        }),
        link: { href, label: t('Check the list', locale) },
      })}
      onSaved={afterSave}
      cancel={
        <button type="button" className={buttons.button} onClick={onClose}>
          {t('Close', locale)}
        </button>
      }
    >
      {waiting.length > 0 && (
        <p className={styles.waiting}>
          {waitingWords({ resource }, waiting.length, locale)}
          <button
            type="button"
            className={buttons.button}
            onClick={() => {
              wait([]);
              onClose();
            }}
          >
            {t('Discard', locale)}
          </button>
        </p>
      )}
    </RecordForm>
  );
}
