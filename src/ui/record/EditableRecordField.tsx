import type { ReactNode } from 'react';
import { t } from '../../locale/translate.ts';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import type { RecordEditingSource } from './editingContext.ts';
import styles from './record.module.css';
import { useFieldEditing } from './useFieldEditing.tsx';

interface EditableRecordFieldProps {
  readonly source: RecordEditingSource;
  /** The localised label and description. */
  readonly label: string;
  readonly help?: string;
  /** Whether the heading above already shows the label. */
  readonly isHeaded: boolean;
  readonly name: string;
  /** The name of the input. */
  readonly edits: string;
  readonly children: ReactNode;
}

/**
 * A record field that can be edited in place. Without JavaScript its pencil links to the whole
 * form.
 */
export function EditableRecordField(props: EditableRecordFieldProps) {
  const { label, help, isHeaded, edits, children } = props;
  const locale = useLocale();
  const { isOpen, link, editor } = useFieldEditing(props);
  return (
    <>
      <dt title={help}>
        {isHeaded ? <span className="visually-hidden">{label}</span> : label}
        {!isOpen && (
          <a
            {...link}
            className={styles.pencil}
            data-edits={edits}
            aria-label={t('Edit {field}', locale, { field: label })}
          >
            <Icon name="pencil" size={13} />
          </a>
        )}
      </dt>
      <dd>
        {!isOpen && children}
        {editor}
      </dd>
    </>
  );
}
