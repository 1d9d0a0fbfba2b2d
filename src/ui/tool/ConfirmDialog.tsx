import 'client-only';
import buttons from '../button.module.css';
import { Dialog } from '../Dialog.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import type { Tool } from '../../address/tool.ts';
import styles from './tool.module.css';

interface ConfirmDialogProps {
  readonly tool: Tool;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** A confirmation before something that is hard or impossible to undo. */
export function ConfirmDialog({ tool, onAnswer }: ConfirmDialogProps) {
  const locale = useLocale();
  const action = tLabel(tool.label, locale);
  return (
    <Dialog title={t('{action}?', locale, { action })} onClose={() => onAnswer(false)}>
      <p>{t('This cannot be undone, or not easily.', locale)}</p>
      <div className={styles.buttons}>
        <button type="button" className={buttons.danger} onClick={() => onAnswer(true)}>
          {action}
        </button>
        <button type="button" className={buttons.button} onClick={() => onAnswer(false)}>
          {t('Go back', locale)}
        </button>
      </div>
    </Dialog>
  );
}
