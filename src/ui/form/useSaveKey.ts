import { useEffect, type RefObject } from 'react';
import { pressedKey } from '../shortcuts/shortcuts.ts';

/** ⌘S, Ctrl+S, ⌘Enter and Ctrl+Enter submit the form. */
export function useSaveKey(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey) return;
      const form = element.current;
      const isSave = pressedKey(event).toLowerCase() === 's' && isOnTop(form);
      const isEnter = event.key === 'Enter' && form?.contains(event.target as Node);
      if (!isSave && !isEnter) return;
      event.preventDefault();
      // Text in an input method editor is not committed yet.
      if (!event.isComposing) form?.requestSubmit();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [element]);
}

/** Whether the form is in the topmost dialog. */
function isOnTop(form: HTMLFormElement | null): boolean {
  const dialogs = document.querySelectorAll('dialog:modal');
  const top = dialogs[dialogs.length - 1];
  return top === undefined || top.contains(form);
}
