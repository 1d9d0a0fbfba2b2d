import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { RecordEditingSource } from './editingContext.ts';
import styles from './record.module.css';

/** Forms are not part of a record's page until somebody wants one. */
const InlineEdit = dynamic(
  () => import('../form/InlineEdit.tsx').then((module) => module.InlineEdit),
  {
    ssr: false,
    loading: WhileLoading,
  },
);

interface EditableRecordFieldProps extends RecordEditingSource {
  /** Its name and what the schema says of it, in the person's language. */
  readonly label: string;
  readonly help?: string;
  /** A heading above it says the label already. */
  readonly isHeaded: boolean;
  /** The name of the input. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A fact that can be changed where it stands. Without JavaScript its pencil leads to the whole form. */
export function EditableRecordField(props: EditableRecordFieldProps) {
  const { label, help, isHeaded, name, load, href, children } = props;
  const locale = useLocale();
  const { query } = useRouter();
  const [isOpen, setOpen] = useState(false);
  const pencil = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) pencil.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <dt title={help}>
        {isHeaded ? <span className="visually-hidden">{label}</span> : label}
        {!isOpen && (
          <a
            ref={pencil}
            href={`${href}#input-${name}`}
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
          <InlineEdit load={load} address={query} name={name} onClose={() => setOpen(false)}>
            {children}
          </InlineEdit>
        ) : (
          children
        )}
      </dd>
    </>
  );
}
