import { useState, type KeyboardEvent } from 'react';
import type { Option, Picker } from '../../lists/picker.ts';
import type { RelationState } from './unchosen.ts';
import { groupsOf, useOptions, type Search } from './useOptions.ts';
import { useSearchText, type SearchText } from './useSearchText.ts';

/** The search for a record: what is typed, what it finds, and which of that is about to be chosen. */
export interface RelationSearch<Key> extends SearchText {
  readonly search: Search<Key>;
  /** Those of all groups, as the arrow keys go through them. */
  readonly options: ReadonlyArray<Option<Key>>;
  /** The option that Enter takes; -1 for none. */
  readonly active: number;
  /** Null takes back what is chosen. */
  readonly choose: (option: Option<Key> | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Searches records by what is typed; the arrow keys go through what is found. */
export function useRelationSearch<Row, Key extends string | number>(
  picker: Picker<Row, Key>,
  value: RelationState<Key>,
  onChange: (value: RelationState<Key>) => void,
): RelationSearch<Key> {
  const searched = useSearchText(value, onChange);
  const { text, isOpen } = searched;
  const [active, setActive] = useState(-1);
  const search = useOptions(picker, isOpen ? text : null);
  const options = groupsOf(search).flatMap((group) => group.options);
  const type = (typed: string) => {
    searched.type(typed);
    setActive(-1);
  };
  const close = () => {
    searched.close();
    setActive(-1);
  };
  const leave = () => {
    searched.leave();
    setActive(-1);
  };
  const choose = (option: Option<Key> | null) => {
    onChange(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      event.preventDefault();
      leave();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) searched.open();
      else setActive(moved(active, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const meant = options[active] ?? (options.length === 1 ? options[0] : undefined);
      if (meant) choose(meant);
    }
  };
  return { ...searched, search, options, active, type, close, leave, choose, onKeyDown };
}

function moved(active: number, step: number, count: number): number {
  return count === 0 ? -1 : (active + step + count + (active < 0 && step < 0 ? 1 : 0)) % count;
}
