import 'client-only';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { usePage } from '../../relay/pageContext.tsx';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { showToast, disableUndo, type Toast } from './toasts.ts';
import styles from './toasts.module.css';

/** Milliseconds until a toast hides by itself. They pause while the pointer or the focus is on it, and in a hidden tab. */
const HIDE_AFTER_MS = 10_000;

/** Above the list of all toasts, which has its place in the corner. */
const IN_PLACE = { position: 'static' };

/** The latest toast for some seconds, and all of them behind a button. */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const locale = useLocale();
  const [latest] = toasts;
  const [seen, setSeen] = useState(0);
  return (
    <aside className={styles.toasts} aria-label={t('Notifications', locale)}>
      <Snackbar
        key={latest.id}
        open={seen < latest.id}
        autoHideDuration={HIDE_AFTER_MS}
        transitionDuration={0}
        sx={IN_PLACE}
        onClose={(_event, reason) => reason !== 'clickaway' && setSeen(latest.id)}
      >
        <div className={styles.toast}>
          <ToastRow toast={latest} />
          <button
            type="button"
            className={buttons.icon}
            aria-label={t('Dismiss', locale)}
            onClick={() => setSeen(latest.id)}
          >
            <Icon name="cross" size={14} />
          </button>
        </div>
      </Snackbar>
      <details className={styles.list}>
        <summary className={buttons.button}>{t('Notifications', locale)}</summary>
        <ul>
          {toasts.map((toast) => (
            <li key={toast.id}>
              <ToastRow toast={toast} />
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}

function ToastRow({ toast }: { toast: Toast }) {
  const locale = useLocale();
  const page = usePage();
  const [isUndoing, setUndoing] = useState(false);
  const undoChange = async () => {
    setUndoing(true);
    const words = await toast.undo?.();
    setUndoing(false);
    disableUndo(toast.id);
    if (words) showToast({ words });
    page.refresh();
  };
  return (
    <>
      <span className={styles.words}>{toast.words}</span>
      {toast.undo && (
        <button
          type="button"
          className={buttons.button}
          disabled={isUndoing}
          onClick={() => void undoChange()}
        >
          {t('Undo', locale)}
        </button>
      )}
    </>
  );
}
