import 'client-only';
import MuiDialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { useRouter } from 'next/router';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { withBasePath } from '../../address/basePath.ts';
import { isRightToLeft } from '../../locale/direction.ts';
import type { Locale } from '../../locale/locale.ts';
import { formatNames } from '../../locale/names.ts';
import { inSentence, t } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Entry, FoundRecord } from './entries.ts';
import { Options } from './Options.tsx';
import styles from './palette.module.css';
import type { PaletteProps } from './PaletteButton.tsx';
import type { SearchState } from './recordSearch.ts';
import { useGroups, useRecordWays, type AskedRecord } from './useGroups.ts';
import { useRecordSearch, useSource } from './useSearch.ts';

/**
 * Finds pages, records and commands by what is typed. A combobox over a grouped list (ARIA Authoring
 * Practices): the focus stays in the text, the arrows choose, Enter goes there, with ⌘ or Ctrl in a
 * tab of its own.
 */
export function Palette({ navigation, languages, loadPalette, takeTyped, onClose }: PaletteProps) {
  const locale = useLocale();
  const options = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const [text, setText] = useState('');
  const [about, setAbout] = useState<AskedRecord | null>(null);
  const source = useSource(loadPalette);
  const search = useRecordSearch(source, navigation, text.trim());
  const found = useGroups({ navigation, languages }, source, search, text);
  const ways = useRecordWays(about);
  const groups = ways?.groups ?? found;
  const entries = groups.flatMap((group) => group.entries);
  const [chosen, setChosen] = useState<string | null>(null);
  const current = entries.find(({ id }) => id === chosen) ?? entries[0];
  const lastFound = useRef<string | null>(null);
  const forward = isRightToLeft(locale.language) ? 'ArrowLeft' : 'ArrowRight';
  const hint = current?.record && !about;
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
  const ask = (record: FoundRecord | null) => {
    setAbout(record && { record, text: '' });
    setChosen(record === null ? lastFound.current : null);
    if (record) lastFound.current = current?.record === record ? current.id : null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const { selectionStart, value } = event.target as HTMLInputElement;
    const isForward = event.key === forward && selectionStart === value.length;
    const isBack = BACK.has(event.key) && event.key !== forward && value === '';
    if (step !== undefined && entries.length > 0) {
      const at = entries.indexOf(current) + step;
      setChosen(entries[(at + entries.length) % entries.length].id);
    } else if (isForward && !about && current?.record) ask(current.record);
    else if (isBack && about) ask(null);
    else if (event.key === 'Enter' && current) take(current, event.metaKey || event.ctrlKey);
    else return;
    event.preventDefault();
  };
  return (
    <MuiDialog
      open
      sx={LOOK}
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': t('Search or go to', locale) } }}
      onClose={(_event, reason) => {
        if (about && reason === 'escapeKeyDown') ask(null);
        else onClose();
      }}
    >
      <InputBase
        autoFocus
        placeholder={ways?.title ?? t('Search or go to…', locale)}
        autoComplete="off"
        slotProps={{
          input: {
            role: 'combobox',
            className: styles.text,
            'aria-label': t('Search or go to', locale),
            'aria-expanded': true,
            'aria-controls': id,
            'aria-activedescendant': current && `${id} ${current.id}`.replaceAll(' ', '-'),
            'aria-describedby': hint ? `${id}-hint` : undefined,
            spellCheck: false,
          },
        }}
        value={about?.text ?? text}
        onChange={({ target }) => {
          if (about) setAbout({ ...about, text: target.value });
          else setText(target.value);
          setChosen(null);
        }}
        onFocus={() => setText((before) => before + takeTyped())}
        onKeyDown={onKeyDown}
      />
      <Options
        ref={options}
        id={id}
        groups={groups}
        current={current}
        onTake={take}
        onRecord={ask}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {t('{key} shows what can be done with it.', locale, {
            key: forward === 'ArrowLeft' ? '←' : '→',
          })}
        </p>
      )}
      <p role="status" className={styles.status}>
        {statusOf(
          ways ? { ...ways, failed: [], text: about?.text ?? '' } : search,
          entries.length,
          locale,
        )}
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

/** Without a text, they lead back from what can be done with a record. */
const BACK: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Backspace']);

type Progress = Pick<SearchState, 'isDone' | 'failed' | 'text'>;

function statusOf({ isDone, failed, text }: Progress, count: number, locale: Locale): string {
  if (!isDone) return t('Searching…', locale);
  if (failed.length > 0) {
    const names = failed.map(({ pluralLabel }) => inSentence(pluralLabel, locale));
    return t('Could not search {records}.', locale, { records: formatNames(names, locale) });
  }
  return count === 0 ? t('No results for “{text}”.', locale, { text }) : '';
}
