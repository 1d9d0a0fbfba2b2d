import 'client-only';
import Router from 'next/router';
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { usePage } from '../../relay/pageContext.tsx';
import type { Address } from '../../address/address.ts';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { recordHref } from '../../address/resource.ts';
import { ConflictTable } from './ConflictTable.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import styles from './form.module.css';
import { readRecord } from './readRecord.ts';
import { asEditing, type AnyEditing, type Editing } from './recordEditing.ts';
import { RecordForm } from './RecordForm.tsx';
import { ChosenButtons, isChosen, savedAtOnce, type ChoiceWays } from './savedAtOnce.tsx';
import type { Save } from './saving.ts';
import { useOpenedRecord } from './useOpenedRecord.ts';
import { useRecordEditing } from './useRecordEditing.ts';
import { changedKey } from './recordChange.ts';

interface InlineEditProps {
  readonly load: () => Promise<AnyEditing>;
  /** The address of the record's page; `{ key }` is enough. */
  readonly address: Address;
  /** The name of the input. */
  readonly name: string;
  readonly onClose: () => void;
  readonly ways?: ChoiceWays;
  /** The displayed value, which stays until the input is loaded. */
  readonly children: ReactNode;
}

/**
 * Edits one field of a record in place: a form with one input, which reads the record first and
 * sends only this field. A value that is chosen is saved by its choice.
 */
export function InlineEdit({ load, address, name, ways, onClose, children }: InlineEditProps) {
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const loaded = useOpenedRecord(async () => {
    const editing = asEditing(await load());
    const record = await readRecord(environment, editing, address);
    return record && { editing, record };
  });
  if (loaded === null) return <div aria-busy="true">{children}</div>;
  if (typeof loaded === 'string') {
    return (
      <>
        {children}
        <p role="alert" className={styles.error}>
          {t(loaded, locale)}
        </p>
        <button type="button" className={buttons.button} onClick={onClose}>
          {t('Close', locale)}
        </button>
      </>
    );
  }
  return (
    <OneField {...loaded} address={address} name={name} ways={ways} onClose={onClose}>
      {children}
    </OneField>
  );
}

interface OneFieldProps extends Omit<InlineEditProps, 'load'> {
  readonly editing: Editing;
  readonly record: object;
}

function OneField(props: OneFieldProps) {
  const { editing, record, address, name, ways, onClose, children } = props;
  if (!(name in editing.fields)) {
    const names = Object.keys(editing.fields).join(', ');
    throw new Error(
      `The form of this record has no input "${name}". A field is edited in place by the input of ` +
        `its name: give it one of these names (${names}), or mark it as \`readOnly\`.`,
    );
  }
  const page = usePage();
  const edited = useRecordEditing(editing, record, address);
  const [start] = useState(() => ({ [name]: edited.start[name] }));
  const [chosen] = useState(() =>
    isChosen(editing.fields[name]) ? { start: start[name], shown: children, ways, onClose } : null,
  );
  const [fields] = useState(() => ({
    [name]: chosen ? savedAtOnce(editing.fields[name], chosen) : editing.fields[name],
  }));
  const [around] = useState(() => ({ fields: editing.fields, values: edited.start }));
  /** The new value as text, shown while it is being saved. */
  const [sending, setSending] = useState<string | null>(null);
  const input = fields[name];
  const save: Save<MutationParameters['response']> = async (state, take) => {
    setSending(input.isEmpty(state[name]) ? '—' : input.format(state[name], edited.locale));
    const outcome = await edited.save(state, take);
    setSending(null);
    return outcome;
  };
  const prepareChoice = useEffectEvent(() => {
    if (chosen) edited.prepare();
  });
  useEffect(() => prepareChoice(), []);
  const finish = () => {
    page.refresh();
    onClose();
  };
  const afterSave = async (response: MutationParameters['response']) => {
    const key = editing.keyOf(record);
    const now = changedKey(await editing.update(), response) ?? key;
    if (String(now) === String(key)) finish();
    else await Router.replace(recordHref(editing.resource, now));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // React's events also bubble up from a dialog that is opened here.
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && isOwn && !event.defaultPrevented) onClose();
  };
  return (
    <div className={styles.inPlace} onKeyDown={onKeyDown}>
      {sending !== null && <span className={styles.sending}>{sending}</span>}
      <div hidden={sending !== null}>
        <RecordForm<MutationParameters['response']>
          fields={fields}
          start={start}
          around={around}
          before={edited.before}
          locale={edited.locale}
          draftKey={`${recordHref(editing.resource, editing.keyOf(record))} ${name}`}
          submitLabel={t('Save', edited.locale)}
          focused={name}
          save={save}
          prepare={edited.prepare}
          check={edited.check}
          onSaved={afterSave}
          onUnchanged={finish}
          layout={
            chosen
              ? (buttons) => (
                  <>
                    <FieldGrid fields={fields} />
                    <ChosenButtons name={name} input={input} start={chosen.start} onClose={onClose}>
                      {buttons()}
                    </ChosenButtons>
                  </>
                )
              : undefined
          }
          cancel={
            <button type="button" className={buttons.button} onClick={onClose}>
              {t('Cancel', edited.locale)}
            </button>
          }
        >
          <ConflictTable
            fields={editing.fields}
            conflicts={edited.conflicts}
            lastChange={edited.lastChange}
            locale={edited.locale}
          />
        </RecordForm>
      </div>
    </div>
  );
}
