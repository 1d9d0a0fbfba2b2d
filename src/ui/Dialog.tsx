import MuiDialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { MuiStyles } from './theme/MuiStyles.tsx';
import { useFirstFocus } from './useFirstFocus.ts';

export interface DialogProps {
  readonly title: string;
  /** Work is in progress: the dialog cannot be closed. */
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  /** Escape was pressed. A click outside does not close a dialog, because something may be typed in it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog above the page, open as long as it is rendered. Import it on use only: it brings MUI. */
export function Dialog({ title, isBusy = false, isWide = false, onClose, children }: DialogProps) {
  const close = (event: object, reason: 'escapeKeyDown' | 'backdropClick') => {
    // What is open inside the dialog takes the key for itself.
    const isTaken = (event as Partial<Event>).defaultPrevented === true;
    if (reason === 'escapeKeyDown' && !isBusy && !isTaken) onClose();
  };
  return (
    <MuiStyles>
      <MuiDialog
        open
        fullWidth
        maxWidth={isWide ? 'md' : 'sm'}
        transitionDuration={0}
        onClose={close}
        // React's events bubble to the component that opened the dialog, which may be a form.
        onSubmit={(event) => event.stopPropagation()}
      >
        <DialogTitle>{title}</DialogTitle>
        <FocusedContent>{children}</FocusedContent>
      </MuiDialog>
    </MuiStyles>
  );
}

/** Its first control has the focus, as in the browser's own dialogs. */
function FocusedContent({ children }: { children: ReactNode }) {
  const content = useFirstFocus<HTMLDivElement>();
  return (
    <DialogContent ref={content} className={styles.content}>
      {children}
    </DialogContent>
  );
}
