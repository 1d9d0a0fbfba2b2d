import 'client-only';
import buttons from '../button.module.css';
import { Dialog } from '../Dialog.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import type { Tool } from '../../address/tool.ts';
import styles from './tool.module.css';

interface ConfirmDialogProps {
  readonly tool: Tool;
  readonly onResponse: (isConfirmed: boolean) => void;
}

/** A confirmation before something that is hard or impossible to undo. */
export function ConfirmDialog({ tool, onResponse }: ConfirmDialogProps) {
  const locale = useLocale();
  const action = tLabel(tool.label, locale);
  return (
    <Dialog title={t('{action}?', locale, { action })} onClose={() => onResponse(false)}>
      <p>{t('This cannot be undone, or not easily.', locale)}</p>
      <div className={styles.buttons}>
        <button type="button" className={buttons.danger} onClick={() => onResponse(true)}>
          {action}
        </button>
        <button type="button" className={buttons.button} onClick={() => onResponse(false)}>
          {t('Go back', locale)}
        </button>
      </div>
    </Dialog>
  );
}
