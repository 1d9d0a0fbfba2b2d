import 'client-only';
import type { ReactNode } from 'react';
import { reading, type Caught } from '../../relay/caught.ts';
import { useActionStart } from '../action/useActionStart.tsx';
import { actionRecord } from '../action/actionRecord.ts';
import { wayTo } from '../action/wayTo.ts';
import { usePageAddress } from '../embeddedPage.ts';
import { InlineEdit } from '../form/InlineEdit.tsx';
import type { RecordEditingSource } from './editingContext.ts';

interface FieldEditProps {
  readonly source: RecordEditingSource;
  /** The record's field. */
  readonly name: string;
  /** The input that edits it. */
  readonly edits: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The value as it is shown. */
  readonly children: ReactNode;
}

/**
 * Edits a field in the place of its value. Another state is done by the action that leads there, which may do more than
 * set the field.
 */
export function FieldEdit({ source, name, edits, isOpen, onClose, children }: FieldEditProps) {
  const { load, record, operations, ...about } = source;
  const { actions, allActions, state } = operations;
  const address = usePageAddress();
  // What its actions need of the record is known to the types of the screen only.
  const [start, started] = useActionStart({
    ...about,
    record: actionRecord<object>(record) as never,
  });
  const value = reading((record as Record<string, Caught<unknown>>)[name]);
  const from = value.ok ? value.value : null;
  const wayOf = (to: string) =>
    state?.field === name ? wayTo({ record, state, actions, allActions, from, to }) : 'update';
  const begin = (to: string) => {
    const way = wayOf(to);
    if (way === null || way === 'update') return false;
    onClose();
    start(way);
    return true;
  };
  return (
    <>
      {isOpen && (
        <InlineEdit
          load={load}
          address={address}
          name={edits}
          ways={{ isOffered: (to) => wayOf(to) !== null, begin }}
          onClose={onClose}
        >
          {children}
        </InlineEdit>
      )}
      {started}
    </>
  );
}
