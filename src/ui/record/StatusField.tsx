import type { ReactNode } from 'react';
import { labelOf } from '../../locale/labelOf.ts';
import { t, tLabel } from '../../locale/translate.ts';
import type { FieldProps } from '../fields/fieldProps.ts';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { useEditingOf, type RecordEditingSource } from './editingContext.ts';
import styles from './record.module.css';
import { useFieldEditing } from './useFieldEditing.tsx';

interface StatusFieldProps extends FieldProps {
  /** The value as it is shown. */
  readonly children: ReactNode;
}

/** A status in the header of a record, which is changed where it stands as far as the person may. */
export function StatusField({ children, ...field }: StatusFieldProps) {
  const { name = '' } = field;
  const { label = labelOf(name), edits = name } = field;
  const source = useEditingOf(field);
  if (!source) return children;
  return (
    <EditableStatus source={source} name={name} edits={edits} label={label}>
      {children}
    </EditableStatus>
  );
}

interface EditableStatusProps {
  readonly source: RecordEditingSource;
  readonly name: string;
  readonly edits: string;
  readonly label: string;
  readonly children: ReactNode;
}

function EditableStatus(props: EditableStatusProps) {
  const { edits, label, children } = props;
  const locale = useLocale();
  const { isOpen, link, editor } = useFieldEditing(props);
  return (
    <>
      {!isOpen && (
        <a {...link} className={styles.status} data-edits={edits}>
          {children}
          <span className="visually-hidden">
            {t('Edit {field}', locale, { field: tLabel(label, locale) })}
          </span>
          <span className={styles.pencil}>
            <Icon name="pencil" size={13} />
          </span>
        </a>
      )}
      {editor}
    </>
  );
}
