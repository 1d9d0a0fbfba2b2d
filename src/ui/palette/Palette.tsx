import 'client-only';
import MuiDialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { useRouter } from 'next/router';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { lackingOf, type Access } from '../../access/access.ts';
import { allowedSettings } from '../../lists/allowedSettings.ts';
import { useAccess } from '../access/useAccess.ts';
import { PlaceIcon } from '../PlaceIcon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { formatNames } from '../../locale/names.ts';
import { inSentence, t } from '../../locale/translate.ts';
import { coloursToChoose, languagesToChoose } from './choices.ts';
import {
  choicesToList,
  offeredLists,
  placesToGo,
  recordsToOpen,
  toolsToOpen,
  viewsToOpen,
  recentsToOpen,
  type Entry,
  type EntryGroup,
  type PaletteSource,
} from './entries.ts';
import { readRecents } from '../recents/recents.ts';
import { densities } from './densities.ts';
import { matching } from './matching.ts';
import { pageCommands } from './pageCommands.ts';
import styles from './palette.module.css';
import type { PaletteProps } from './PaletteButton.tsx';
import { searchRecords, type RecordSearch, type SearchState } from './recordSearch.ts';
import { valuesToList } from './typedValues.ts';
import type { Navigation } from '../../address/navigation.ts';
import { withBasePath } from '../../address/basePath.ts';

/** Characters from which records are searched. */
const SHORTEST = 2;
/** Milliseconds without a keystroke before records are searched. */
const PAUSE = 200;

/**
 * Finds pages, records and commands by what is typed. A combobox over a grouped list (ARIA Authoring
 * Practices): the focus stays in the text, the arrows choose, Enter goes there, with ⌘ or Ctrl in a
 * tab of its own.
 */
export function Palette({ navigation, languages, loadPalette, takeTyped, onClose }: PaletteProps) {
  const locale = useLocale();
  const access = useAccess();
  const options = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const [text, setText] = useState('');
  const source = useSource(loadPalette);
  const search = useRecordSearch(source, navigation, text.trim());
  const [known] = useState(() => [
    pageCommands(locale),
    ...recentsToOpen(readRecents(), navigation, locale),
    viewsToOpen(navigation, locale),
    ...placesToGo(navigation, locale),
    densities(navigation, router, locale),
  ]);
  const groups = useMemo(() => {
    const tools = toolsToOpen(source?.tools ?? [], access, locale);
    const choices = [coloursToChoose(locale), languagesToChoose(languages, locale)];
    // There are many of them: they are found, not looked through.
    const lists = text.trim() === '' ? [] : (source?.choices ?? []);
    const byChoice = choicesToList(lists, navigation, access, locale);
    const byValue = valuesToList(
      text,
      {
        amounts: offeredLists(source?.amounts ?? [], navigation, access),
        days: offeredLists(source?.days ?? [], navigation, access),
      },
      locale,
    );
    const values = byValue.length > 0 ? [{ label: t('Lists', locale), entries: byValue }] : [];
    const records = recordsToOpen(search.found, search.text, locale);
    // Digits alone are the number of a record more often than an amount.
    const found = /^\p{N}+$/u.test(text.trim()) ? [...records, ...values] : [...values, ...records];
    return [...matching([...known, tools, ...choices, byChoice], text), ...found];
  }, [known, source, navigation, access, languages, locale, text, search]);
  const entries = groups.flatMap((group) => group.entries);
  const [chosen, setChosen] = useState<string | null>(null);
  const current = entries.find(({ id }) => id === chosen) ?? entries[0];
  const id = useId();
  useEffect(() => {
    const option = options.current?.querySelector('[aria-selected="true"]');
    option?.scrollIntoView({ block: 'nearest' });
  }, [current?.id]);

  const take = ({ target }: Entry, inNewTab: boolean) => {
    onClose();
    if ('run' in target) target.run();
    else if (inNewTab) window.open(withBasePath(target.href), '_blank', 'noopener');
    else void router.push(target.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && entries.length > 0) {
      const at = entries.indexOf(current) + step;
      setChosen(entries[(at + entries.length) % entries.length].id);
    } else if (event.key === 'Enter' && current) take(current, event.metaKey || event.ctrlKey);
    else return;
    event.preventDefault();
  };
  return (
    <MuiDialog
      open
      sx={LOOK}
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': t('Search or go to', locale) } }}
      onClose={onClose}
    >
      <InputBase
        autoFocus
        placeholder={t('Search or go to…', locale)}
        autoComplete="off"
        slotProps={{
          input: {
            role: 'combobox',
            className: styles.text,
            'aria-label': t('Search or go to', locale),
            'aria-expanded': true,
            'aria-controls': id,
            'aria-activedescendant': current && `${id} ${current.id}`.replaceAll(' ', '-'),
            spellCheck: false,
          },
        }}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(null);
        }}
        onFocus={() => setText((before) => before + takeTyped())}
        onKeyDown={onKeyDown}
      />
      <Options ref={options} id={id} groups={groups} current={current} onTake={take} />
      <p role="status" className={styles.status}>
        {statusOf(search, entries.length, locale)}
      </p>
    </MuiDialog>
  );
}

/** Near the top, where it stays while its list grows and shrinks. */
const LOOK = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: 'min(36rem, calc(100vw - 32px))',
    maxHeight: 'min(32rem, calc(100dvh - 96px))',
    margin: '64px 16px 0',
    borderRadius: '12px',
  },
  '& .MuiInputBase-root': { flex: 'none', borderBottom: 'var(--border)' },
  '& .MuiInputBase-input': {
    height: 52,
    boxSizing: 'border-box',
    padding: '0 18px',
    fontSize: '1rem',
  },
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface OptionsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly groups: readonly EntryGroup[];
  readonly current: Entry | undefined;
  readonly onTake: (entry: Entry, inNewTab: boolean) => void;
}

/** Plain elements: all of them are rendered again at every key, which MUI's list would take too long for. */
function Options({ ref, id, groups, current, onTake }: OptionsProps) {
  const locale = useLocale();
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={t('Results', locale)}
      className={styles.options}
      tabIndex={-1}
    >
      {groups.map(({ label, entries }) => (
        <div key={`${label} ${entries[0].id}`} role="group" aria-label={label}>
          <div aria-hidden="true" className={styles.group}>
            {label}
          </div>
          {entries.map((entry) => (
            <div
              key={entry.id}
              id={`${id} ${entry.id}`.replaceAll(' ', '-')}
              role="option"
              aria-selected={entry === current}
              className={styles.option}
              data-leads={entry.leads}
              lang={entry.language}
              onClick={({ metaKey, ctrlKey }) => onTake(entry, metaKey || ctrlKey)}
            >
              {entries.some(({ icon }) => icon) && (
                <span aria-hidden="true" className={styles.icon}>
                  {entry.icon && <PlaceIcon icon={entry.icon} />}
                </span>
              )}
              {entry.label}
              {entry.note && <small>{entry.note}</small>}
              {entry.keys && <kbd>{entry.keys}</kbd>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** What the palette finds besides the lists, once it is loaded. */
function useSource(load: PaletteProps['loadPalette']): PaletteSource | null {
  const [source, setSource] = useState<PaletteSource | null>(null);
  useEffect(() => {
    let isOver = false;
    const take = (loaded: PaletteSource) => !isOver && setSource(loaded);
    // Without it the palette still finds every list.
    load().then(take, () => take({ searches: [], tools: [] }));
    return () => {
      isOver = true;
    };
  }, [load]);
  return source;
}

/** The records that match the text, searched once typing pauses. */
function useRecordSearch(
  source: PaletteSource | null,
  navigation: Navigation,
  text: string,
): SearchState {
  const environment = useRelayEnvironment();
  const lacking = lackingOf(useAccess());
  const [state, setState] = useState<SearchState>(NOTHING);
  const isSearched = text.length >= SHORTEST;
  useEffect(() => {
    if (!isSearched || !source) return;
    let stop: (() => void) | undefined;
    const start = () => {
      stop = searchRecords(
        environment,
        offered(source.searches, navigation, lacking),
        text,
        setState,
      );
    };
    const timer = setTimeout(start, PAUSE);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [environment, source, navigation, text, isSearched, lacking]);
  if (!isSearched) return NOTHING;
  return state.text === text ? state : { ...NOTHING, text, isDone: false };
}

/** Without the searches of hidden resources, and in the fields that the person's role has. */
function offered(
  searches: readonly RecordSearch[],
  { hidden }: Navigation,
  lacking: Access,
): RecordSearch[] {
  const slugs = new Set(hidden.map(({ slug }) => slug));
  return searches
    .filter(({ picker }) => !slugs.has(picker.resource.slug))
    .map((finder) => allowedSettings(lacking, finder.picker.resource, finder))
    .filter(({ search }) => search !== undefined);
}

const NOTHING: SearchState = { text: '', found: [], failed: [], isDone: true };

function statusOf({ isDone, failed, text }: SearchState, count: number, locale: Locale): string {
  if (!isDone) return t('Searching…', locale);
  if (failed.length > 0) {
    const names = failed.map(({ pluralLabel }) => inSentence(pluralLabel, locale));
    return t('Could not search {records}.', locale, { records: formatNames(names, locale) });
  }
  return count === 0 ? t('No results for “{text}”.', locale, { text }) : '';
}
