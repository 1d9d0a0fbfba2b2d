import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent } from 'react';
import { isRightToLeft } from '../../locale/direction.ts';
import { t } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Entry } from './entries.ts';
import styles from './palette.module.css';
import type { PaletteOptions } from './usePaletteOptions.ts';

interface PaletteInputProps {
  /** The id of the list of options. */
  readonly id: string;
  readonly options: PaletteOptions;
  /** The id of what is said about the keys. */
  readonly hintId: string | undefined;
  /** Gives what was typed before there was an input. */
  readonly takeTyped: () => string;
  readonly onTake: (entry: Entry, inNewTab: boolean) => void;
}

/** The text of the palette, whose keys go through the options. */
export function PaletteInput({ id, options, hintId, takeTyped, onTake }: PaletteInputProps) {
  const locale = useLocale();
  const { current, count, isAboutRecord, ask } = options;
  const forward = isRightToLeft(locale.language) ? 'ArrowLeft' : 'ArrowRight';
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method has the keys while it composes a word, and Enter to end that.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    const { selectionStart, value } = event.target as HTMLInputElement;
    const isForward = event.key === forward && selectionStart === value.length;
    const isBack = BACK.has(event.key) && event.key !== forward && value === '';
    if (step !== undefined && count > 0) options.step(step);
    else if (isForward && !isAboutRecord && current?.record) ask(current.record);
    else if (isBack && isAboutRecord) ask(null);
    else if (event.key === 'Enter' && current) onTake(current, event.metaKey || event.ctrlKey);
    else return;
    event.preventDefault();
  };
  return (
    <InputBase
      autoFocus
      placeholder={options.title ?? t('Search or go to…', locale)}
      autoComplete="off"
      slotProps={{
        input: {
          role: 'combobox',
          className: styles.text,
          'aria-label': t('Search or go to', locale),
          'aria-expanded': true,
          'aria-controls': id,
          'aria-activedescendant': current && `${id} ${current.id}`.replaceAll(' ', '-'),
          'aria-describedby': hintId,
          spellCheck: false,
        },
      }}
      value={options.typed}
      onChange={({ target }) => options.type(target.value)}
      onFocus={() => options.append(takeTyped)}
      onKeyDown={onKeyDown}
    />
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Without a text, they lead back from what can be done with a record. */
const BACK: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Backspace']);
