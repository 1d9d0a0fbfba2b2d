import 'client-only';
import { useId, useMemo, useRef, useState } from 'react';
import type { Locale } from '../../../locale/locale.ts';
import { inSentence, t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { Dialog } from '../../Dialog.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { newRecordLabel } from '../../newRecordLabel.ts';
import { ControlIdContext } from '../controlId.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import type { FormLayout } from '../FormInputs.tsx';
import { RecordForm } from '../RecordForm.tsx';
import type { RecordAround } from '../recordAround.ts';
import type { AnyFields, FormState } from '../values.ts';
import { firstInput, startOfRow } from './startOfRow.ts';
import type { RowsSettings } from './newRowsDefinition.ts';
import { useRowFields } from './useRowFields.ts';
import styles from './rows.module.css';

interface RowDialogProps {
  readonly rows: RowsSettings;
  /** The rows that were entered. */
  readonly value: readonly FormState[];
  /** Which of them is changed; behind the last one, a new one is entered. */
  readonly index: number;
  /** The record that the rows will belong to, as far as it is entered. */
  readonly record: RecordAround;
  /** @param isLast no other one is to be entered */
  readonly onEnter: (row: FormState, isLast: boolean) => void;
  readonly onClose: () => void;
}

/** The form for one row of a record that is not made yet: nothing is sent. */
export function RowDialog(props: RowDialogProps) {
  const { rows, value, index, onClose } = props;
  const locale = useLocale();
  const id = useId();
  const fields = useRowFields(rows);
  const count = value.length;
  const title =
    index < count
      ? t('Edit {record}', locale, { record: inSentence(rows.resource.label, locale) })
      : newRecordLabel(rows.resource, locale);
  return (
    <ControlIdContext value={`row-${id}-`}>
      <Dialog title={title} onClose={onClose}>
        {fields === 'failed' && (
          <p role="alert">{t('The form could not be loaded. Try again.', locale)}</p>
        )}
        {index === count && count > 0 && (
          <p role="status" className={styles.count}>
            {t('{count, plural, other {# added}}', locale, { count })}
          </p>
        )}
        {fields !== null && fields !== 'failed' && (
          <RowForm key={index} {...props} fields={fields} />
        )}
      </Dialog>
    </ControlIdContext>
  );
}

function RowForm(props: RowDialogProps & { readonly fields: AnyFields }) {
  const { fields, rows, value, index, record, onEnter, onClose } = props;
  const [locale] = useState(useLocale());
  const isNew = index === value.length;
  const [start] = useState(() =>
    isNew
      ? startOfRow(
          fields,
          { ...rows, place: value.length + 1, brought: currenciesOf(record, fields, rows, locale) },
          locale,
        )
      : value[index],
  );
  const isLast = useRef(!isNew);
  const layout: FormLayout = (buttonsWith, inputs) => (
    <>
      <FieldGrid fields={inputs} />
      {/* Enter presses the first of them. */}
      <div onClickCapture={() => (isLast.current = false)}>
        {buttonsWith(
          <button type="submit" className={buttons.button} onClick={() => (isLast.current = true)}>
            {t('Add and close', locale)}
          </button>,
        )}
      </div>
    </>
  );
  const around = useMemo(() => ({ fields, values: {} }), [fields]);
  return (
    <RecordForm<FormState>
      fields={fields}
      start={start}
      around={around}
      before={null}
      locale={locale}
      draftKey={null}
      submitLabel={isNew ? t('Add', locale) : t('Save', locale)}
      focused={firstInput(fields, start)}
      save={(row) => Promise.resolve({ status: 'saved', response: row, message: null })}
      check={() => Promise.reject(new Error('Nothing is sent.'))}
      onSaved={(row) => onEnter(row, isLast.current)}
      layout={isNew ? layout : undefined}
      onUnchanged={onClose}
      cancel={
        <button type="button" className={buttons.button} onClick={onClose}>
          {t('Close', locale)}
        </button>
      }
    />
  );
}

/** The currency that a row has of the record that it will belong to, where that is entered. */
function currenciesOf(
  record: RecordAround,
  fields: AnyFields,
  { parent }: RowsSettings,
  locale: Locale,
): FormState {
  const entries = Object.entries(fields).flatMap(([name, input]) => {
    const ofRecord = Object.hasOwn(record.fields, name) ? record.fields[name] : undefined;
    const state = record.values[name];
    const isBrought = input.picked?.some(({ by }) => by === parent);
    if (!isBrought || !ofRecord || ofRecord.isEmpty(state)) return [];
    return [[name, input.parse(ofRecord.serialize(state, locale), locale)] as const];
  });
  return Object.fromEntries(entries);
}
