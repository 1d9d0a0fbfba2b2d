import { useEffect, useRef, type ReactNode } from 'react';
import type { Resource } from '../../address/resource.ts';
import type { Option, Picker } from '../../lists/picker.ts';
import type { Locale } from '../../locale/locale.ts';
import { inSentence, t, tLabel } from '../../locale/translate.ts';
import { Avatar } from '../fields/Avatar.tsx';
import { useLocale } from '../locale/useLocale.ts';
import type { Owner } from './owner.ts';
import { optionAvatar, optionName } from './picker.ts';
import { useListInSight } from './useListInSight.ts';
import { groupsOf, type Search } from './useOptions.ts';
import { useRecordTitle } from './useRecordTitle.ts';
import styles from './form.module.css';

interface RelationOptionsProps<Row, Key> {
  /** The list's id, from which those of its options follow. */
  readonly id: string;
  readonly picker: Picker<Row, Key>;
  readonly search: Search<Key>;
  /** Those of all groups, as the arrow keys go through them. */
  readonly options: ReadonlyArray<Option<Key>>;
  /** The option that Enter takes; -1 for none. */
  readonly active: number;
  readonly isOpen: boolean;
  readonly onChoose: (option: Option<Key>) => void;
}

/** The list below a combobox: what a search has found, and how it went. */
export function RelationOptions<Row, Key extends string | number>({
  id,
  picker,
  search,
  options,
  active,
  isOpen,
  onChoose,
}: RelationOptionsProps<Row, Key>) {
  const list = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const groups = groupsOf(search);
  useListInSight(list, isOpen ? `${search.status} ${options.length}` : null);
  useEffect(() => {
    const option = active >= 0 ? document.getElementById(optionId(id, active)) : null;
    option?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  return (
    // Pressing inside the list must not move the focus; it closes when the input loses focus.
    <div
      ref={list}
      className={styles.options}
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={tLabel(picker.resource.pluralLabel, locale)}>
        {groups.map((group, place) => (
          <OptionList
            key={place}
            id={`${id}-group-${place}`}
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
                  id={optionId(id, index)}
                  role="option"
                  aria-selected={index === active}
                  onClick={() => onChoose(option)}
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
  );
}

/** The id of an option, which assistive technology is given for the active one. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
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
