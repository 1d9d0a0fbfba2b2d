import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ListAddress } from '../../../lists/listAddress.ts';
import type { ListSettings, RelatedFilters } from '../../../lists/listSettings.ts';
import { t } from '../../../locale/translate.ts';
import { WhileLoading } from '../../errors/MissingPart.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import styles from '../list.module.css';
import { FilterNames, type NamedFilter } from './FilterNames.tsx';

/** Loaded when somebody types. */
const FoundFilters = dynamic(async () => (await import('./FoundFilters.tsx')).FoundFilters, {
  loading: WhileLoading,
});

/** With more entries than these it is quicker to type than to read. */
const MOST_READ = 12;

export interface SearchedFiltersProps<Variables> {
  readonly path: string;
  readonly address: ListAddress;
  readonly settings: ListSettings<unknown>;
  /** What the list of them is called. */
  readonly label: string;
  readonly filters: ReadonlyArray<NamedFilter<Variables>>;
  readonly related?: RelatedFilters<Variables>;
  /** The group that the filter is put into, if any. */
  readonly group?: string;
  /** What else is offered, below all names. */
  readonly others?: readonly ReactNode[];
  readonly className?: string;
}

interface OpenedProps {
  /** A person has just opened what is around it. */
  readonly isOpened?: boolean;
}

/** All that a list can be filtered by, with a search where that is much. */
export function SearchedFilters<Variables>(props: SearchedFiltersProps<Variables> & OpenedProps) {
  const { others = [], isOpened = false, ...offered } = props;
  const { filters, related = {} } = offered;
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    // On a phone the keyboard would cover the names.
    if (isOpened && window.matchMedia('(hover: hover)').matches) input.current?.focus();
  }, [isOpened]);
  const relations = Object.keys(related);
  const isLong = filters.length + relations.length + others.length > MOST_READ;
  const isSearched = text.trim() !== '';
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing && isSearched) setTaken(true);
  };
  return (
    <>
      {isLong && (
        <input
          type="search"
          ref={input}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setTaken(false);
          }}
          onKeyDown={onKeyDown}
          placeholder={t('Search filters', locale)}
          aria-label={t('Search filters', locale)}
          autoComplete="off"
          data-focused-late=""
          className={`${styles.search} ${styles.menuSearch}`}
        />
      )}
      {isSearched ? (
        <FoundFilters {...offered} related={relations} text={text} isTaken={isTaken} />
      ) : (
        <FilterNames {...offered} />
      )}
      {!isSearched && others.length > 0 && (
        <div className={styles.alternatives}>
          <ul className={styles.menu}>
            {others.map((other, index) => (
              <li key={index}>{other}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
