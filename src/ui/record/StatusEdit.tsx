import 'client-only';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { reading, type Caught } from '../../relay/caught.ts';
import { actionRecord, type CaughtFields } from '../action/actionRecord.ts';
import type { RecordOperations } from '../action/recordOperations.ts';
import { useActionStart, type ActedOn } from '../action/useActionStart.tsx';
import { wayTo } from '../action/wayTo.ts';
import { InlineEdit } from '../form/InlineEdit.tsx';
import type { RecordEditingSource } from './editingContext.ts';

/** The record in whose header a status stands. */
export interface RecordOfStatus<Row> extends Omit<ActedOn<Row>, 'record'> {
  readonly record: CaughtFields<Row>;
  readonly operations: RecordOperations<Row, never>;
}

interface StatusEditProps<Row> extends Pick<RecordEditingSource, 'load'> {
  readonly of: RecordOfStatus<Row>;
  /** The record's field. */
  readonly name: string;
  /** The input that edits it. */
  readonly edits: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The choice of another status: done by the action that leads there, which may do more than set the field, else saved. */
export function StatusEdit<Row>(props: StatusEditProps<Row>) {
  const { of, name, edits, load, isOpen, onClose, children } = props;
  const { record, operations } = of;
  const { actions, bulk, state } = operations;
  const { query } = useRouter();
  const [start, started] = useActionStart({ ...of, record: actionRecord<Row>(record) });
  const value = reading((record as Record<string, Caught<unknown>>)[name]);
  const from = value.ok ? value.value : null;
  const wayOf = (to: string) =>
    state?.field === name
      ? wayTo({ record, state, actions, allActions: bulk?.allActions ?? actions, from, to })
      : 'update';
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
          address={query}
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
