import {
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { Icon } from '../Icon.tsx';
import type { ResourceGroups } from '../resource.ts';
import styles from './palette.module.css';
import type { PaletteSource } from './entries.ts';

export interface PaletteProps {
  readonly resources: ResourceGroups;
  /** What it finds besides the lists; loaded when it is first opened. */
  readonly loadPalette: () => Promise<PaletteSource>;
  /** What was typed while the palette's code was on its way. */
  readonly typed: string;
  readonly onClose: () => void;
}

/** The way to everything by keyboard: the palette's code comes when it is first opened. */
export function PaletteButton(props: Omit<PaletteProps, 'typed' | 'onClose'>) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const close = useCallback(() => {
    setIsOpen(false);
    setTyped('');
  }, []);
  const open = useCallback(async () => {
    setIsOpen(true);
    try {
      const { Palette: loaded } = await import('./Palette.tsx');
      setPalette(() => loaded);
    } catch {
      // Its code did not come: the next try asks for it again.
      close();
    }
  }, [close]);
  useTyping(isOpen && !Palette, setTyped);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      if (event.altKey || event.shiftKey || document.querySelector('dialog[open]')) return;
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
        <span>Search or go to…</span>
        <kbd aria-hidden="true">⌘K</kbd>
      </button>
      {isOpen && Palette && <Palette {...props} typed={typed} onClose={close} />}
    </>
  );
}

/** Takes what is typed while there is nothing yet to type into: nobody waits for code before they type. */
function useTyping(isWaiting: boolean, change: Dispatch<SetStateAction<string>>): void {
  useEffect(() => {
    if (!isWaiting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (ctrlKey || metaKey || altKey || isComposing) return;
      if (key !== 'Backspace' && [...key].length !== 1) return;
      event.preventDefault();
      change((typed) => (key === 'Backspace' ? typed.slice(0, -1) : typed + key));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isWaiting, change]);
}
