import { useRef, useState, type KeyboardEvent, type RefCallback, type SyntheticEvent } from 'react';
import type { OperandSetting, SuggestingEvents, TextField } from './Operand.tsx';
import { linesOf, offeredValues, openLine, withValue } from './suggestions.ts';
import type { SuggestedValue } from './suggestValues.ts';

interface ComboboxSettings {
  /** What there is to choose from. */
  readonly values: readonly SuggestedValue[];
  /** What a choice is entered as; undefined where the filter has no such comparison. */
  readonly equality: Pick<OperandSetting, 'values' | 'takesSeveral'> | undefined;
  readonly onFollow: () => void;
  /** @param all what the text is now */
  readonly onChoose: (all: readonly string[]) => void;
}

interface Combobox {
  /** The values that what is typed narrows the suggestions to. */
  readonly offered: readonly SuggestedValue[];
  /** Where the arrow keys are among them; -1 for nowhere. */
  readonly active: number;
  readonly choose: (value: string) => void;
  /** The input that a choice is entered in. */
  readonly field: RefCallback<TextField>;
  readonly on: SuggestingEvents;
}

/** Inputs that suggest values: what is typed in any of them narrows them, and a choice is entered in one. */
export function useCombobox({ values, equality, onFollow, onChoose }: ComboboxSettings): Combobox {
  const field = useRef<TextField | null>(null);
  const typedIn = useRef<TextField | null>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(equality?.values ?? []);
  const [last, setActive] = useState(-1);
  const offered = offeredValues(values, typed, chosen);
  const active = offered.length > last ? last : -1;

  const follow = ({ currentTarget }: SyntheticEvent<TextField>) => {
    typedIn.current = currentTarget;
    const { value } = currentTarget;
    setTyped(currentTarget === field.current ? openLine(value, values) : value);
    if (field.current) setChosen(linesOf(field.current.value));
    setActive(-1);
    onFollow();
  };
  const choose = (value: string) => {
    const input = field.current;
    if (!input) return;
    input.value = equality?.takesSeveral ? withValue(input.value, value, values) : value;
    // What was typed to find it would be a condition of its own.
    if (typedIn.current && typedIn.current !== input) typedIn.current.value = '';
    const all = linesOf(input.value);
    setChosen(all);
    setTyped('');
    setActive(-1);
    onChoose(all);
  };
  const onKeyDown = (event: KeyboardEvent<TextField>) => {
    const next = nextActive(event, active, offered.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      choose(offered[active].value);
    } else if (event.key === 'Escape' && active >= 0) {
      event.stopPropagation();
      setActive(-1);
    }
  };
  return {
    offered,
    active,
    choose,
    field: (element) => {
      field.current = element;
    },
    on: { onFocus: follow, onInput: follow, onKeyDown },
  };
}

/** Where an arrow key leads among the suggestions; null where it does what it always does. */
function nextActive(
  { key, currentTarget }: KeyboardEvent<TextField>,
  active: number,
  count: number,
): number | null {
  if (count === 0) return null;
  if (key === 'ArrowUp') return active < 0 ? null : active - 1;
  // In several lines it leads to the next one, and from the last to the suggestions.
  const isAtEnd = currentTarget.selectionEnd === currentTarget.value.length;
  if (key !== 'ArrowDown' || (currentTarget.tagName === 'TEXTAREA' && !isAtEnd)) return null;
  return Math.min(active + 1, count - 1);
}
