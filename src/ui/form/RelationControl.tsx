import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import buttons from '../button.module.css';
import { Avatar } from '../fields/Avatar.tsx';
import { Icon } from '../Icon.tsx';
import { searchInWords } from '../../lists/filters/searchInWords.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Resource } from '../../address/resource.ts';
import { inSentence, t, tLabel } from '../../locale/translate.ts';
import { controlAttributes, type ControlProps } from './input.ts';
import type { Owner } from './owner.ts';
import { optionAvatar, optionName } from './picker.ts';
import { type Option, type Picker } from '../../lists/picker.ts';
import { preloadSearch, useOptions, type Search } from './useOptions.ts';
import { useListInSight } from './useListInSight.ts';
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
  const list = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const search = useOptions(picker, isOpen ? text : null);
  const groups = search.status === 'found' ? search.groups : [];
  const options = groups.flatMap((group) => group.options);
  const chosen = chosenOption(value);
  const title = useRecordTitle(chosen?.hasOnlyKey ? picker : null, String(chosen?.key ?? ''));
  const name = title ?? (chosen ? optionName(picker, chosen, locale) : '');
  const listId = `${props.id}-list`;
  const noteId = `${props.id}-unchosen`;
  const note = t('Nothing is chosen yet: choose one from the list.', locale);

  useListInSight(list, isOpen ? `${search.status} ${options.length}` : null);
  useEffect(() => {
    const option = active >= 0 ? document.getElementById(`${listId}-${active}`) : null;
    option?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);
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
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
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
      {/* Pressing inside the list must not move the focus; it closes when the input loses
          focus. */}
      <div
        ref={list}
        className={styles.options}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div id={listId} role="listbox" aria-label={tLabel(picker.resource.pluralLabel, locale)}>
          {groups.map((group, place) => (
            <OptionList
              key={place}
              id={`${listId}-group-${place}`}
              owner={group.owner}
              isNamed={groups[0].owner !== null}
            >
              {group.options.map((option) => {
                const index = options.indexOf(option);
                const label = optionName(picker, option, locale);
                const avatar = optionAvatar(picker.resource, option);
                return (
                  <li
                    key={option.key}
                    id={`${listId}-${index}`}
                    role="option"
                    aria-selected={index === active}
                    onClick={() => choose(option)}
                  >
                    {avatar && <Avatar {...avatar} name={label} size={24} />}
                    <span>
                      {label}{' '}
                      {option.note !== group.owner?.option.title && <small>{option.note}</small>}
                    </span>
                  </li>
                );
              })}
            </OptionList>
          ))}
        </div>
        <p role="status" className={styles.searchState}>
          {isOpen && searchMessage(search, picker.resource, locale)}
        </p>
      </div>
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

interface OptionListProps {
  readonly id: string;
  /** What the options belong to; null for all others. */
  readonly owner: Owner | null;
  /** Whether the list has a heading, because there are other lists beside it. */
  readonly isNamed: boolean;
  readonly children: ReactNode;
}

/** Options that belong together. */
function OptionList({ id, owner, isNamed, children }: OptionListProps) {
  const locale = useLocale();
  const title = useRecordTitle(
    owner?.option.hasOnlyKey ? owner.picker : null,
    String(owner?.option.key ?? ''),
  );
  if (!isNamed) return <ul role="presentation">{children}</ul>;
  const name = owner && (title ?? optionName(owner.picker, owner.option, locale));
  return (
    <ul role="group" aria-labelledby={id}>
      <li role="presentation" id={id} className={styles.groupName}>
        {name === null ? t('Others', locale) : t('Of {name}', locale, { name })}
      </li>
      {children}
    </ul>
  );
}

function moved(active: number, step: number, count: number): number {
  return count === 0 ? -1 : (active + step + count + (active < 0 && step < 0 ? 1 : 0)) % count;
}

function searchMessage<Key>(
  search: Search<Key>,
  { pluralLabel }: Resource,
  locale: Locale,
): string {
  switch (search.status) {
    case 'idle':
      return '';
    case 'searching':
      return t('Searching…', locale);
    case 'failed':
      return t('Search failed. Type to try again.', locale);
    case 'found':
      if (search.groups.some(({ options }) => options.length > 0)) return '';
      return t('No {records} match.', locale, { records: inSentence(pluralLabel, locale) });
  }
}
