import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { searchInWords } from '../../lists/filters/searchInWords.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { controlAttributes, type ControlProps } from './input.ts';
import { optionName } from './picker.ts';
import { type Option, type Picker } from '../../lists/picker.ts';
import { optionId, RelationOptions } from './RelationOptions.tsx';
import { groupsOf, preloadSearch, useOptions } from './useOptions.ts';
import { useRecordTitle } from './useRecordTitle.ts';
import { chosenOption, type RelationState } from './unchosen.ts';
import { useSearchText } from './useSearchText.ts';
import styles from './form.module.css';

interface RelationControlProps<Row, Key> extends ControlProps<RelationState<Key>> {
  readonly picker: Picker<Row, Key>;
}

/**
 * A combobox that searches records (ARIA Authoring Practices Guide, combobox with listbox popup).
 */
export function RelationControl<Row, Key extends string | number>({
  picker,
  value,
  onChange,
  onBlur,
  ref,
  ...props
}: RelationControlProps<Row, Key>) {
  const searched = useSearchText(value, onChange);
  const { text, isOpen, isUnchosen } = searched;
  const [active, setActive] = useState(-1);
  const [isSent, setSent] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const locale = useLocale();
  const search = useOptions(picker, isOpen ? text : null);
  const options = groupsOf(search).flatMap((group) => group.options);
  const chosen = chosenOption(value);
  const title = useRecordTitle(chosen?.hasOnlyKey ? picker : null, String(chosen?.key ?? ''));
  const name = title ?? (chosen ? optionName(picker, chosen, locale) : '');
  const listId = `${props.id}-list`;
  const noteId = `${props.id}-unchosen`;
  const note = t('Nothing is chosen yet: choose one from the list.', locale);

  useEffect(() => {
    input.current?.setCustomValidity(isUnchosen ? note : '');
  }, [isUnchosen, note]);

  // Once it has stopped the form, its error says so; until then, the pressed button would move.
  const isNoted = isUnchosen && !isSent && !props.invalid;
  const describedBy =
    [props.describedBy, isNoted ? noteId : undefined].filter(Boolean).join(' ') || undefined;
  const choose = (option: Option<Key> | null) => {
    onChange(option);
    searched.close();
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      event.preventDefault();
      searched.leave();
      setActive(-1);
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
  return (
    <div className={styles.combobox}>
      <input
        {...controlAttributes({ ...props, onBlur, describedBy })}
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
        value={text ?? name}
        onChange={(event) => {
          searched.type(event.target.value);
          setActive(-1);
        }}
        onClick={searched.open}
        onFocus={() => {
          preloadSearch(picker);
          setSent(false);
        }}
        onPointerEnter={() => preloadSearch(picker)}
        onBlur={(event) => {
          // The window has lost the focus, and gives it back.
          if (document.activeElement === event.currentTarget) return;
          // Whoever sends the form means the text to count: it stays, and stops the form.
          const isPressed = isSending(event);
          if (isPressed || props.invalid) searched.close();
          else searched.leave();
          setSent(isPressed);
          setActive(-1);
          onBlur();
        }}
        onKeyDown={onKeyDown}
        className={styles.input}
      />
      {chosen && !isOpen && !isUnchosen && (
        <button
          type="button"
          className={`${buttons.icon} ${styles.clear}`}
          aria-label={t('Remove {name}', locale, { name })}
          onClick={() => choose(null)}
        >
          <Icon name="cross" size={14} />
        </button>
      )}
      <RelationOptions
        id={listId}
        picker={picker}
        search={search}
        options={options}
        active={active}
        isOpen={isOpen}
        onChoose={choose}
      />
      {isNoted && (
        <p id={noteId} className={styles.unchosen}>
          {note}
        </p>
      )}
    </div>
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

function moved(active: number, step: number, count: number): number {
  return count === 0 ? -1 : (active + step + count + (active < 0 && step < 0 ? 1 : 0)) % count;
}
