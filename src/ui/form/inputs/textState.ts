import { useState } from 'react';

/** The state of a text; null for no value, which differs from the empty text. */
export type TextState = string | null;

/** Keeps the original value, of the backend or a draft, beside the person's edit. */
export function useBase(value: TextState, onChange: (value: TextState) => void) {
  const [last, setLast] = useState({ base: value, changed: value });
  const base = value === last.changed ? last.base : value;
  if (value !== last.changed) setLast({ base: value, changed: value });
  const change = (next: TextState) => {
    setLast({ base, changed: next });
    onChange(next);
  };
  return { base, change };
}
