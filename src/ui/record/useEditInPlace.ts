import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

interface EditInPlace {
  readonly isOpen: boolean;
  /** Opens the editor, unless the link is to be opened elsewhere. */
  readonly open: (event: MouseEvent) => void;
  readonly close: () => void;
  /** The link that opens it, which has the focus again afterwards. */
  readonly link: RefObject<HTMLAnchorElement | null>;
}

/** An editor that takes the place of a value; without JavaScript, its link leads to the form. */
export function useEditInPlace(): EditInPlace {
  const [isOpen, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) link.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
  };
  return { isOpen, open, close: () => setOpen(false), link };
}
