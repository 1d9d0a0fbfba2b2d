import { useState } from 'react';
import type { Option } from '../../lists/picker.ts';

/** The text of a picker's search, and whether its list is open. */
export interface SearchText {
  /** Null while what is chosen stands there instead. */
  readonly text: string | null;
  readonly isOpen: boolean;
  /** What was typed has led to no choice, and nobody is choosing. */
  readonly isUnchosen: boolean;
  readonly type: (text: string) => void;
  readonly open: () => void;
  /** What was typed stays, so that the search can go on; where a record is chosen, its name stands there again. */
  readonly close: () => void;
  /** A choice was made, or taken back: what was typed is done with. */
  readonly settle: () => void;
}

/**
 * Keeps what a person types to find a record until a choice is made: to look elsewhere is no reason to type it again.
 *
 * @param start what was typed before the search was there
 */
export function useSearchText<Key>(value: Option<Key> | null, start = ''): SearchText {
  const key = value?.key ?? null;
  const [typed, setTyped] = useState({ text: start, beside: key });
  const [isOpen, setOpen] = useState(start !== '');
  // Another record was chosen since then, by whatever else chooses it.
  const text = typed.beside === key ? typed.text : '';
  const type = (next: string) => {
    setTyped({ text: next, beside: key });
    setOpen(true);
  };
  const settle = () => {
    setTyped({ text: '', beside: null });
    setOpen(false);
  };
  return {
    text: isOpen || (text !== '' && value === null) ? text : null,
    isOpen,
    isUnchosen: !isOpen && value === null && text.trim() !== '',
    type,
    open: () => setOpen(true),
    close: () => (value === null ? setOpen(false) : settle()),
    settle,
  };
}
