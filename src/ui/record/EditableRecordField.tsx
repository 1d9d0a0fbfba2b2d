import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { RecordEditingSource } from './editingContext.ts';
import styles from './record.module.css';
import { withBasePath } from '../../address/basePath.ts';

/** Loaded on use: forms are not part of a record's page. */
const InlineEdit = dynamic(
  () => import('../form/InlineEdit.tsx').then((module) => module.InlineEdit),
  {
    ssr: false,
    loading: WhileLoading,
  },
);

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
