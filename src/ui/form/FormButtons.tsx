import type { MouseEvent, ReactNode } from 'react';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './form.module.css';

export interface FormButtonsProps {
  readonly submitLabel: string;
  readonly isDangerous?: boolean;
  /** A link or button that leaves without saving. */
  readonly cancel: ReactNode;
  /** Before that is done. */
  readonly onCancel?: (event: MouseEvent) => void;
  readonly isSubmitting: boolean;
  /** Between the two. */
  readonly beside?: ReactNode;
}

/** The buttons below a form. */
export function FormButtons({
  submitLabel,
  isDangerous,
  cancel,
  onCancel,
  isSubmitting,
  beside,
}: FormButtonsProps) {
  const locale = useLocale();
  return (
    <div className={styles.buttons}>
      <button
        type="submit"
        className={isDangerous ? buttons.danger : buttons.primary}
        disabled={isSubmitting}
      >
        {isSubmitting ? t('Working…', locale) : submitLabel}
      </button>
      {beside}
      <span className={styles.cancel} onClickCapture={onCancel}>
        {cancel}
      </span>
    </div>
  );
}
