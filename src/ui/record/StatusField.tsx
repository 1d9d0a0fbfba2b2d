import dynamic from 'next/dynamic';
import { use, useState, type ReactNode } from 'react';
import { withBasePath } from '../../address/basePath.ts';
import { labelOf } from '../../locale/labelOf.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { isWritable } from '../access/allowedResource.ts';
import { useAccess } from '../access/useAccess.ts';
import { WhileLoading } from '../errors/MissingPart.tsx';
import type { FieldProps } from '../fields/fieldProps.ts';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { RecordEditingContext, type RecordEditingSource } from './editingContext.ts';
import type { RecordOfStatus } from './StatusEdit.tsx';
import { useEditInPlace } from './useEditInPlace.ts';
import styles from './record.module.css';

/** Loaded on use: forms and actions are not part of a record's page. */
const StatusEdit = dynamic(() => import('./StatusEdit.tsx').then((module) => module.StatusEdit), {
  ssr: false,
  loading: WhileLoading,
}) as unknown as typeof import('./StatusEdit.tsx').StatusEdit;

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
    editing &&
    !readOnly &&
    !editing.denied.includes(edits) &&
    isWritable(access, of.resource, 'edit', edits);
  if (!isEditable) return children;
  return (
    <EditableStatus {...editing} of={of} field={{ ...field, name, edits }}>
      {children}
    </EditableStatus>
  );
}

interface EditableStatusProps<Row> extends RecordEditingSource {
  readonly of: RecordOfStatus<Row>;
  readonly field: FieldProps & { readonly name: string; readonly edits: string };
  readonly children: ReactNode;
}

function EditableStatus<Row>({ of, field, load, href, children }: EditableStatusProps<Row>) {
  const { name, edits, label = labelOf(name) } = field;
  const locale = useLocale();
  const { isOpen, open, close, link } = useEditInPlace();
  // The dialog of an action goes on after the choice that led to it.
  const [isLoaded, setLoaded] = useState(false);
  if (isOpen && !isLoaded) setLoaded(true);
  return (
    <>
      {!isOpen && (
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
      {isLoaded && (
        <StatusEdit of={of} name={name} edits={edits} load={load} isOpen={isOpen} onClose={close}>
          {children}
        </StatusEdit>
      )}
    </>
  );
}
