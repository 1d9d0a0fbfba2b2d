import dynamic from 'next/dynamic';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { withBasePath } from '../../address/basePath.ts';
import { isForBrowser } from '../../address/isForBrowser.ts';
import { WhileLoading } from '../errors/MissingPart.tsx';
import type { RecordEditingSource } from './editingContext.ts';

/** Loaded on use: forms are not part of a record's page. */
const FieldEdit = dynamic(() => import('./FieldEdit.tsx').then((module) => module.FieldEdit), {
  ssr: false,
  loading: WhileLoading,
});

interface FieldEditing {
  readonly isOpen: boolean;
  /** Of the link that opens the editor; without JavaScript it leads to the input in the form. */
  readonly link: ComponentProps<'a'>;
  /** What takes the place of the value, and the dialog that a choice leads to. */
  readonly editor: ReactNode;
}

interface EditedField {
  readonly source: RecordEditingSource;
  /** The record's field. */
  readonly name: string;
  /** The input that edits it. */
  readonly edits: string;
  /** The value as it is shown. */
  readonly children: ReactNode;
}

/** Edits a field where it stands. */
export function useFieldEditing(field: EditedField): FieldEditing {
  const { source, edits } = field;
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) link.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const open = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    setLoaded(true);
    setOpen(true);
  };
  return {
    isOpen,
    link: { ref: link, href: withBasePath(`${source.href}#input-${edits}`), onClick: open },
    editor: isLoaded && <FieldEdit {...field} isOpen={isOpen} onClose={() => setOpen(false)} />,
  };
}
