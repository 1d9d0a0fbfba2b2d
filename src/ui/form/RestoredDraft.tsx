import buttons from '../button.module.css';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import styles from './form.module.css';
import type { Restored } from './useDraft.ts';

interface RestoredDraftProps {
  readonly restored: Restored;
  readonly locale: Locale;
  readonly onDiscard: () => void;
}

/** Says that a form has what was entered into it before. */
export function RestoredDraft({ restored, locale, onDiscard }: RestoredDraftProps) {
  return (
    <p className={styles.notice} role="status">
      {t('Your unsaved changes were restored.', locale)}
      {restored.hadSecrets && ` ${t('Secrets are not stored: enter them again.', locale)}`}
      <button type="button" className={buttons.button} onClick={onDiscard}>
        {t('Discard', locale)}
      </button>
    </p>
  );
}
