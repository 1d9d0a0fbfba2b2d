import 'client-only';
import MuiDialog from '@mui/material/Dialog';
import { useRouter } from 'next/router';
import { useEffect, useId, useRef } from 'react';
import { withBasePath } from '../../address/basePath.ts';
import { isRightToLeft } from '../../locale/direction.ts';
import type { Locale } from '../../locale/locale.ts';
import { formatNames } from '../../locale/names.ts';
import { inSentence, t } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Entry } from './entries.ts';
import { Options } from './Options.tsx';
import styles from './palette.module.css';
import type { PaletteProps } from './paletteProps.ts';
import { PaletteInput } from './PaletteInput.tsx';
import { usePaletteOptions, type Progress } from './usePaletteOptions.ts';

/**
 * Finds pages, records and commands by what is typed. A combobox over a grouped list (ARIA Authoring
 * Practices): the focus stays in the text, the arrows choose, Enter goes there, with ⌘ or Ctrl in a
 * tab of its own.
 */
export function Palette({ takeTyped, onClose, ...known }: PaletteProps) {
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const options = usePaletteOptions(known);
  const { groups, current, isAboutRecord, ask } = options;
  const hint = current?.record && !isAboutRecord;
  const id = useId();
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected="true"]');
    option?.scrollIntoView({ block: 'nearest' });
  }, [current?.id]);

  const take = ({ target }: Entry, inNewTab: boolean) => {
    onClose();
    if ('run' in target) target.run();
    else if (inNewTab) window.open(withBasePath(target.href), '_blank', 'noopener');
    else void router.push(target.href);
  };
  return (
    <MuiDialog
      open
      sx={LOOK}
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': t('Search or go to', locale) } }}
      onClose={(_event, reason) => {
        if (isAboutRecord && reason === 'escapeKeyDown') ask(null);
        else onClose();
      }}
    >
      <PaletteInput
        id={id}
        options={options}
        hintId={hint ? `${id}-hint` : undefined}
        takeTyped={takeTyped}
        onTake={take}
      />
      <Options ref={list} id={id} groups={groups} current={current} onTake={take} onRecord={ask} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {t('{key} shows what can be done with it.', locale, {
            key: isRightToLeft(locale.language) ? '←' : '→',
          })}
        </p>
      )}
      <p role="status" className={styles.status}>
        {statusOf(options.progress, options.count, locale)}
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

function statusOf({ isDone, failed, text }: Progress, count: number, locale: Locale): string {
  if (!isDone) return t('Searching…', locale);
  if (failed.length > 0) {
    const names = failed.map(({ pluralLabel }) => inSentence(pluralLabel, locale));
    return t('Could not search {records}.', locale, { records: formatNames(names, locale) });
  }
  return count === 0 ? t('No results for “{text}”.', locale, { text }) : '';
}
