import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './run.module.css';

interface DialogProps {
  readonly title: string;
  /** Something is under way: it cannot be closed. */
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog above a list. It opens by itself. */
export function Dialog({ title, isBusy = false, isWide = false, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const { current } = element;
    if (current && !current.open) current.showModal();
  }, []);
  return (
    <dialog
      ref={element}
      className={isWide ? styles.wide : styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        if (isBusy) event.preventDefault();
      }}
      onKeyDown={(event) => {
        // Browsers close a dialog on the second Escape, even if the first was prevented.
        if (isBusy && event.key === 'Escape') event.preventDefault();
      }}
      onClose={onClose}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
