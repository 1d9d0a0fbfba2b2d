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
import type { FormLayout } from './FormInputs.tsx';
import styles from './form.module.css';
import type { LabelledInput } from './input.ts';
import { readRecord } from './readRecord.ts';
import { asEditing, type AnyEditing, type Editing } from './recordEditing.ts';
import { RecordForm } from './RecordForm.tsx';
import {
  ChosenButtons,
  isChosen,
  savedAtOnce,
  type ChoiceWays,
  type ChosenInPlace,
} from './savedAtOnce.tsx';
import { useOpenedRecord } from './useOpenedRecord.ts';
import { useRecordEditing, type EditedRecord } from './useRecordEditing.ts';
import { changedKey } from './recordChange.ts';
import type { AnyFields, FormState } from './values.ts';

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
  const { editing, record, address, name, onClose } = props;
  const edited = useRecordEditing(editing, record, address);
  const { conflicts, lastChange, locale } = edited;
  const [{ fields, start, around, chosen }] = useState(() => oneInputForm(props, edited.start));
  const [sent, save] = useSentText(edited, name, fields[name]);
  const [afterSave, finish] = useAfterSave(props);
  const prepareChoice = useEffectEvent(() => {
    if (chosen) edited.prepare();
  });
  useEffect(() => prepareChoice(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // React's events also bubble up from a dialog that is opened here.
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && isOwn && !event.defaultPrevented) onClose();
  };
  return (
    <div className={styles.inPlace} onKeyDown={onKeyDown}>
      {sent !== null && <span className={styles.sending}>{sent}</span>}
      <div hidden={sent !== null}>
        <RecordForm<MutationParameters['response']>
          fields={fields}
          start={start}
          around={around}
          before={edited.before}
          locale={locale}
          draftKey={`${recordHref(editing.resource, editing.keyOf(record))} ${name}`}
          submitLabel={t('Save', locale)}
          focused={name}
          save={save}
          prepare={edited.prepare}
          check={edited.check}
          onSaved={afterSave}
          onUnchanged={finish}
          layout={chosen ? layoutOf(fields, chosen) : undefined}
          cancel={
            <button type="button" className={buttons.button} onClick={onClose}>
              {t('Cancel', locale)}
            </button>
          }
        >
          <ConflictTable
            fields={editing.fields}
            conflicts={conflicts}
            lastChange={lastChange}
            locale={locale}
          />
        </RecordForm>
      </div>
    </div>
  );
}

/**
 * What the form of one input is made of.
 *
 * @param values the record's, as its whole form has them
 */
function oneInputForm(
  { editing: { fields }, name, ways, onClose, children }: OneFieldProps,
  values: FormState,
) {
  if (!(name in fields)) {
    throw new Error(
      `The form of this record has no input "${name}". A field is edited in place by the input of ` +
        `its name: give it one of these names (${Object.keys(fields).join(', ')}), or mark it as \`readOnly\`.`,
    );
  }
  const own = fields[name];
  const chosen = isChosen(own) ? { start: values[name], shown: children, ways, onClose } : null;
  return {
    fields: { [name]: chosen ? savedAtOnce(own, chosen) : own },
    start: { [name]: values[name] },
    around: { fields, values },
    /** How its value is chosen; null where it is typed. */
    chosen,
  };
}

/** The list of choices, with buttons only where they have something to do. */
function layoutOf(fields: AnyFields, { start, onClose }: ChosenInPlace): FormLayout {
  const [[name, input]] = Object.entries(fields);
  return (buttons) => (
    <>
      <FieldGrid fields={fields} />
      <ChosenButtons name={name} input={input} start={start} onClose={onClose}>
        {buttons()}
      </ChosenButtons>
    </>
  );
}

/** The new value of an input as text while it is being saved, otherwise null; and what saves it. */
function useSentText(
  { save, locale }: Pick<EditedRecord, 'save' | 'locale'>,
  name: string,
  input: LabelledInput,
): readonly [sent: string | null, save: EditedRecord['save']] {
  const [sent, setSent] = useState<string | null>(null);
  const saveShown: EditedRecord['save'] = async (state, take) => {
    setSent(input.isEmpty(state[name]) ? '—' : input.format(state[name], locale));
    const outcome = await save(state, take);
    setSent(null);
    return outcome;
  };
  return [sent, saveShown];
}

/** Shows a saved record: on its page, or on the one that a change of its key leads to. */
function useAfterSave({ editing, record, onClose }: OneFieldProps) {
  const page = usePage();
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
  return [afterSave, finish] as const;
}
