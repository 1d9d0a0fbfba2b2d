import { useImperativeHandle, useRef, type Ref } from 'react';
import buttons from '../button.module.css';
import type { Tool } from './tool.ts';
import styles from './tool.module.css';

export interface AskBeforeHandle {
  /** Whether the person wants it all the same. */
  ask(): Promise<boolean>;
}

/** Asks before something is done that cannot be undone, or not easily. */
export function AskBefore({ ref, tool }: { ref: Ref<AskBeforeHandle>; tool: Tool }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const answered = useRef<(goesOn: boolean) => void>(null);
  useImperativeHandle(ref, () => ({
    ask: () =>
      new Promise<boolean>((resolve) => {
        const element = dialog.current;
        if (!element) return resolve(false);
        answered.current = resolve;
        element.returnValue = '';
        element.showModal();
      }),
  }));
  const close = () => answered.current?.(dialog.current?.returnValue === 'go');
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="ask-before" onClose={close}>
      <h2 id="ask-before">{`${tool.label}?`}</h2>
      <p>This cannot be undone, or not easily.</p>
      <form method="dialog" className={styles.buttons}>
        <button type="submit" value="go" className={buttons.danger}>
          {tool.label}
        </button>
        <button type="submit" value="" className={buttons.button}>
          Keep it as it is
        </button>
      </form>
    </dialog>
  );
}
