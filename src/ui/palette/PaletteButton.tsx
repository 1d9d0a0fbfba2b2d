import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { isDialogOpen, pressedKey } from '../shortcuts/shortcuts.ts';
import styles from './palette.module.css';
import { catchTyping } from './catchTyping.ts';
import type { PaletteProps } from './paletteProps.ts';

/** Opens the palette, by click or ⌘K. Its code loads when it is first opened. */
export function PaletteButton(props: Omit<PaletteProps, 'takeTyped' | 'onClose'>) {
  const locale = useLocale();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const typing = useRef<(() => string) | null>(null);
  const takeTyped = useCallback(() => typing.current?.() ?? '', []);
  const close = useCallback(() => {
    setIsOpen(false);
    takeTyped();
  }, [takeTyped]);
  const open = useCallback(async () => {
    takeTyped();
    typing.current = catchTyping();
    setIsOpen(true);
    try {
      const { Palette: loaded } = await import('./Palette.tsx');
      setPalette(() => loaded);
    } catch (error) {
      // The next try loads the code again.
      close();
      throw error;
    }
  }, [close, takeTyped]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (pressedKey(event).toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      if (event.altKey || event.shiftKey || isDialogOpen()) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-keyshortcuts="Meta+K Control+K"
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon name="search" size={16} />
        <span>{t('Search or go to…', locale)}</span>
        <kbd aria-hidden="true">⌘K</kbd>
      </button>
      {isOpen && Palette && <Palette {...props} takeTyped={takeTyped} onClose={close} />}
    </>
  );
}
