import { useRouter } from 'next/router';
import { use, type ReactNode } from 'react';
import { withBasePath } from '../../address/basePath.ts';
import { labelOf } from '../../locale/labelOf.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { reading, type Caught } from '../../relay/caught.ts';
import { fieldDenial, isWritable } from '../access/allowedResource.ts';
import { useAccess } from '../access/useAccess.ts';
import { actionRecord, type CaughtFields } from '../action/actionRecord.ts';
import type { RecordOperations } from '../action/recordOperations.ts';
import { useActionStart, type ActedOn } from '../action/useActionStart.tsx';
import { wayTo } from '../action/wayTo.ts';
import type { FieldProps } from '../fields/fieldProps.ts';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { RecordEditingContext, type RecordEditingSource } from './editingContext.ts';
import { InlineEdit } from './loadedInlineEdit.ts';
import { useEditInPlace } from './useEditInPlace.ts';
import styles from './record.module.css';

/** The record in whose header a status stands. */
export interface RecordOfStatus<Row> extends Omit<ActedOn<Row>, 'record'> {
  readonly record: CaughtFields<Row> | undefined;
  readonly operations: RecordOperations<Row, never> | undefined;
}

interface StatusFieldProps<Row> {
  readonly field: FieldProps;
  readonly of: RecordOfStatus<Row>;
  /** The value as it is shown. */
  readonly children: ReactNode;
}

/** A status in the header of a record, which is changed where it stands as far as the person may. */
export function StatusField<Row>({ field, of, children }: StatusFieldProps<Row>) {
  const { name = '', readOnly } = field;
  const { edits = name } = field;
  const editing = use(RecordEditingContext);
  const access = useAccess();
  const isEditable =
    !readOnly &&
    editing !== null &&
    !editing.denied.includes(edits) &&
    isWritable(access, of.resource, 'edit', edits) &&
    !fieldDenial(access, of.resource, name);
  if (!isEditable || !of.record || !of.operations) return children;
  const { record, operations } = of;
  return (
    <EditableStatus
      {...editing}
      about={{ ...of, record: actionRecord<Row>(record) }}
      operations={operations}
      record={record}
      field={{ ...field, name, edits }}
    >
      {children}
    </EditableStatus>
  );
}

interface EditableStatusProps<Row> extends RecordEditingSource {
  readonly about: ActedOn<Row>;
  readonly operations: RecordOperations<Row, never>;
  readonly record: CaughtFields<Row>;
  readonly field: FieldProps & { readonly name: string; readonly edits: string };
  readonly children: ReactNode;
}

/** What is chosen is done by the action that leads there, which may do more than set the field, else saved. */
function EditableStatus<Row>(props: EditableStatusProps<Row>) {
  const { about, operations, record, field, load, href, children } = props;
  const { name, edits, label = labelOf(name) } = field;
  const { actions, bulk, state } = operations;
  const locale = useLocale();
  const { query } = useRouter();
  const { isOpen, open, close, link } = useEditInPlace();
  const [start, started] = useActionStart(about);
  const value = reading((record as Record<string, Caught<unknown>>)[name]);
  const from = value.ok ? value.value : null;
  const wayOf = (to: string) =>
    state?.field === name
      ? wayTo({ record, state, actions, allActions: bulk?.allActions ?? actions, from, to })
      : 'update';
  const begin = (to: string) => {
    const way = wayOf(to);
    if (way === null || way === 'update') return false;
    close();
    start(way);
    return true;
  };
  return (
    <>
      {isOpen ? (
        <InlineEdit
          load={load}
          address={query}
          name={edits}
          ways={{ isOffered: (to) => wayOf(to) !== null, begin }}
          onClose={close}
        >
          {children}
        </InlineEdit>
      ) : (
        <a
          ref={link}
          href={withBasePath(`${href}#input-${edits}`)}
          className={styles.status}
          data-edits={edits}
          onClick={open}
        >
          {children}
          <span className="visually-hidden">
            {t('Edit {field}', locale, { field: tLabel(label, locale) })}
          </span>
          <span className={styles.pencil}>
            <Icon name="pencil" size={13} />
          </span>
        </a>
      )}
      {started}
    </>
  );
}
