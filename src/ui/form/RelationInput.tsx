import { useEffect, useRef, type FocusEvent } from 'react';
import { searchInWords } from '../../lists/filters/searchInWords.ts';
import type { Picker } from '../../lists/picker.ts';
import { useLocale } from '../locale/useLocale.ts';
import { controlAttributes, type ControlProps } from './input.ts';
import { optionId } from './RelationOptions.tsx';
import { preloadSearch } from './useOptions.ts';
import type { RelationSearch } from './useRelationSearch.ts';
import styles from './form.module.css';

interface RelationInputProps<Row, Key> extends Omit<ControlProps<never>, 'value' | 'onChange'> {
  readonly picker: Picker<Row, Key>;
  readonly searched: RelationSearch<Key>;
  /** The id of the list of what is found. */
  readonly listId: string;
  /** What stands there while nothing is typed: the name of the chosen record. */
  readonly chosenName: string;
  /** Why the form is not to be sent; empty where nothing is against it. */
  readonly problem: string;
  /** @param isSent whether the focus went to the button that sends the form */
  readonly onSent: (isSent: boolean) => void;
}

/** The text of a combobox, in which records are searched. */
export function RelationInput<Row, Key extends string | number>({
  picker,
  searched,
  listId,
  chosenName,
  problem,
  onSent,
  ref,
  ...props
}: RelationInputProps<Row, Key>) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement | null>(null);
  const { text, isOpen, active } = searched;
  useEffect(() => {
    input.current?.setCustomValidity(problem);
  }, [problem]);
  return (
    <input
      {...controlAttributes(props)}
      ref={(element) => {
        input.current = element;
        return typeof ref === 'function' ? ref(element) : undefined;
      }}
      type="text"
      role="combobox"
      aria-expanded={isOpen}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
      autoComplete="off"
      placeholder={searchInWords(picker.search, locale)}
      value={text ?? chosenName}
      onChange={(event) => searched.type(event.target.value)}
      onClick={searched.open}
      onFocus={() => {
        preloadSearch(picker);
        onSent(false);
      }}
      onPointerEnter={() => preloadSearch(picker)}
      onBlur={(event) => {
        // The window has lost the focus, and gives it back.
        if (document.activeElement === event.currentTarget) return;
        // When the form is sent, the text is meant to count: it stays, and stops the form.
        const isPressed = isSending(event);
        if (isPressed || props.invalid) searched.close();
        else searched.leave();
        onSent(isPressed);
        props.onBlur();
      }}
      onKeyDown={searched.onKeyDown}
      className={styles.input}
    />
  );
}

/** Whether the focus goes to the button that sends the form. */
function isSending({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): boolean {
  return (
    relatedTarget instanceof HTMLButtonElement &&
    relatedTarget.type === 'submit' &&
    relatedTarget.form === currentTarget.form
  );
}
