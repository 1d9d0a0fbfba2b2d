import { useState } from 'react';
import { chosenOption, isUnchosen, type RelationState } from './unchosen.ts';

/** The text of a picker's search, and whether its list is open. */
export interface SearchText {
  /** Null while what is chosen stands there instead. */
  readonly text: string | null;
  readonly isOpen: boolean;
  /** What was typed has led to no choice, and nobody is choosing. */
  readonly isUnchosen: boolean;
  readonly type: (text: string) => void;
  readonly open: () => void;
  /** The list is left, and what was typed stays, so that the search can go on. */
  readonly close: () => void;
  /** What was typed is taken back: where a record is chosen, its name stands there again. */
  readonly leave: () => void;
}

/**
 * Keeps what a person types to find a record until a choice is made: to look elsewhere is no reason to type it again.
 */
export function useSearchText<Key>(
  value: RelationState<Key>,
  onChange: (value: RelationState<Key>) => void,
): SearchText {
  const typed = isUnchosen(value) ? value.typed : '';
  const chosen = chosenOption(value);
  const [isOpen, setOpen] = useState(typed !== '');
  const close = () => setOpen(false);
  return {
    text: isOpen || typed !== '' ? typed : null,
    isOpen,
    isUnchosen: !isOpen && typed !== '',
    type: (text) => {
      const isText = text.trim() !== '';
      if (isText || typed !== '') onChange(isText ? { typed: text, chosen } : chosen);
      setOpen(true);
    },
    open: () => setOpen(true),
    close,
    leave: () => {
      if (typed !== '' && chosen !== null) onChange(chosen);
      close();
    },
  };
}
