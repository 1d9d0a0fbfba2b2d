import 'client-only';
import { useLayoutEffect, useRef } from 'react';
import { get, useFormState } from 'react-hook-form';
import { t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { Dialog } from '../../Dialog.tsx';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import styles from '../form.module.css';

export interface FullScreenTextProps {
  /** The path of the value in the form. */
  readonly name: string;
  /** The id of the element in the form, whose caret it begins with. */
  readonly of: string;
  readonly label: string;
  readonly text: string;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly onWrite: (typed: string) => void;
  readonly onClose: () => void;
}

/** A long text in all of the window. Escape and a button lead back to the form, which has what was typed. */
export function FullScreenText({ label, onClose, ...props }: FullScreenTextProps) {
  const locale = useLocale();
  return (
    <Dialog title={label} isFull onClose={onClose}>
      <div className={styles.fullScreen}>
        <FullText {...props} label={label} />
        <div>
          <button type="button" className={buttons.primary} onClick={onClose}>
            {t('Back to the form', locale)}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

type FullTextProps = Omit<FullScreenTextProps, 'onClose'>;

/** The dialog mounts what is in it later than itself. */
function FullText({ name, of, label, text, invalid, describedBy, onWrite }: FullTextProps) {
  const { errors } = useFormState({ name });
  const message = messageOf(get(errors, name));
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const small = document.getElementById(of);
    area.current?.focus();
    if (!(small instanceof HTMLTextAreaElement)) return;
    area.current?.setSelectionRange(small.selectionStart, small.selectionEnd);
  }, [of]);
  return (
    <>
      <textarea
        ref={area}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onWrite(target.value)}
        className={styles.textarea}
      />
      {message !== null && (
        <p className={styles.error}>
          <Icon name="warning" size={14} /> {message}
        </p>
      )}
    </>
  );
}

function messageOf(error: unknown): string | null {
  const { message } = (error ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' && message !== '' ? message : null;
}
