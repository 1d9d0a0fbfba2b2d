import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import buttons from './button.module.css';
import styles from './menu.module.css';

interface MenuProps {
  /** What its button says. */
  readonly label: ReactNode;
  /** On which side of its button it lies. */
  readonly align?: 'start' | 'end';
  /** What is in it does nothing without a script: then it is not there. */
  readonly needsScript?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A button that unfolds something below it. It needs no script to open, and closes when it is left. */
export function Menu({ label, align = 'start', needsScript = false, onOpen, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={details}
      name="menu"
      className={`${styles.menu} ${needsScript ? styles.scripted : ''}`}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <summary className={buttons.button}>{label}</summary>
      <div className={styles.panel} data-align={align}>
        {children}
      </div>
    </details>
  );
}
