import { useImperativeHandle, useRef, type Ref } from 'react';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import type { Tool } from '../../address/tool.ts';
import styles from './tool.module.css';

export interface ConfirmDialogHandle {
  /** Resolves to whether the person confirms. */
  ask(): Promise<boolean>;
}

/** A confirmation before something that is hard or impossible to undo. */
export function ConfirmDialog({ ref, tool }: { ref: Ref<ConfirmDialogHandle>; tool: Tool }) {
  const locale = useLocale();
  const action = tLabel(tool.label, locale);
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
      <h2 id="ask-before">{t('{action}?', locale, { action })}</h2>
      <p>{t('This cannot be undone, or not easily.', locale)}</p>
      <form method="dialog" className={styles.buttons}>
        <button type="submit" value="go" className={buttons.danger}>
          {action}
        </button>
        <button type="submit" value="" className={buttons.button}>
          {t('Go back', locale)}
        </button>
      </form>
    </dialog>
  );
}
