import dynamic from 'next/dynamic';
import { useRef, useState, type KeyboardEvent } from 'react';
import { GROUPS, NONE_OF, parameterOf, partsOf, STEP } from '../../../lists/filters/comparisons.ts';
import type { RelatedFilters } from '../../../lists/listSettings.ts';
import type { ListAddress } from '../../../lists/listAddress.ts';
import { t } from '../../../locale/translate.ts';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { WhileLoading } from '../../errors/MissingPart.tsx';
import { Menu } from '../../Menu.tsx';
import styles from '../list.module.css';
import { FilterLink } from './FilterLink.tsx';
import { FilterNames, type NamedFilter } from './FilterNames.tsx';
import { groupWords } from './groupWords.ts';
import type { SearchedSettings } from './searchFilters.ts';

/** Loaded when somebody types. */
const FoundFilters = dynamic(async () => (await import('./FoundFilters.tsx')).FoundFilters, {
  loading: WhileLoading,
});

/** With more entries than these it is quicker to type than to read. */
const MOST_READ = 12;

interface AddFilterMenuProps<Variables> {
  readonly path: string;
  readonly address: ListAddress;
  readonly settings: SearchedSettings;
  readonly filters: ReadonlyArray<NamedFilter<Variables>>;
  /** The filters that can be in a group. */
  readonly groupable: (group: string) => ReadonlyArray<NamedFilter<Variables>>;
  readonly related?: RelatedFilters<Variables>;
}

/** All that a list can be filtered by: its own filters, those of related records, and alternatives. */
export function AddFilterMenu<Variables>(props: AddFilterMenuProps<Variables>) {
  const { path, address, settings, filters, groupable, related = {} } = props;
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isTaken, setTaken] = useState(false);
  const taken = new Set(Object.keys(address.filters).map((parameter) => partsOf(parameter)[2]));
  const nextGroup = GROUPS.find((candidate) => !taken.has(candidate));
  const groups = [
    // One alternative is none.
    ...(nextGroup === undefined ? [] : [{ group: nextGroup, least: 2 }]),
    { group: NONE_OF, least: 1 },
  ].filter(({ group, least }) => groupable(group).length >= least);
  const relations = Object.keys(related);
  const isLong = filters.length + relations.length + groups.length > MOST_READ;
  const search = (wanted: string) => {
    setText(wanted);
    setTaken(false);
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing && text.trim() !== '') setTaken(true);
  };
  return (
    <Menu
      onOpen={() => {
        search('');
        // On a phone the keyboard would cover the names.
        if (window.matchMedia('(hover: hover)').matches) input.current?.focus();
      }}
      label={
        <>
          <Icon name="plus" size={14} /> {t('Add filter', locale)}
        </>
      }
    >
      {isLong && (
        <input
          type="search"
          ref={input}
          value={text}
          onChange={({ target }) => search(target.value)}
          onKeyDown={onKeyDown}
          placeholder={t('Search filters', locale)}
          aria-label={t('Search filters', locale)}
          autoComplete="off"
          className={`${styles.search} ${styles.menuSearch}`}
        />
      )}
      {text.trim() === '' ? (
        <FilterNames
          path={path}
          address={address}
          label={t('Filters', locale)}
          filters={filters}
          related={related}
        />
      ) : (
        <FoundFilters
          path={path}
          address={address}
          settings={settings}
          filters={filters}
          related={relations}
          text={text}
          isTaken={isTaken}
        />
      )}
      {text.trim() === '' && groups.length > 0 && (
        <div className={styles.alternatives}>
          <ul className={styles.menu}>
            {groups.map(({ group }) => (
              <li key={group}>
                <FilterLink path={path} address={address} name={parameterOf(STEP, '', group)}>
                  {t(groupWords(group).begin, locale)}
                </FilterLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Menu>
  );
}
