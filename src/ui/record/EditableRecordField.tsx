import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { RecordEditingSource } from './editingContext.ts';
import { InlineEdit } from './loadedInlineEdit.ts';
import { useEditInPlace } from './useEditInPlace.ts';
import styles from './record.module.css';
import { withBasePath } from '../../address/basePath.ts';

interface EditableRecordFieldProps extends RecordEditingSource {
  /** The localised label and description. */
  readonly label: string;
  readonly help?: string;
  /** Whether the heading above already shows the label. */
  readonly isHeaded: boolean;
  /** The name of the input. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A record field that can be edited in place. Without JavaScript its pencil links to the whole
 * form.
 */
export function EditableRecordField(props: EditableRecordFieldProps) {
  const { label, help, isHeaded, name, load, href, children } = props;
  const locale = useLocale();
  const { query } = useRouter();
  const { isOpen, open, close, link } = useEditInPlace();
  return (
    <>
      <dt title={help}>
        {isHeaded ? <span className="visually-hidden">{label}</span> : label}
        {!isOpen && (
          <a
            ref={link}
            href={withBasePath(`${href}#input-${name}`)}
            className={styles.pencil}
            data-edits={name}
            aria-label={t('Edit {field}', locale, { field: label })}
            onClick={open}
          >
            <Icon name="pencil" size={13} />
          </a>
        )}
      </dt>
      <dd>
        {isOpen ? (
          <InlineEdit load={load} address={query} name={name} onClose={close}>
            {children}
          </InlineEdit>
        ) : (
          children
        )}
      </dd>
    </>
  );
}
