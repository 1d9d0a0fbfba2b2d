import { useEffect, useId, useRef } from 'react';
import type { Picker } from '../../lists/picker.ts';
import { RelationControl } from './RelationControl.tsx';
import type { RelationState } from './unchosen.ts';

interface RecordSearchProps<Row, Key> {
  readonly picker: Picker<Row, Key>;
  readonly name: string;
  readonly label: string;
  readonly value: RelationState<Key>;
  readonly onChange: (value: RelationState<Key>) => void;
  readonly autoFocus: boolean;
}

/** The search for a record where no form asks for one: it may stay empty, and has no errors. */
export function RecordSearch<Row, Key extends string | number>({
  label,
  autoFocus,
  ...props
}: RecordSearchProps<Row, Key>) {
  const id = useId();
  const input = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <RelationControl
        {...props}
        id={id}
        ref={(element: HTMLElement | null) => {
          input.current = element;
        }}
        onBlur={ignore}
        required={false}
        unset=""
        invalid={false}
        describedBy={undefined}
      />
    </>
  );
}

function ignore() {}
