import MuiDialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { useFirstFocus } from './useFirstFocus.ts';

export interface DialogProps {
  readonly title: string;
  /** Work is in progress: the dialog cannot be closed. */
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  /** It takes all of the window. */
  readonly isFull?: boolean;
  /** Escape was pressed. A click outside does not close a dialog, because something may be typed in it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog above the page, open as long as it is rendered. Import it on use only: it brings MUI. */
export function Dialog({
  title,
  isBusy = false,
  isWide = false,
  isFull = false,
  onClose,
  children,
}: DialogProps) {
  const close = (event: object, reason: 'escapeKeyDown' | 'backdropClick') => {
    // What is open inside the dialog takes the key for itself.
    const isTaken = (event as Partial<Event>).defaultPrevented === true;
    if (reason === 'escapeKeyDown' && !isBusy && !isTaken) onClose();
  };
  return (
    <MuiDialog
      open
      fullWidth={!isFull}
      fullScreen={isFull}
      slotProps={isFull ? { paper: { style: WHOLE } } : undefined}
      maxWidth={isWide ? 'md' : 'sm'}
      transitionDuration={0}
      onClose={close}
      // React's events bubble to the component that opened the dialog, which may be a form.
      onSubmit={(event) => event.stopPropagation()}
    >
      <DialogTitle>{title}</DialogTitle>
      <FocusedContent onEscape={isBusy ? null : onClose}>{children}</FocusedContent>
    </MuiDialog>
  );
}

/** Without what keeps other dialogs from the edges of the window; its lines are no longer than is read with ease. */
const WHOLE = { margin: 0, border: 0, paddingInline: 'max(0px, calc(50vw - 40ch - 24px))' };

interface FocusedContentProps {
  /** Null while the dialog cannot be closed. */
  readonly onEscape: (() => void) | null;
  readonly children: ReactNode;
}

/** Its first control has the focus, as in the browser's own dialogs. */
function FocusedContent({ onEscape, children }: FocusedContentProps) {
  const content = useFirstFocus<HTMLDivElement>();
  useEffect(() => {
    // When the control that had the focus is gone, keys go to the page until MUI takes the focus back.
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || target !== document.body) return;
      const last = [...document.querySelectorAll('[role="dialog"]')].at(-1);
      if (last?.contains(content.current)) onEscape?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onEscape, content]);
  return (
    <DialogContent ref={content} className={styles.content}>
      {children}
    </DialogContent>
  );
}
